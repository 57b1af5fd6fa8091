-- What a source is (author, title, year, kind, licence), where in it a fact stands, and the short names of formations and
-- units. What people cite stays; the next start seeds what ships.
ALTER TABLE "Source" ADD COLUMN "author" TEXT COLLATE "C";
ALTER TABLE "Source" ADD COLUMN "title" TEXT COLLATE "C";
ALTER TABLE "Source" ADD COLUMN "year" TEXT COLLATE "C";
ALTER TABLE "Source" ADD COLUMN "kind" TEXT COLLATE "C";
ALTER TABLE "Source" ADD COLUMN "licence" TEXT COLLATE "C";
ALTER TABLE "Source" ADD COLUMN "address" TEXT COLLATE "C";
ALTER TABLE "Formation" ADD COLUMN "short" TEXT COLLATE "C";
ALTER TABLE "BattleUnit" ADD COLUMN "short" TEXT COLLATE "C";

ALTER TABLE "NationSource" ADD COLUMN "position" INTEGER;
ALTER TABLE "NationSource" ADD COLUMN "place" TEXT COLLATE "C";
ALTER TABLE "NationSource" ADD COLUMN "address" TEXT COLLATE "C";
UPDATE "NationSource" AS "cited" SET "position" = "counted"."number" FROM (
  SELECT "nationId", "sourceId", row_number() OVER (PARTITION BY "nationId" ORDER BY "sourceId") - 1 AS "number" FROM "NationSource"
) AS "counted" WHERE "cited"."nationId" = "counted"."nationId" AND "cited"."sourceId" = "counted"."sourceId";
ALTER TABLE "NationSource" ALTER COLUMN "position" SET NOT NULL;
ALTER TABLE "NationSource" DROP CONSTRAINT "NationSource_pkey";
ALTER TABLE "NationSource" ADD CONSTRAINT "NationSource_pkey" PRIMARY KEY ("nationId", "position");

ALTER TABLE "RegimentSource" ADD COLUMN "position" INTEGER;
ALTER TABLE "RegimentSource" ADD COLUMN "place" TEXT COLLATE "C";
ALTER TABLE "RegimentSource" ADD COLUMN "address" TEXT COLLATE "C";
UPDATE "RegimentSource" AS "cited" SET "position" = "counted"."number" FROM (
  SELECT "regimentId", "sourceId", row_number() OVER (PARTITION BY "regimentId" ORDER BY "sourceId") - 1 AS "number" FROM "RegimentSource"
) AS "counted" WHERE "cited"."regimentId" = "counted"."regimentId" AND "cited"."sourceId" = "counted"."sourceId";
ALTER TABLE "RegimentSource" ALTER COLUMN "position" SET NOT NULL;
ALTER TABLE "RegimentSource" DROP CONSTRAINT "RegimentSource_pkey";
ALTER TABLE "RegimentSource" ADD CONSTRAINT "RegimentSource_pkey" PRIMARY KEY ("regimentId", "position");

ALTER TABLE "BattleSource" ADD COLUMN "position" INTEGER;
ALTER TABLE "BattleSource" ADD COLUMN "place" TEXT COLLATE "C";
ALTER TABLE "BattleSource" ADD COLUMN "address" TEXT COLLATE "C";
UPDATE "BattleSource" AS "cited" SET "position" = "counted"."number" FROM (
  SELECT "battleId", "sourceId", row_number() OVER (PARTITION BY "battleId" ORDER BY "sourceId") - 1 AS "number" FROM "BattleSource"
) AS "counted" WHERE "cited"."battleId" = "counted"."battleId" AND "cited"."sourceId" = "counted"."sourceId";
ALTER TABLE "BattleSource" ALTER COLUMN "position" SET NOT NULL;
ALTER TABLE "BattleSource" DROP CONSTRAINT "BattleSource_pkey";
ALTER TABLE "BattleSource" ADD CONSTRAINT "BattleSource_pkey" PRIMARY KEY ("battleId", "position");

DELETE FROM "SeedVersion" WHERE "name" = 'history';
