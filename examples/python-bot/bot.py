"""A bot that plays any game at random: it knows no rules, only docs/protocol.md."""

import argparse
import json
import os
import queue
import random
import secrets
import sys
import time

import requests
import socketio

from seat import Seat

PROTOCOL = 1
PATIENCE_SECONDS = 5
PASSING = ("busy", "retry", "too-many", "unavailable", "stopping")


def choose(space):
    """Any answer of the answer space."""
    if space["kind"] == "one":
        return random.choice(space["options"])
    if space["kind"] == "amount":
        return random.randint(space["min"], space["max"])
    if space["kind"] == "order":
        return random.sample(space["items"], len(space["items"]))
    return random.sample(space["items"], random.randint(space["min"], space["max"]))


class Bot:
    def __init__(self, server, token, name, games):
        self.server, self.token, self.name, self.games = server, token, name, games
        self.seats, self.dictionaries = {}, {}
        self.inbox = queue.Queue()  # Messages come in on another thread.
        self.refused = None  # Why the server does not let this bot in.
        self.socket = socketio.Client(reconnection_delay=0.5, reconnection_delay_max=10)
        self.socket.on("connect", lambda: self.inbox.put(("connected", None)))
        self.socket.on("connect_error", lambda why=None: self.refuse(why.get("data") if isinstance(why, dict) else None))
        self.socket.on("session.ended", self.refuse)
        for event in ("match.public", "match.private", "match.seats", "match.closed", "mine.changed"):
            self.socket.on(event, lambda body, event=event: self.inbox.put((event, body)))

    def play(self, matches):
        """Plays until so many matches are over."""
        while not self.socket.connected:
            try:
                self.socket.connect(self.server, auth={"protocol": PROTOCOL, "token": self.token}, transports=["websocket"])
            except socketio.exceptions.ConnectionError:
                self.pause(1)
        while len(self.finished()) < matches:
            seat = next((one for one in self.seats.values() if one.decision), None)
            if seat and self.inbox.empty():
                self.answer(seat)
            else:
                self.receive_next()
        self.socket.disconnect()
        return self.finished()

    def finished(self):
        return {match: seat.seating.get("standings") for (match, _), seat in self.seats.items() if seat.over}

    def receive_next(self):
        try:
            event, body = self.inbox.get(timeout=PATIENCE_SECONDS)
        except queue.Empty:
            return self.pause(0)
        seats = [one for one in self.seats.values() if body and one.match == body.get("match")]
        if event == "connected":
            self.connected()
        elif event == "mine.changed":
            self.take_seats(body["matches"])
        elif event == "match.public":
            for seat in seats:
                if not seat.public(body):
                    self.watch(seat)
        elif event == "match.private":
            for seat in seats:
                if seat.seat == body["seat"] and not seat.private(body):
                    self.watch(seat)
        elif event == "match.seats":
            for seat in seats:
                seat.seated(body["seating"])
                if not seat.view and seat.seating["status"] == "running":
                    self.watch(seat)
        elif event == "match.closed":
            for seat in seats:
                if seat.seat == body.get("seat", seat.seat):
                    del self.seats[seat.match, seat.seat]

    def connected(self):
        """After every connect: say what is on offer, see where to play, and go on where the connection was lost."""
        self.offer()
        for seat in list(self.seats.values()):
            self.watch(seat)
        self.take_seats(self.request("mine.watch", {})["matches"])

    def offer(self):
        offers = [{"bot": self.name, "game": game, "capacity": 20} for game in self.games]
        headers = {"Authorization": f"Bearer {self.token}"}
        while True:
            try:
                answer = requests.put(f"{self.server}/api/bot-offers", json={"offers": offers}, headers=headers, timeout=PATIENCE_SECONDS)
            except requests.RequestException:
                self.pause(0.5)
                continue
            if answer.ok:
                return
            if answer.status_code not in (429, 503):
                sys.exit(answer.text)
            self.pause(int(answer.headers.get("Retry-After", 1)))

    def take_seats(self, matches):
        for match in matches:
            for seat in match["plays"]:
                if match["status"] in ("open", "running") and (match["id"], seat) not in self.seats:
                    self.seats[match["id"], seat] = Seat(match["id"], seat, self.dictionaries)
                    self.watch(self.seats[match["id"], seat])

    def watch(self, seat):
        answer = self.request("match.watch", seat.watch_request())
        if "error" in answer:
            self.seats.pop((seat.match, seat.seat), None)
        else:
            seat.watched(answer)

    def answer(self, seat):
        decision = seat.decision
        command = {"match": seat.match, "commandId": secrets.token_hex(16), "decision": decision["id"], "answer": choose(decision["space"])}
        accepted = self.request("match.answer", command)
        if "error" in accepted:
            self.watch(seat)
        elif "step" in accepted:
            seat.public({"epoch": accepted["epoch"], "p": accepted["p"], **accepted["step"]})
        else:
            seat.view["decisions"] = [one for one in seat.view["decisions"] if one["id"] != decision["id"]]

    def request(self, name, body):
        """Sends a message until it is acknowledged; the same again where that may help."""
        while True:
            try:
                answer = self.socket.call(name, body, timeout=PATIENCE_SECONDS)
            except (socketio.exceptions.SocketIOError, OSError):
                self.pause(0.5)  # The connection is lost; the library connects again by itself.
                continue
            if answer.get("error", {}).get("code") not in PASSING:
                return answer
            self.pause(answer["error"].get("retryAfterMs", 500) / 1000)

    def refuse(self, body):
        error = (body or {}).get("error", {})
        if error and error["code"] not in PASSING:
            self.refused = error["reason"]

    def pause(self, seconds):
        if self.refused:
            sys.exit(self.refused)
        time.sleep(seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("--name", default="ratatosk", help="under which name it is on offer")
    parser.add_argument("--games", nargs="+", default=["raids"])
    parser.add_argument("--matches", type=int, default=1, help="how many matches to play")
    args = parser.parse_args()
    print(json.dumps(Bot(args.server, os.environ["SKALD_TOKEN"], args.name, args.games).play(args.matches)))
