-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "isAnonymous" BOOLEAN DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "token" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "ipAddress" TEXT,
    "userAgent" TEXT,
    "expiresAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "accessToken" TEXT,
    "refreshToken" TEXT,
    "idToken" TEXT,
    "accessTokenExpiresAt" DATETIME,
    "refreshTokenExpiresAt" DATETIME,
    "scope" TEXT,
    "password" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Verification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "DeviceLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "DeviceLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Army" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "document" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "dataVersion" TEXT NOT NULL,
    "nation" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "points" INTEGER,
    "budget" INTEGER,
    "units" REAL NOT NULL,
    "breakingPoint" REAL,
    "legal" BOOLEAN NOT NULL,
    "errors" INTEGER NOT NULL,
    "warnings" INTEGER NOT NULL,
    "infos" INTEGER NOT NULL,
    "summary" TEXT NOT NULL,
    "report" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "editedAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    CONSTRAINT "Army_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ArmyVersion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "armyId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "explicit" BOOLEAN NOT NULL,
    "document" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "points" INTEGER,
    "units" REAL NOT NULL,
    "legal" BOOLEAN NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "savedAt" DATETIME NOT NULL,
    CONSTRAINT "ArmyVersion_armyId_fkey" FOREIGN KEY ("armyId") REFERENCES "Army" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ShareLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "armyId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    CONSTRAINT "ShareLink_armyId_fkey" FOREIGN KEY ("armyId") REFERENCES "Army" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Print" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "armyId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "profile" TEXT NOT NULL,
    "dataVersion" TEXT NOT NULL,
    "points" INTEGER,
    "legal" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Print_armyId_fkey" FOREIGN KEY ("armyId") REFERENCES "Army" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Nation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "demonym" TEXT NOT NULL,
    "army" TEXT,
    "flag" TEXT,
    "provenance" TEXT NOT NULL,
    "confidence" TEXT NOT NULL,
    "source" TEXT,
    "notes" TEXT
);

-- CreateTable
CREATE TABLE "Coat" (
    "nationId" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "colour" TEXT,

    PRIMARY KEY ("nationId", "arm"),
    CONSTRAINT "Coat_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ArtilleryPiece" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "nationId" TEXT NOT NULL,
    "piece" TEXT NOT NULL,
    "provenance" TEXT NOT NULL,
    CONSTRAINT "ArtilleryPiece_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Regiment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "nationId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "number" TEXT,
    "arm" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "foreign" BOOLEAN NOT NULL,
    "battalions" INTEGER,
    "squadrons" INTEGER,
    "from" INTEGER,
    "to" INTEGER,
    "coat" TEXT,
    "facings" TEXT,
    "breeches" TEXT,
    "provenance" TEXT NOT NULL,
    "confidence" TEXT NOT NULL,
    "notes" TEXT,
    "aggregate" BOOLEAN NOT NULL,
    "searchText" TEXT NOT NULL,
    CONSTRAINT "Regiment_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Source" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "citation" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "RegimentSource" (
    "regimentId" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,

    PRIMARY KEY ("regimentId", "sourceId"),
    CONSTRAINT "RegimentSource_regimentId_fkey" FOREIGN KEY ("regimentId") REFERENCES "Regiment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RegimentSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Battle" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "dateEnd" TEXT,
    "place" TEXT NOT NULL,
    "theatre" TEXT NOT NULL,
    "confidence" TEXT NOT NULL,
    "coverage" TEXT NOT NULL,
    "notes" TEXT
);

-- CreateTable
CREATE TABLE "BattleSource" (
    "battleId" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,

    PRIMARY KEY ("battleId", "sourceId"),
    CONSTRAINT "BattleSource_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "BattleSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
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
    CONSTRAINT "Side_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SideNation" (
    "sideId" TEXT NOT NULL,
    "nationId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("sideId", "nationId"),
    CONSTRAINT "SideNation_sideId_fkey" FOREIGN KEY ("sideId") REFERENCES "Side" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SideNation_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "BattleUnit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "formationId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nationId" TEXT,
    "nationText" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "battalions" REAL,
    "squadrons" REAL,
    "guns" INTEGER,
    "calibre" TEXT,
    "men" INTEGER,
    "notes" TEXT,
    CONSTRAINT "BattleUnit_formationId_fkey" FOREIGN KEY ("formationId") REFERENCES "Formation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "BattleUnit_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SeedVersion" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "version" TEXT NOT NULL,
    "seededAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Session_token_key" ON "Session"("token");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE INDEX "Verification_identifier_idx" ON "Verification"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "DeviceLink_tokenHash_key" ON "DeviceLink"("tokenHash");

-- CreateIndex
CREATE INDEX "DeviceLink_userId_idx" ON "DeviceLink"("userId");

-- CreateIndex
CREATE INDEX "DeviceLink_expiresAt_idx" ON "DeviceLink"("expiresAt");

-- CreateIndex
CREATE INDEX "Army_userId_deletedAt_editedAt_idx" ON "Army"("userId", "deletedAt", "editedAt");

-- CreateIndex
CREATE INDEX "Army_deletedAt_idx" ON "Army"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "ArmyVersion_armyId_revision_key" ON "ArmyVersion"("armyId", "revision");

-- CreateIndex
CREATE UNIQUE INDEX "ShareLink_tokenHash_key" ON "ShareLink"("tokenHash");

-- CreateIndex
CREATE INDEX "ShareLink_armyId_idx" ON "ShareLink"("armyId");

-- CreateIndex
CREATE INDEX "Print_armyId_revision_idx" ON "Print"("armyId", "revision");

-- CreateIndex
CREATE INDEX "Nation_army_idx" ON "Nation"("army");

-- CreateIndex
CREATE INDEX "ArtilleryPiece_nationId_idx" ON "ArtilleryPiece"("nationId");

-- CreateIndex
CREATE INDEX "Regiment_nationId_arm_name_idx" ON "Regiment"("nationId", "arm", "name");

-- CreateIndex
CREATE UNIQUE INDEX "Source_citation_key" ON "Source"("citation");

-- CreateIndex
CREATE INDEX "RegimentSource_sourceId_idx" ON "RegimentSource"("sourceId");

-- CreateIndex
CREATE INDEX "Battle_date_idx" ON "Battle"("date");

-- CreateIndex
CREATE INDEX "BattleSource_sourceId_idx" ON "BattleSource"("sourceId");

-- CreateIndex
CREATE UNIQUE INDEX "Side_battleId_position_key" ON "Side"("battleId", "position");

-- CreateIndex
CREATE INDEX "SideNation_nationId_idx" ON "SideNation"("nationId");

-- CreateIndex
CREATE INDEX "Formation_sideId_idx" ON "Formation"("sideId");

-- CreateIndex
CREATE INDEX "Formation_parentId_idx" ON "Formation"("parentId");

-- CreateIndex
CREATE INDEX "BattleUnit_formationId_idx" ON "BattleUnit"("formationId");

-- CreateIndex
CREATE INDEX "BattleUnit_nationId_idx" ON "BattleUnit"("nationId");

