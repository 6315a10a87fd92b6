-- AlterTable
ALTER TABLE "accounts" ADD COLUMN "name_lookalike" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "accounts_name_lookalike_key" ON "accounts"("name_lookalike");
