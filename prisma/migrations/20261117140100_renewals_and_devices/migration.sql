-- AlterTable
ALTER TABLE "sessions" ADD COLUMN "renewal_salt" BYTEA,
ADD COLUMN "previous_until" TIMESTAMPTZ(3),
ADD COLUMN "previous_recovers" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "devices" (
    "account_id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "devices_pkey" PRIMARY KEY ("account_id","token_hash")
);

-- CreateIndex
CREATE INDEX "devices_seen_at_idx" ON "devices"("seen_at");

-- AddForeignKey
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
