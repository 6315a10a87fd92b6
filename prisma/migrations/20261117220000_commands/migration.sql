-- Commands that leave no row in the log: one that was carried out is not carried out again, at any server.
CREATE TABLE "commands" (
    "match_id" TEXT NOT NULL,
    "command_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "commands_pkey" PRIMARY KEY ("match_id","command_id")
);

ALTER TABLE "commands" ADD CONSTRAINT "commands_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
