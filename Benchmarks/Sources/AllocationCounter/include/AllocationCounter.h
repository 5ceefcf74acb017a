#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How many blocks of heap memory the calling thread has asked for so far.
///
/// Counted where the C library is GNU's; elsewhere it stays zero.
uint64_t allocation_counter_count(void);

#endif
