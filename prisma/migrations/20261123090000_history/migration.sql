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
    "nationId" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    PRIMARY KEY ("nationId", "sourceId"),
    CONSTRAINT "NationSource_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "NationSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Battle" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "otherNames" TEXT,
    "date" TEXT,
    "dateEnd" TEXT,
    "year" INTEGER NOT NULL,
    "place" TEXT,
    "theatre" TEXT,
    "confidence" TEXT,
    "coverage" TEXT NOT NULL,
    "notes" TEXT,
    "ownerId" TEXT,
    "visibility" TEXT NOT NULL,
    "linkHash" TEXT,
    "publishedAt" DATETIME,
    "hiddenAt" DATETIME,
    "revision" INTEGER NOT NULL,
    "document" TEXT,
    "bytes" INTEGER NOT NULL,
    "createdAt" DATETIME,
    "updatedAt" DATETIME,
    CONSTRAINT "Battle_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "BattleSource" (
    "battleId" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    PRIMARY KEY ("battleId", "sourceId"),
    CONSTRAINT "BattleSource_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "BattleSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "BattleReport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "closedAt" DATETIME,
    CONSTRAINT "BattleReport_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Side" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "commander" TEXT,
    "men" INTEGER,
    "infantry" INTEGER,
    "cavalry" INTEGER,
    "guns" INTEGER,
    "battalions" REAL,
    "squadrons" REAL,
    "notes" TEXT,
    "depth" TEXT NOT NULL,
    CONSTRAINT "Side_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "SideNation" (
    "sideId" TEXT NOT NULL,
    "nationId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    PRIMARY KEY ("sideId", "nationId"),
    CONSTRAINT "SideNation_sideId_fkey" FOREIGN KEY ("sideId") REFERENCES "Side" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SideNation_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Formation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sideId" TEXT NOT NULL,
    "parentId" TEXT,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "commander" TEXT,
    "notes" TEXT,
    CONSTRAINT "Formation_sideId_fkey" FOREIGN KEY ("sideId") REFERENCES "Side" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Formation_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Formation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "BattleUnit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "formationId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nationId" TEXT,
    "nationText" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "armText" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "typeText" TEXT NOT NULL,
    "regimentId" TEXT,
    "counting" TEXT NOT NULL,
    "strength" REAL NOT NULL,
    "battalions" REAL,
    "squadrons" REAL,
    "guns" INTEGER,
    "calibre" TEXT,
    "men" INTEGER,
    "notes" TEXT,
    CONSTRAINT "BattleUnit_formationId_fkey" FOREIGN KEY ("formationId") REFERENCES "Formation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "BattleUnit_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "BattleUnit_regimentId_fkey" FOREIGN KEY ("regimentId") REFERENCES "Regiment" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE TABLE "Variant" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "side" INTEGER,
    "subject" TEXT,
    "about" TEXT NOT NULL,
    "why" TEXT NOT NULL,
    CONSTRAINT "Variant_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "VariantValue" (
    "variantId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "preferred" BOOLEAN NOT NULL,
    PRIMARY KEY ("variantId", "position"),
    CONSTRAINT "VariantValue_variantId_fkey" FOREIGN KEY ("variantId") REFERENCES "Variant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "SearchWord" (
    "word" TEXT NOT NULL PRIMARY KEY
);

CREATE TABLE "SearchEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "battleId" TEXT,
    "regimentId" TEXT,
    "label" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "otherNames" TEXT NOT NULL,
    CONSTRAINT "SearchEntry_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SearchEntry_regimentId_fkey" FOREIGN KEY ("regimentId") REFERENCES "Regiment" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "SearchPlace" (
    "word" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    PRIMARY KEY ("word", "entryId"),
    CONSTRAINT "SearchPlace_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "SearchEntry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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

-- Words are looked up by three letters in a row that they share with what is asked.
CREATE VIRTUAL TABLE "_SearchWord_trigrams" USING fts5("word", tokenize = 'trigram');
CREATE TRIGGER "SearchWord_added" AFTER INSERT ON "SearchWord" BEGIN
    INSERT INTO "_SearchWord_trigrams" ("word") VALUES (NEW."word");
END;
CREATE TRIGGER "SearchWord_gone" AFTER DELETE ON "SearchWord" BEGIN
    DELETE FROM "_SearchWord_trigrams"
    WHERE "word" MATCH '"' || OLD."word" || '"' AND "word" = OLD."word";
END;
