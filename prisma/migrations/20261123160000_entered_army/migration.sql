-- AlterTable
ALTER TABLE "EntryVersion" ADD COLUMN "armyId" TEXT;
