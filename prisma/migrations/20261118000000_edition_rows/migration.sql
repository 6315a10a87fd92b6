-- A match can be moved to another edition: by a row that nobody answered. Earlier releases neither write nor read such rows.
ALTER TABLE "match_log" ADD COLUMN "edition" TEXT;
ALTER TABLE "match_log" ALTER COLUMN "seat" DROP NOT NULL;
CREATE INDEX "match_log_editions" ON "match_log"("match_id", "seq") WHERE (edition IS NOT NULL);

-- Which rows a server can read, so that no row is written that another one cannot.
ALTER TABLE "server_runs" ADD COLUMN "log_format" SMALLINT;

-- What bots may rely on when they play by an edition.
ALTER TABLE "editions" ADD COLUMN "shape" TEXT;

-- The rules that were the newest when a table was opened, where they were not any more when it started.
ALTER TABLE "matches" ADD COLUMN "opened_edition" TEXT;
