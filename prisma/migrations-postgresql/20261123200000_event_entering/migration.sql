-- Whoever opens the page of an event may enter a list, and the players an organiser expects.
ALTER TABLE "Event" ADD COLUMN "openEntry" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Event" ADD COLUMN "expected" TEXT COLLATE "C" NOT NULL DEFAULT '[]';
