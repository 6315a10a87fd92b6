-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "attended_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "replay_shares" (
    "token_hash" BYTEA NOT NULL,
    "match_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "replay_shares_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "replay_shares_match_id_account_id_idx" ON "replay_shares"("match_id", "account_id");

-- CreateIndex
CREATE INDEX "replay_shares_account_id_idx" ON "replay_shares"("account_id");

-- CreateIndex
CREATE INDEX "reports_reporter_id_at_idx" ON "reports"("reporter_id", "at");

-- AddForeignKey
ALTER TABLE "replay_shares" ADD CONSTRAINT "replay_shares_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "replay_shares" ADD CONSTRAINT "replay_shares_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
