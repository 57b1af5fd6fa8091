-- What a source is (author, title, year, kind, licence), where in it a fact stands, and the short names of formations and
-- units. What people cite stays; the next start seeds what ships.
ALTER TABLE "Source" ADD COLUMN "author" TEXT;
ALTER TABLE "Source" ADD COLUMN "title" TEXT;
ALTER TABLE "Source" ADD COLUMN "year" TEXT;
ALTER TABLE "Source" ADD COLUMN "kind" TEXT;
ALTER TABLE "Source" ADD COLUMN "licence" TEXT;
ALTER TABLE "Source" ADD COLUMN "address" TEXT;
ALTER TABLE "Formation" ADD COLUMN "short" TEXT;
ALTER TABLE "BattleUnit" ADD COLUMN "short" TEXT;

CREATE TABLE "new_NationSource" (
    "nationId" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "place" TEXT,
    "address" TEXT,
    PRIMARY KEY ("nationId", "position"),
    CONSTRAINT "NationSource_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "NationSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_NationSource" ("nationId", "sourceId", "position")
  SELECT "nationId", "sourceId", row_number() OVER (PARTITION BY "nationId" ORDER BY "sourceId") - 1 FROM "NationSource";
DROP TABLE "NationSource";
ALTER TABLE "new_NationSource" RENAME TO "NationSource";
CREATE INDEX "NationSource_sourceId_idx" ON "NationSource"("sourceId");

CREATE TABLE "new_RegimentSource" (
    "regimentId" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "place" TEXT,
    "address" TEXT,
    PRIMARY KEY ("regimentId", "position"),
    CONSTRAINT "RegimentSource_regimentId_fkey" FOREIGN KEY ("regimentId") REFERENCES "Regiment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RegimentSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_RegimentSource" ("regimentId", "sourceId", "position")
  SELECT "regimentId", "sourceId", row_number() OVER (PARTITION BY "regimentId" ORDER BY "sourceId") - 1 FROM "RegimentSource";
DROP TABLE "RegimentSource";
ALTER TABLE "new_RegimentSource" RENAME TO "RegimentSource";
CREATE INDEX "RegimentSource_sourceId_idx" ON "RegimentSource"("sourceId");

CREATE TABLE "new_BattleSource" (
    "battleId" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "place" TEXT,
    "address" TEXT,
    PRIMARY KEY ("battleId", "position"),
    CONSTRAINT "BattleSource_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "BattleSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_BattleSource" ("battleId", "sourceId", "position")
  SELECT "battleId", "sourceId", row_number() OVER (PARTITION BY "battleId" ORDER BY "sourceId") - 1 FROM "BattleSource";
DROP TABLE "BattleSource";
ALTER TABLE "new_BattleSource" RENAME TO "BattleSource";
CREATE INDEX "BattleSource_sourceId_idx" ON "BattleSource"("sourceId");

DELETE FROM "SeedVersion" WHERE "name" = 'history';
