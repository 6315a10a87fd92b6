-- AlterTable
ALTER TABLE "match_seats" DROP COLUMN "timeouts",
ADD COLUMN     "back_seq" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "standing" JSONB;

-- CreateTable
CREATE TABLE "kicks" (
    "match_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "invitation_hash" BYTEA,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kicks_pkey" PRIMARY KEY ("match_id","account_id")
);

-- AddForeignKey
ALTER TABLE "kicks" ADD CONSTRAINT "kicks_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kicks" ADD CONSTRAINT "kicks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
