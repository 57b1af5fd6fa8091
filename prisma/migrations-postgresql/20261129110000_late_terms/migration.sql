-- Terms saved after closing may judge none of the lists: those sent later keep the terms of closing.
ALTER TABLE "Event" ADD COLUMN "lateTerms" INTEGER;
