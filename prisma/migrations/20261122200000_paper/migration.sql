-- AlterTable
ALTER TABLE "User" ADD COLUMN "paper" TEXT;
