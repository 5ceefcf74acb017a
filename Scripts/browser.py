"""Chromium by the DevTools protocol, for the checks of what the tool draws."""

import json
import os
import select
import subprocess
import time


class Browser:
    """Chromium without a window, driven by the DevTools protocol over two pipes."""

    def __init__(self, folder):
        commands, results = os.pipe(), os.pipe()
        arguments = [
            "chromium", "--headless=new", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-dev-shm-usage", "--disable-background-networking",
            "--remote-debugging-pipe", f"--user-data-dir={folder}/profile", "about:blank",
        ]
        if os.geteuid() == 0:
            arguments.insert(1, "--no-sandbox")
        # The protocol is spoken on descriptors 3 and 4.
        shell = ["sh", "-c", f'exec "$@" 3<&{commands[0]} 4>&{results[1]}', "sh"]
        self.log = open(f"{folder}/chromium.log", "wb")
        self.process = subprocess.Popen(
            shell + arguments, pass_fds=(commands[0], results[1]),
            stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
        )
        os.close(commands[0])
        os.close(results[1])
        self.input, self.output = commands[1], results[0]
        self.buffer, self.number, self.events, self.session = b"", 0, [], None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)
        self.session = session["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(f"{domain}.enable")

    def receive(self, seconds):
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            rest = max(0, end - time.monotonic())
            if not select.select([self.output], [], [], rest)[0]:
                raise TimeoutError(f"Chromium did not answer within {seconds} seconds")
            piece = os.read(self.output, 1 << 16)
            if not piece:
                raise EOFError("Chromium ended")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.input, data):]
        while True:
            answer = self.receive(30)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, path, dark=False, width=1200, height=900, motion="no-preference", media=""):
        self.events = []
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )
        features = {
            "prefers-color-scheme": "dark" if dark else "light", "prefers-reduced-motion": motion,
        }
        self.send(
            "Emulation.setEmulatedMedia", media=media,
            features=[{"name": name, "value": value} for name, value in features.items()],
        )
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url=path if "://" in path else f"file://{path}")
        end = time.monotonic() + 20
        while not any(e["method"] == "Page.loadEventFired" for e in self.loaded(path)):
            if time.monotonic() > end:
                raise TimeoutError(f"{path} was not loaded")
            try:
                self.events.append(self.receive(1))
            except TimeoutError:
                pass

    def loaded(self, path):
        """The events since the page was asked for."""
        for index, event in enumerate(self.events):
            frame = event["params"].get("frame", {})
            if event["method"] == "Page.frameNavigated" and frame.get("url", "").endswith(path.split("#")[0]):
                return self.events[index:]
        return []

    def value(self, script):
        result = self.send(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:500])
        return result["result"].get("value")

    def press(self, key, code):
        for kind in ["rawKeyDown", "keyUp"]:
            self.send(
                "Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code
            )

    def screenshot(self):
        return self.send("Page.captureScreenshot", format="png")["data"]

    def complaints(self):
        """What the browser found wrong with the page, and what the page asked the network for."""
        self.value("new Promise((done) => setTimeout(done, 50))")
        found = []
        for event in self.events:
            method, parameters = event["method"], event["params"]
            if method == "Runtime.exceptionThrown":
                found.append(json.dumps(parameters["exceptionDetails"])[:300])
            elif method in ["Log.entryAdded", "Runtime.consoleAPICalled"]:
                found.append(json.dumps(parameters)[:300])
            elif method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith("file://") and url != "about:blank":
                    found.append(f"a request for {url}")
        return found

    def close(self):
        try:
            self.session = None
            self.send("Browser.close")
        except (EOFError, RuntimeError, TimeoutError, OSError):
            self.process.kill()
        self.process.wait(20)
        self.log.close()
