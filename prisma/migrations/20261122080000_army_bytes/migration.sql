-- What an army takes: people have a quota. Characters stand for bytes in rows that are older than the column.
ALTER TABLE "Army" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;
UPDATE "Army" SET "bytes" = length("document");

-- CreateIndex
CREATE INDEX "Army_userId_bytes_idx" ON "Army"("userId", "bytes");
