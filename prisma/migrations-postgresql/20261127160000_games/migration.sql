-- Games at the table: who may open them, and what was done.
-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT COLLATE "C" NOT NULL,
    "system" TEXT COLLATE "C" NOT NULL,
    "first" TEXT COLLATE "C" NOT NULL,
    "second" TEXT COLLATE "C" NOT NULL,
    "setup" TEXT COLLATE "C" NOT NULL,
    "facts" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "ending" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    "playedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GameSeat" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GameSeat_pkey" PRIMARY KEY ("gameId", "userId")
);

-- AddForeignKey
ALTER TABLE "GameSeat" ADD CONSTRAINT "GameSeat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameSeat" ADD CONSTRAINT "GameSeat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "GameFact" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "device" TEXT COLLATE "C" NOT NULL,
    "n" INTEGER NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "document" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GameFact_pkey" PRIMARY KEY ("gameId", "number")
);

-- AddForeignKey
ALTER TABLE "GameFact" ADD CONSTRAINT "GameFact_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Game_playedAt_idx" ON "Game"("playedAt");

-- CreateIndex
CREATE INDEX "GameSeat_userId_idx" ON "GameSeat"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "GameFact_gameId_device_n_key" ON "GameFact"("gameId", "device", "n");
