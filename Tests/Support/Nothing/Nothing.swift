// Empty: on Linux the product KeyboardUIKit holds no code.
