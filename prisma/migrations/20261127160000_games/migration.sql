-- Games at the table: who may open them, and what was done.
-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "system" TEXT NOT NULL,
    "first" TEXT NOT NULL,
    "second" TEXT NOT NULL,
    "setup" TEXT NOT NULL,
    "facts" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "ending" TEXT,
    "createdAt" DATETIME NOT NULL,
    "playedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "GameSeat" (
    "gameId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "userId"),
    CONSTRAINT "GameSeat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "GameSeat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GameFact" (
    "gameId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "device" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "document" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("gameId", "number"),
    CONSTRAINT "GameFact_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Game_playedAt_idx" ON "Game"("playedAt");

-- CreateIndex
CREATE INDEX "GameSeat_userId_idx" ON "GameSeat"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "GameFact_gameId_device_n_key" ON "GameFact"("gameId", "device", "n");
