-- AlterTable
ALTER TABLE "matches" DROP COLUMN "last_seq";
