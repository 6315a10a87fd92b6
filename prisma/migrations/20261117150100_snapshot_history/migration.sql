-- What a match told lately, kept beside its state: a match that wakes need not play its log again to say what happened.
ALTER TABLE "snapshots" ADD COLUMN "history" TEXT;
