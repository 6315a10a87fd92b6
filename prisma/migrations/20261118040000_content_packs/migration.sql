-- Editions of content packs: the rules of their base with corrected content. Earlier releases neither open tables with them nor read these columns.
ALTER TABLE "editions" ADD COLUMN "pack_name" TEXT;
ALTER TABLE "editions" ADD COLUMN "pack_note" TEXT;
ALTER TABLE "editions" ADD COLUMN "base" TEXT;

ALTER TABLE "matches" ADD COLUMN "pack_edition" TEXT;
ALTER TABLE "matches" ADD COLUMN "pack_name" TEXT;
