-- People's own orders of battle that were deleted can be brought back for a while.
ALTER TABLE "Battle" ADD COLUMN "deletedAt" DATETIME;

-- CreateIndex
CREATE INDEX "Battle_deletedAt_idx" ON "Battle"("deletedAt");
