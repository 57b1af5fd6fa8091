-- Where a player put the formations of an army on its plate. It is part of no file, hash or receipt.
ALTER TABLE "Army" ADD COLUMN "plate" TEXT COLLATE "C";
