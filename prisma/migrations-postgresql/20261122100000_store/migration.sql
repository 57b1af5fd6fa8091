-- All tables as they are in migrations/ up to 20261122091000_army_search.
-- COLLATE "C": texts are compared by their bytes, as SQLite does it, whatever the locale of the server.

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT COLLATE "C",
    "isAnonymous" BOOLEAN DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "paper" TEXT COLLATE "C",
    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT COLLATE "C" NOT NULL,
    "token" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "ipAddress" TEXT COLLATE "C",
    "userAgent" TEXT COLLATE "C",
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT COLLATE "C" NOT NULL,
    "accountId" TEXT COLLATE "C" NOT NULL,
    "providerId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "accessToken" TEXT COLLATE "C",
    "refreshToken" TEXT COLLATE "C",
    "idToken" TEXT COLLATE "C",
    "accessTokenExpiresAt" TIMESTAMP(3),
    "refreshTokenExpiresAt" TIMESTAMP(3),
    "scope" TEXT COLLATE "C",
    "password" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Verification" (
    "id" TEXT COLLATE "C" NOT NULL,
    "identifier" TEXT COLLATE "C" NOT NULL,
    "value" TEXT COLLATE "C" NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "Verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeviceLink" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),
    CONSTRAINT "DeviceLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Army" (
    "id" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "revision" INTEGER NOT NULL,
    "document" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "system" TEXT COLLATE "C" NOT NULL,
    "edition" TEXT COLLATE "C" NOT NULL,
    "dataVersion" TEXT COLLATE "C" NOT NULL,
    "nation" TEXT COLLATE "C" NOT NULL,
    "year" INTEGER NOT NULL,
    "points" INTEGER,
    "budget" INTEGER,
    "units" DOUBLE PRECISION NOT NULL,
    "breakingPoint" DOUBLE PRECISION,
    "legal" BOOLEAN NOT NULL,
    "errors" INTEGER NOT NULL,
    "warnings" INTEGER NOT NULL,
    "infos" INTEGER NOT NULL,
    "summary" TEXT COLLATE "C" NOT NULL,
    "report" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "editedAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "nationLabel" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "sortName" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "searchText" TEXT COLLATE "C" NOT NULL DEFAULT '',
    CONSTRAINT "Army_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ArmyVersion" (
    "id" TEXT COLLATE "C" NOT NULL,
    "armyId" TEXT COLLATE "C" NOT NULL,
    "revision" INTEGER NOT NULL,
    "explicit" BOOLEAN NOT NULL,
    "document" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "points" INTEGER,
    "units" DOUBLE PRECISION NOT NULL,
    "legal" BOOLEAN NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "savedAt" TIMESTAMP(3) NOT NULL,
    "label" TEXT COLLATE "C",
    "errors" INTEGER,
    "warnings" INTEGER,
    "dataVersion" TEXT COLLATE "C",
    CONSTRAINT "ArmyVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShareLink" (
    "id" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "armyId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),
    CONSTRAINT "ShareLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Print" (
    "code" TEXT COLLATE "C" NOT NULL,
    "armyId" TEXT COLLATE "C" NOT NULL,
    "revision" INTEGER NOT NULL,
    "profile" TEXT COLLATE "C" NOT NULL,
    "dataVersion" TEXT COLLATE "C" NOT NULL,
    "points" INTEGER,
    "legal" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "Print_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "Nation" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "demonym" TEXT COLLATE "C" NOT NULL,
    "army" TEXT COLLATE "C",
    "flag" TEXT COLLATE "C",
    "provenance" TEXT COLLATE "C" NOT NULL,
    "confidence" TEXT COLLATE "C" NOT NULL,
    "source" TEXT COLLATE "C",
    "notes" TEXT COLLATE "C",
    CONSTRAINT "Nation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Coat" (
    "nationId" TEXT COLLATE "C" NOT NULL,
    "arm" TEXT COLLATE "C" NOT NULL,
    "colour" TEXT COLLATE "C",
    CONSTRAINT "Coat_pkey" PRIMARY KEY ("nationId", "arm")
);

-- CreateTable
CREATE TABLE "ArtilleryPiece" (
    "id" TEXT COLLATE "C" NOT NULL,
    "nationId" TEXT COLLATE "C" NOT NULL,
    "piece" TEXT COLLATE "C" NOT NULL,
    "provenance" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "ArtilleryPiece_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Regiment" (
    "id" TEXT COLLATE "C" NOT NULL,
    "nationId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "number" TEXT COLLATE "C",
    "arm" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "foreign" BOOLEAN NOT NULL,
    "battalions" INTEGER,
    "squadrons" INTEGER,
    "from" INTEGER,
    "to" INTEGER,
    "coat" TEXT COLLATE "C",
    "facings" TEXT COLLATE "C",
    "breeches" TEXT COLLATE "C",
    "provenance" TEXT COLLATE "C" NOT NULL,
    "confidence" TEXT COLLATE "C" NOT NULL,
    "notes" TEXT COLLATE "C",
    "aggregate" BOOLEAN NOT NULL,
    "searchText" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "Regiment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Source" (
    "id" TEXT COLLATE "C" NOT NULL,
    "citation" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "Source_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RegimentSource" (
    "regimentId" TEXT COLLATE "C" NOT NULL,
    "sourceId" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "RegimentSource_pkey" PRIMARY KEY ("regimentId", "sourceId")
);

-- CreateTable
CREATE TABLE "Battle" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "date" TEXT COLLATE "C" NOT NULL,
    "dateEnd" TEXT COLLATE "C",
    "place" TEXT COLLATE "C" NOT NULL,
    "theatre" TEXT COLLATE "C" NOT NULL,
    "confidence" TEXT COLLATE "C" NOT NULL,
    "coverage" TEXT COLLATE "C" NOT NULL,
    "notes" TEXT COLLATE "C",
    CONSTRAINT "Battle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BattleSource" (
    "battleId" TEXT COLLATE "C" NOT NULL,
    "sourceId" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "BattleSource_pkey" PRIMARY KEY ("battleId", "sourceId")
);

-- CreateTable
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
    CONSTRAINT "Side_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SideNation" (
    "sideId" TEXT COLLATE "C" NOT NULL,
    "nationId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "SideNation_pkey" PRIMARY KEY ("sideId", "nationId")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "BattleUnit" (
    "id" TEXT COLLATE "C" NOT NULL,
    "formationId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "nationId" TEXT COLLATE "C",
    "nationText" TEXT COLLATE "C" NOT NULL,
    "arm" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "battalions" DOUBLE PRECISION,
    "squadrons" DOUBLE PRECISION,
    "guns" INTEGER,
    "calibre" TEXT COLLATE "C",
    "men" INTEGER,
    "notes" TEXT COLLATE "C",
    CONSTRAINT "BattleUnit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeedVersion" (
    "name" TEXT COLLATE "C" NOT NULL,
    "version" TEXT COLLATE "C" NOT NULL,
    "seededAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "SeedVersion_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Clock" (
    "name" TEXT COLLATE "C" NOT NULL,
    "time" TIMESTAMP(3) NOT NULL,
    "latest" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "Clock_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
CREATE UNIQUE INDEX "Session_token_key" ON "Session"("token");
CREATE INDEX "Session_userId_idx" ON "Session"("userId");
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");
CREATE INDEX "Account_userId_idx" ON "Account"("userId");
CREATE INDEX "Verification_identifier_idx" ON "Verification"("identifier");
CREATE UNIQUE INDEX "DeviceLink_tokenHash_key" ON "DeviceLink"("tokenHash");
CREATE INDEX "DeviceLink_userId_idx" ON "DeviceLink"("userId");
CREATE INDEX "DeviceLink_expiresAt_idx" ON "DeviceLink"("expiresAt");
CREATE INDEX "Army_userId_bytes_idx" ON "Army"("userId", "bytes");
CREATE INDEX "Army_list_idx" ON "Army"("userId", "deletedAt", "editedAt", "id", "system", "searchText", "nationLabel", "sortName", "year", "points");
CREATE INDEX "Army_deletedAt_idx" ON "Army"("deletedAt");
CREATE UNIQUE INDEX "ArmyVersion_armyId_revision_key" ON "ArmyVersion"("armyId", "revision");
CREATE UNIQUE INDEX "ShareLink_tokenHash_key" ON "ShareLink"("tokenHash");
CREATE INDEX "ShareLink_armyId_idx" ON "ShareLink"("armyId");
CREATE INDEX "Print_armyId_revision_idx" ON "Print"("armyId", "revision");
CREATE INDEX "Nation_army_idx" ON "Nation"("army");
CREATE INDEX "ArtilleryPiece_nationId_idx" ON "ArtilleryPiece"("nationId");
CREATE INDEX "Regiment_nationId_arm_name_idx" ON "Regiment"("nationId", "arm", "name");
CREATE UNIQUE INDEX "Source_citation_key" ON "Source"("citation");
CREATE INDEX "RegimentSource_sourceId_idx" ON "RegimentSource"("sourceId");
CREATE INDEX "Battle_date_idx" ON "Battle"("date");
CREATE INDEX "BattleSource_sourceId_idx" ON "BattleSource"("sourceId");
CREATE UNIQUE INDEX "Side_battleId_position_key" ON "Side"("battleId", "position");
CREATE INDEX "SideNation_nationId_idx" ON "SideNation"("nationId");
CREATE INDEX "Formation_sideId_idx" ON "Formation"("sideId");
CREATE INDEX "Formation_parentId_idx" ON "Formation"("parentId");
CREATE INDEX "BattleUnit_formationId_idx" ON "BattleUnit"("formationId");
CREATE INDEX "BattleUnit_nationId_idx" ON "BattleUnit"("nationId");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DeviceLink" ADD CONSTRAINT "DeviceLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Army" ADD CONSTRAINT "Army_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ArmyVersion" ADD CONSTRAINT "ArmyVersion_armyId_fkey" FOREIGN KEY ("armyId") REFERENCES "Army"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ShareLink" ADD CONSTRAINT "ShareLink_armyId_fkey" FOREIGN KEY ("armyId") REFERENCES "Army"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Print" ADD CONSTRAINT "Print_armyId_fkey" FOREIGN KEY ("armyId") REFERENCES "Army"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Coat" ADD CONSTRAINT "Coat_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ArtilleryPiece" ADD CONSTRAINT "ArtilleryPiece_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Regiment" ADD CONSTRAINT "Regiment_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RegimentSource" ADD CONSTRAINT "RegimentSource_regimentId_fkey" FOREIGN KEY ("regimentId") REFERENCES "Regiment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RegimentSource" ADD CONSTRAINT "RegimentSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BattleSource" ADD CONSTRAINT "BattleSource_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BattleSource" ADD CONSTRAINT "BattleSource_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "Source"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Side" ADD CONSTRAINT "Side_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SideNation" ADD CONSTRAINT "SideNation_sideId_fkey" FOREIGN KEY ("sideId") REFERENCES "Side"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SideNation" ADD CONSTRAINT "SideNation_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Formation" ADD CONSTRAINT "Formation_sideId_fkey" FOREIGN KEY ("sideId") REFERENCES "Side"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Formation" ADD CONSTRAINT "Formation_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Formation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BattleUnit" ADD CONSTRAINT "BattleUnit_formationId_fkey" FOREIGN KEY ("formationId") REFERENCES "Formation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BattleUnit" ADD CONSTRAINT "BattleUnit_nationId_fkey" FOREIGN KEY ("nationId") REFERENCES "Nation"("id") ON DELETE SET NULL ON UPDATE CASCADE;
