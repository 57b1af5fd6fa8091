-- The setup of a game out of its row, which each act writes again.
-- CreateTable
CREATE TABLE "GameSetup" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "document" TEXT NOT NULL,
    CONSTRAINT "GameSetup_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "GameSetup" ("gameId", "document") SELECT "id", "setup" FROM "Game";
ALTER TABLE "Game" DROP COLUMN "setup";
