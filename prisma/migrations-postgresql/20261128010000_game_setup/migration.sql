-- The setup of a game out of its row, which each act writes again.
-- CreateTable
CREATE TABLE "GameSetup" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "document" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "GameSetup_pkey" PRIMARY KEY ("gameId")
);

-- AddForeignKey
ALTER TABLE "GameSetup" ADD CONSTRAINT "GameSetup_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "GameSetup" ("gameId", "document") SELECT "id", "setup" FROM "Game";
ALTER TABLE "Game" DROP COLUMN "setup";
