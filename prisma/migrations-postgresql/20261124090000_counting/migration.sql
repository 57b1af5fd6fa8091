-- How many findings of a verdict only want more, and the events whose trail is yet to say which lists counted.
ALTER TABLE "EntryVersion" ADD COLUMN "wanting" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "EarlierVerdict" ADD COLUMN "wanting" INTEGER NOT NULL DEFAULT 0;
UPDATE "EntryVersion" SET "wanting" = (SELECT count(*) FROM jsonb_array_elements("report"::jsonb -> 'findings') AS f
  WHERE f ->> 'wanting' = 'true');
UPDATE "EarlierVerdict" SET "wanting" = (SELECT count(*) FROM jsonb_array_elements("report"::jsonb -> 'findings') AS f
  WHERE f ->> 'wanting' = 'true');
ALTER TABLE "Event" ADD COLUMN "countingNoted" BOOLEAN NOT NULL DEFAULT true;
UPDATE "Event" SET "countingNoted" = false WHERE "lastNumber" > 0;
