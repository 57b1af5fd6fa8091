-- Links to seats that an umpire can make anew, and how often the seats of a game changed.
ALTER TABLE "Game" ADD COLUMN "links" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Game" ADD COLUMN "seatChanges" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "GameCode" ADD COLUMN "offer" TEXT NOT NULL DEFAULT 'open';
