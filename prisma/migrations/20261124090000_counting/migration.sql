-- How many findings of a verdict only want more, and the events whose trail is yet to say which lists counted.
ALTER TABLE "EntryVersion" ADD COLUMN "wanting" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "EarlierVerdict" ADD COLUMN "wanting" INTEGER NOT NULL DEFAULT 0;
UPDATE "EntryVersion" SET "wanting" = (SELECT count(*) FROM json_each("report", '$.findings') AS f
  WHERE json_extract(f."value", '$.wanting') = 1);
UPDATE "EarlierVerdict" SET "wanting" = (SELECT count(*) FROM json_each("report", '$.findings') AS f
  WHERE json_extract(f."value", '$.wanting') = 1);
ALTER TABLE "Event" ADD COLUMN "countingNoted" BOOLEAN NOT NULL DEFAULT true;
UPDATE "Event" SET "countingNoted" = false WHERE "lastNumber" > 0;
