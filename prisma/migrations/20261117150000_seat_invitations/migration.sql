-- Who is asked to sit down in a seat: a rematch invites, and seats nobody unasked.
ALTER TABLE "match_seats"
  ADD COLUMN "invited_id" TEXT,
  ADD COLUMN "invited_until" TIMESTAMPTZ(3),
  ADD COLUMN "declined_at" TIMESTAMPTZ(3);

ALTER TABLE "match_seats" ADD CONSTRAINT "match_seats_invited_id_fkey"
  FOREIGN KEY ("invited_id") REFERENCES "accounts" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX "match_seats_invited" ON "match_seats" ("invited_id") WHERE (invited_id IS NOT NULL);
