-- Which armies of somebody's own came to a game, and codes that open a seat once.
ALTER TABLE "Game" ADD COLUMN "firstArmy" TEXT;
ALTER TABLE "Game" ADD COLUMN "secondArmy" TEXT;

-- CreateIndex
CREATE INDEX "Game_firstArmy_idx" ON "Game"("firstArmy");

-- CreateIndex
CREATE INDEX "Game_secondArmy_idx" ON "Game"("secondArmy");

-- CreateTable
CREATE TABLE "GameCode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "gameId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "GameCode_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "GameCode_gameId_role_key" ON "GameCode"("gameId", "role");

-- CreateIndex
CREATE INDEX "GameCode_expiresAt_idx" ON "GameCode"("expiresAt");
