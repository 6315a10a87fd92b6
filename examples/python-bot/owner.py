"""What the owner of a bot does over HTTP: registers, makes the bot, opens a table for it. Sections 2, 4 and 13 of docs/protocol.md."""

import argparse
import json

import requests


class Owner(requests.Session):
    """Keeps the session cookie, and names the origin with every request as a browser does."""

    def __init__(self, server):
        super().__init__()
        self.server = server
        self.headers["Origin"] = server

    def ask(self, method, path, body=None):
        response = self.request(method, self.server + path, json=body, timeout=10)
        if not response.ok:
            raise SystemExit(f"{method} {path}: {response.text}")
        return response.json()


def make_bot(owner, name, email, password, bot):
    owner.ask("POST", "/api/guests", {"name": name})
    owner.ask("POST", "/api/account/registration", {"email": email, "password": password})
    return owner.ask("POST", "/api/bots", {"name": bot})


def open_table(owner, email, password, game, seats, bot):
    account = owner.ask("POST", "/api/session", {"email": email, "password": password})["account"]
    # Several bots of one owner sit at one table only where the match says so.
    terms = {"game": game, "seats": seats, "seat": None, "ownBots": True}
    match = owner.ask("POST", "/api/matches", terms)["match"]
    owner.ask("POST", f"/api/matches/{match['id']}/bots", {"bot": bot, "owner": account["id"]})
    return owner.ask("POST", f"/api/matches/{match['id']}/start")["match"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("--email", required=True)
    parser.add_argument("--password", required=True)
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("bot", help="register, make a bot, and print its token")
    making.add_argument("owner")
    making.add_argument("bot")
    opening = commands.add_parser("table", help="log in, open a table for the bot alone, and start")
    opening.add_argument("game")
    opening.add_argument("seats", type=int)
    opening.add_argument("bot")
    args = parser.parse_args()
    if args.command == "bot":
        print(json.dumps(make_bot(Owner(args.server), args.owner, args.email, args.password, args.bot)))
    else:
        print(json.dumps(open_table(Owner(args.server), args.email, args.password, args.game, args.seats, args.bot)))
