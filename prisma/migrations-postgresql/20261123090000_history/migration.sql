-- Battles of people beside those that ship, what sources give differently, and the search. Nothing of a person stands in
-- these tables yet: they are made anew, and the next start seeds them.
DROP TABLE "BattleUnit";
DROP TABLE "Formation";
DROP TABLE "SideNation";
DROP TABLE "Side";
DROP TABLE "BattleSource";
DROP TABLE "Battle";
DELETE FROM "SeedVersion" WHERE "name" = 'history';

CREATE TABLE "NationSource" (
    "nationId" TEXT COLLATE "C" NOT NULL,
    "sourceId" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "NationSource_pkey" PRIMARY KEY ("nationId", "sourceId")
);

CREATE TABLE "Battle" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "otherNames" TEXT COLLATE "C",
    "date" TEXT COLLATE "C",
    "dateEnd" TEXT COLLATE "C",
    "year" INTEGER NOT NULL,
    "place" TEXT COLLATE "C",
    "theatre" TEXT COLLATE "C",
    "confidence" TEXT COLLATE "C",
    "coverage" TEXT COLLATE "C" NOT NULL,
    "notes" TEXT COLLATE "C",
    "ownerId" TEXT COLLATE "C",
    "visibility" TEXT COLLATE "C" NOT NULL,
    "linkHash" TEXT COLLATE "C",
    "publishedAt" TIMESTAMP(3),
    "hiddenAt" TIMESTAMP(3),
    "revision" INTEGER NOT NULL,
    "document" TEXT COLLATE "C",
    "bytes" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3),
    "updatedAt" TIMESTAMP(3),
    CONSTRAINT "Battle_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BattleSource" (
    "battleId" TEXT COLLATE "C" NOT NULL,
    "sourceId" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "BattleSource_pkey" PRIMARY KEY ("battleId", "sourceId")
);

