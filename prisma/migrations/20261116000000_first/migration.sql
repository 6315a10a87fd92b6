-- CreateEnum
CREATE TYPE "account_kind" AS ENUM ('guest', 'registered', 'bot');

-- CreateEnum
CREATE TYPE "session_kind" AS ENUM ('cookie', 'bearer');

-- CreateEnum
CREATE TYPE "visibility" AS ENUM ('public', 'private');

-- CreateEnum
CREATE TYPE "match_status" AS ENUM ('open', 'running', 'finished', 'aborted');

-- CreateEnum
CREATE TYPE "clock_kind" AS ENUM ('none', 'live', 'days');

-- CreateEnum
CREATE TYPE "occupant" AS ENUM ('nobody', 'person', 'bot');

-- CreateEnum
CREATE TYPE "answered_by" AS ENUM ('person', 'bot', 'clock');

-- CreateTable
CREATE TABLE "accounts" (
    "id" TEXT NOT NULL,
    "kind" "account_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT,
    "email" TEXT,
    "password_hash" TEXT,
    "moderator" BOOLEAN NOT NULL DEFAULT false,
    "owner_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "banned_at" TIMESTAMPTZ(3),
    "ban_reason" TEXT,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" "session_kind" NOT NULL,
    "label" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "previous_hash" BYTEA,
    "rotated_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "matches" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "rules_version" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "seat_count" SMALLINT NOT NULL,
    "visibility" "visibility" NOT NULL,
    "invitation_hash" BYTEA,
    "clock_kind" "clock_kind" NOT NULL,
    "clock_bank_ms" INTEGER,
    "clock_increment_ms" INTEGER,
    "spectators" BOOLEAN NOT NULL,
    "spectator_delay_ms" INTEGER NOT NULL DEFAULT 0,
    "status" "match_status" NOT NULL DEFAULT 'open',
    "status_at" TIMESTAMPTZ(3) NOT NULL,
    "end_reason" TEXT,
    "host_id" TEXT NOT NULL,
    "rematch_of_id" TEXT,
    "commitment" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "nonces" JSONB,
    "start_facts" JSONB,
    "start_digest" TEXT,
    "last_seq" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_seats" (
    "match_id" TEXT NOT NULL,
    "seat" SMALLINT NOT NULL,
    "occupant" "occupant" NOT NULL DEFAULT 'nobody',
    "account_id" TEXT,
    "bot_name" TEXT,
    "handed_to_bot" BOOLEAN NOT NULL DEFAULT false,
    "ready" BOOLEAN NOT NULL DEFAULT false,
    "nonce" TEXT,
    "bank_ms" INTEGER,
    "timeouts" SMALLINT NOT NULL DEFAULT 0,
    "resigned_at" TIMESTAMPTZ(3),
    "joined_at" TIMESTAMPTZ(3),
    "rank" SMALLINT,
    "score" INTEGER,

    CONSTRAINT "match_seats_pkey" PRIMARY KEY ("match_id","seat")
);

-- CreateTable
CREATE TABLE "match_log" (
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "command_id" TEXT NOT NULL,
    "seat" SMALLINT NOT NULL,
    "by" "answered_by" NOT NULL,
    "decision" TEXT,
    "answer" JSONB,
    "undo" BOOLEAN NOT NULL,
    "facts" JSONB NOT NULL,
    "digest" TEXT NOT NULL,
    "waiting" SMALLINT[],
    "banks_ms" INTEGER[],
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "match_log_pkey" PRIMARY KEY ("match_id","seq")
);

-- CreateTable
CREATE TABLE "snapshots" (
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("match_id","seq")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" BIGSERIAL NOT NULL,
    "match_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_by_id" TEXT,

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mutes" (
    "account_id" TEXT NOT NULL,
    "muted_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mutes_pkey" PRIMARY KEY ("account_id","muted_id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" BIGSERIAL NOT NULL,
    "reporter_id" TEXT NOT NULL,
    "reported_id" TEXT NOT NULL,
    "match_id" TEXT,
    "message_id" BIGINT,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by_id" TEXT,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" TEXT,
    "act" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "target_id" TEXT NOT NULL,
    "details" JSONB NOT NULL,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bot_offers" (
    "account_id" TEXT NOT NULL,
    "bot" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "capacity" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bot_offers_pkey" PRIMARY KEY ("account_id","bot","game")
);

-- CreateTable
CREATE TABLE "server_runs" (
    "id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "beat_at" TIMESTAMPTZ(3) NOT NULL,
    "stopped_at" TIMESTAMPTZ(3),

    CONSTRAINT "server_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_name_key_key" ON "accounts"("name_key");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts"("email");

-- CreateIndex
CREATE INDEX "accounts_owner_id_idx" ON "accounts"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_previous_hash_key" ON "sessions"("previous_hash");

-- CreateIndex
CREATE INDEX "sessions_account_id_idx" ON "sessions"("account_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "matches_invitation_hash_key" ON "matches"("invitation_hash");

-- CreateIndex
CREATE UNIQUE INDEX "matches_rematch_of_id_key" ON "matches"("rematch_of_id");

-- CreateIndex
CREATE INDEX "matches_status_visibility_status_at_idx" ON "matches"("status", "visibility", "status_at" DESC);

-- CreateIndex
CREATE INDEX "matches_game_status_visibility_status_at_idx" ON "matches"("game", "status", "visibility", "status_at" DESC);

-- CreateIndex
CREATE INDEX "matches_host_id_idx" ON "matches"("host_id");

-- CreateIndex
CREATE INDEX "match_seats_account_id_idx" ON "match_seats"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "match_seats_one_person_one_seat" ON "match_seats"("match_id", "account_id") WHERE (occupant = 'person');

-- CreateIndex
CREATE UNIQUE INDEX "match_log_match_id_command_id_key" ON "match_log"("match_id", "command_id");

-- CreateIndex
CREATE INDEX "chat_messages_match_id_id_idx" ON "chat_messages"("match_id", "id");

-- CreateIndex
CREATE INDEX "reports_resolved_at_at_idx" ON "reports"("resolved_at", "at");

-- CreateIndex
CREATE INDEX "reports_reported_id_idx" ON "reports"("reported_id");

-- CreateIndex
CREATE UNIQUE INDEX "reports_reporter_id_message_id_key" ON "reports"("reporter_id", "message_id");

-- CreateIndex
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at");

-- CreateIndex
CREATE INDEX "audit_log_subject_target_id_at_idx" ON "audit_log"("subject", "target_id", "at");

-- CreateIndex
CREATE INDEX "bot_offers_game_updated_at_idx" ON "bot_offers"("game", "updated_at");

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_rematch_of_id_fkey" FOREIGN KEY ("rematch_of_id") REFERENCES "matches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_seats" ADD CONSTRAINT "match_seats_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_seats" ADD CONSTRAINT "match_seats_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_log" ADD CONSTRAINT "match_log_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_hidden_by_id_fkey" FOREIGN KEY ("hidden_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_fkey" FOREIGN KEY ("muted_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_fkey" FOREIGN KEY ("reported_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bot_offers" ADD CONSTRAINT "bot_offers_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;


