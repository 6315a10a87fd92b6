-- The modules that matches were begun with. Earlier releases go on writing `rules_version` only.
CREATE TABLE "editions" (
    "hash" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "module" BYTEA NOT NULL,
    "kept_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "editions_pkey" PRIMARY KEY ("hash")
);

ALTER TABLE "matches" ADD COLUMN "edition" TEXT;
ALTER TABLE "matches" ALTER COLUMN "rules_version" SET DEFAULT 0;
