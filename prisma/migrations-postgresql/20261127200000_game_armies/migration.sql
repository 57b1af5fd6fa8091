-- Which armies of somebody's own came to a game, and codes that open a seat once.
ALTER TABLE "Game" ADD COLUMN "firstArmy" TEXT COLLATE "C";
ALTER TABLE "Game" ADD COLUMN "secondArmy" TEXT COLLATE "C";

-- CreateIndex
CREATE INDEX "Game_firstArmy_idx" ON "Game"("firstArmy");

-- CreateIndex
CREATE INDEX "Game_secondArmy_idx" ON "Game"("secondArmy");

-- CreateTable
CREATE TABLE "GameCode" (
    "id" TEXT COLLATE "C" NOT NULL,
    "gameId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GameCode_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "GameCode" ADD CONSTRAINT "GameCode_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE UNIQUE INDEX "GameCode_gameId_role_key" ON "GameCode"("gameId", "role");

-- CreateIndex
CREATE INDEX "GameCode_expiresAt_idx" ON "GameCode"("expiresAt");
