-- What the release of a server knows: the others begin no match that it could not play, and take nothing away that it needs.
ALTER TABLE "server_runs" ADD COLUMN "schema" TEXT, ADD COLUMN "interface" INTEGER;