CREATE TABLE "BattleReport" (
    "id" TEXT COLLATE "C" NOT NULL,
    "battleId" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "closedAt" TIMESTAMP(3),
    CONSTRAINT "BattleReport_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Side" (
    "id" TEXT COLLATE "C" NOT NULL,
    "battleId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "commander" TEXT COLLATE "C",
    "men" INTEGER,
    "infantry" INTEGER,
    "cavalry" INTEGER,
    "guns" INTEGER,
    "battalions" DOUBLE PRECISION,
    "squadrons" DOUBLE PRECISION,
    "notes" TEXT COLLATE "C",
    "depth" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "Side_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "SideNation" (
    "sideId" TEXT COLLATE "C" NOT NULL,
    "nationId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "SideNation_pkey" PRIMARY KEY ("sideId", "nationId")
);

CREATE TABLE "Formation" (
    "id" TEXT COLLATE "C" NOT NULL,
    "sideId" TEXT COLLATE "C" NOT NULL,
    "parentId" TEXT COLLATE "C",
    "position" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "commander" TEXT COLLATE "C",
    "notes" TEXT COLLATE "C",
    CONSTRAINT "Formation_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BattleUnit" (
    "id" TEXT COLLATE "C" NOT NULL,
    "formationId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "nationId" TEXT COLLATE "C",
    "nationText" TEXT COLLATE "C" NOT NULL,
    "arm" TEXT COLLATE "C" NOT NULL,
    "armText" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "typeText" TEXT COLLATE "C" NOT NULL,
    "regimentId" TEXT COLLATE "C",
    "counting" TEXT COLLATE "C" NOT NULL,
    "strength" DOUBLE PRECISION NOT NULL,
    "battalions" DOUBLE PRECISION,
    "squadrons" DOUBLE PRECISION,
    "guns" INTEGER,
    "calibre" TEXT COLLATE "C",
    "men" INTEGER,
    "notes" TEXT COLLATE "C",
    CONSTRAINT "BattleUnit_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Variant" (
    "id" TEXT COLLATE "C" NOT NULL,
    "battleId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "side" INTEGER,
    "subject" TEXT COLLATE "C",
    "about" TEXT COLLATE "C" NOT NULL,
    "why" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "Variant_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "VariantValue" (
    "variantId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "value" TEXT COLLATE "C" NOT NULL,
    "source" TEXT COLLATE "C" NOT NULL,
    "preferred" BOOLEAN NOT NULL,
    CONSTRAINT "VariantValue_pkey" PRIMARY KEY ("variantId", "position")
);

CREATE TABLE "SearchWord" (
    "word" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "SearchWord_pkey" PRIMARY KEY ("word")
);

CREATE TABLE "SearchEntry" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "battleId" TEXT COLLATE "C",
    "regimentId" TEXT COLLATE "C",
    "label" TEXT COLLATE "C" NOT NULL,
    "detail" TEXT COLLATE "C" NOT NULL,
    "otherNames" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "SearchEntry_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "SearchPlace" (
    "word" TEXT COLLATE "C" NOT NULL,
    "entryId" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "SearchPlace_pkey" PRIMARY KEY ("word", "entryId")
);

CREATE INDEX "NationSource_sourceId_idx" ON "NationSource"("sourceId");
CREATE UNIQUE INDEX "Battle_linkHash_key" ON "Battle"("linkHash");
CREATE INDEX "Battle_date_idx" ON "Battle"("date");
CREATE INDEX "Battle_ownerId_updatedAt_idx" ON "Battle"("ownerId", "updatedAt");
CREATE INDEX "Battle_visibility_hiddenAt_publishedAt_idx" ON "Battle"("visibility", "hiddenAt", "publishedAt");
CREATE INDEX "BattleSource_sourceId_idx" ON "BattleSource"("sourceId");
CREATE INDEX "BattleReport_battleId_idx" ON "BattleReport"("battleId");
CREATE INDEX "BattleReport_closedAt_createdAt_idx" ON "BattleReport"("closedAt", "createdAt");
CREATE UNIQUE INDEX "Side_battleId_position_key" ON "Side"("battleId", "position");
CREATE INDEX "SideNation_nationId_idx" ON "SideNation"("nationId");
CREATE INDEX "Formation_sideId_idx" ON "Formation"("sideId");
CREATE INDEX "Formation_parentId_idx" ON "Formation"("parentId");
CREATE INDEX "BattleUnit_formationId_idx" ON "BattleUnit"("formationId");
CREATE INDEX "BattleUnit_nationId_idx" ON "BattleUnit"("nationId");
CREATE INDEX "BattleUnit_regimentId_idx" ON "BattleUnit"("regimentId");
CREATE INDEX "Variant_battleId_idx" ON "Variant"("battleId");
CREATE INDEX "SearchEntry_battleId_idx" ON "SearchEntry"("battleId");
CREATE INDEX "SearchEntry_regimentId_idx" ON "SearchEntry"("regimentId");
CREATE INDEX "SearchPlace_entryId_idx" ON "SearchPlace"("entryId");

-- Words are looked up by three letters in a row that they share with what is asked. The extension comes with PostgreSQL,
-- and whoever may create in the database may add it (docs/hosting.md).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "_SearchWord_trigrams" ON "SearchWord" USING gin ("word" gin_trgm_ops);

ALTER TABLE "NationSource" ADD CONSTRAINT "NationSource_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NationSource" ADD CONSTRAINT "NationSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Battle" ADD CONSTRAINT "Battle_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BattleSource" ADD CONSTRAINT "BattleSource_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BattleSource" ADD CONSTRAINT "BattleSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BattleReport" ADD CONSTRAINT "BattleReport_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Side" ADD CONSTRAINT "Side_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SideNation" ADD CONSTRAINT "SideNation_sideId_fkey" FOREIGN KEY ("sideId") REFERENCES "Side" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SideNation" ADD CONSTRAINT "SideNation_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Formation" ADD CONSTRAINT "Formation_sideId_fkey" FOREIGN KEY ("sideId") REFERENCES "Side" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Formation" ADD CONSTRAINT "Formation_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Formation" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BattleUnit" ADD CONSTRAINT "BattleUnit_formationId_fkey" FOREIGN KEY ("formationId") REFERENCES "Formation" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BattleUnit" ADD CONSTRAINT "BattleUnit_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "BattleUnit" ADD CONSTRAINT "BattleUnit_regimentId_fkey" FOREIGN KEY ("regimentId") REFERENCES "Regiment" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Variant" ADD CONSTRAINT "Variant_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "VariantValue" ADD CONSTRAINT "VariantValue_variantId_fkey" FOREIGN KEY ("variantId") REFERENCES "Variant" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SearchEntry" ADD CONSTRAINT "SearchEntry_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SearchEntry" ADD CONSTRAINT "SearchEntry_regimentId_fkey" FOREIGN KEY ("regimentId") REFERENCES "Regiment" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SearchPlace" ADD CONSTRAINT "SearchPlace_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "SearchEntry" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
