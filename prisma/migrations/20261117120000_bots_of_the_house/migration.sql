-- Bots of the house are marked as such. Those that exist were made by the server: imported ones hold no name of their own.
ALTER TABLE "accounts" ADD COLUMN "house" BOOLEAN NOT NULL DEFAULT false;
UPDATE "accounts" SET "house" = true WHERE "kind" = 'bot' AND "owner_id" IS NULL AND "name_key" IS NOT NULL AND "deleted_at" IS NULL;

-- The strengths of the house are no longer offered by anybody else.
DELETE FROM "bot_offers" USING "accounts"
WHERE "accounts"."id" = "bot_offers"."account_id" AND NOT "accounts"."house" AND "bot_offers"."bot" IN ('random', 'novice', 'warrior');

ALTER TABLE "matches" ADD COLUMN "own_bots" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "match_seats" ADD COLUMN "bot_owner_id" TEXT;
ALTER TABLE "match_seats" ADD CONSTRAINT "match_seats_bot_owner_id_fkey" FOREIGN KEY ("bot_owner_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;
UPDATE "match_seats" SET "bot_owner_id" = "accounts"."owner_id"
FROM "accounts" WHERE "match_seats"."occupant" = 'bot' AND "accounts"."id" = "match_seats"."account_id" AND "accounts"."owner_id" IS NOT NULL;
