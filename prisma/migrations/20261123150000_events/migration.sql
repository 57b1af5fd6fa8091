-- The event desk: packs, events with their terms and people, entries with every list sent, and the audit trail.

CREATE TABLE "Pack" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "document" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    CONSTRAINT "Pack_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Event" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "initials" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "hours" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "opensAt" DATETIME NOT NULL,
    "closesAt" DATETIME NOT NULL,
    "timeZone" TEXT NOT NULL,
    "graceSeconds" INTEGER NOT NULL,
    "late" TEXT NOT NULL,
    "capacity" INTEGER,
    "publicAt" DATETIME,
    "listed" BOOLEAN NOT NULL,
    "termsVersion" INTEGER NOT NULL,
    "frozenAt" DATETIME,
    "lastNumber" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "moves" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "deletedAt" DATETIME
);

CREATE TABLE "EventTerms" (
    "eventId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "document" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "savedAt" DATETIME NOT NULL,
    PRIMARY KEY ("eventId", "version"),
    CONSTRAINT "EventTerms_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "EventPerson" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "eventId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "EventPerson_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "EventPerson_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "EventLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "eventId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "usedAt" DATETIME,
    CONSTRAINT "EventLink_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Entry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "eventId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "userId" TEXT,
    "name" TEXT NOT NULL,
    "contact" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "lockedAt" DATETIME,
    "currentVersion" INTEGER NOT NULL,
    "acceptedVersion" INTEGER,
    "acceptedAt" DATETIME,
    "receiptHash" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "moved" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Entry_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Entry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE TABLE "EntryVersion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "entryId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "document" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "sameHash" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nation" TEXT NOT NULL,
    "nationLabel" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "points" INTEGER,
    "units" REAL NOT NULL,
    "breakingPoint" REAL,
    "legal" BOOLEAN NOT NULL,
    "errors" INTEGER NOT NULL,
    "warnings" INTEGER NOT NULL,
    "infos" INTEGER NOT NULL,
    "overruled" INTEGER NOT NULL,
    "notes" INTEGER NOT NULL,
    "summary" TEXT NOT NULL,
    "report" TEXT NOT NULL,
    "profileText" TEXT NOT NULL,
    "profileHash" TEXT NOT NULL,
    "dataVersion" TEXT NOT NULL,
    "termsVersion" INTEGER NOT NULL,
    "judgedAt" DATETIME NOT NULL,
    "late" BOOLEAN NOT NULL,
    "sentAt" DATETIME NOT NULL,
    "keyHash" TEXT NOT NULL,
    CONSTRAINT "EntryVersion_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "EarlierVerdict" (
    "versionId" TEXT NOT NULL,
    "termsVersion" INTEGER NOT NULL,
    "legal" BOOLEAN NOT NULL,
    "errors" INTEGER NOT NULL,
    "warnings" INTEGER NOT NULL,
    "infos" INTEGER NOT NULL,
    "points" INTEGER,
    "report" TEXT NOT NULL,
    "profileText" TEXT NOT NULL,
    "profileHash" TEXT NOT NULL,
    "dataVersion" TEXT NOT NULL,
    "judgedAt" DATETIME NOT NULL,
    PRIMARY KEY ("versionId", "termsVersion"),
    CONSTRAINT "EarlierVerdict_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "EntryVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "EntryMessage" (
    "entryId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "from" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "personId" TEXT,
    "createdAt" DATETIME NOT NULL,
    PRIMARY KEY ("entryId", "number"),
    CONSTRAINT "EntryMessage_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Overruling" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    "finding" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "withdrawnAt" DATETIME,
    CONSTRAINT "Overruling_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "EntryVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "EntryTick" (
    "versionId" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "kept" BOOLEAN NOT NULL,
    "personId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    PRIMARY KEY ("versionId", "note"),
    CONSTRAINT "EntryTick_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "EntryVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "EventAudit" (
    "eventId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    "personId" TEXT,
    "who" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entry" INTEGER,
    "detail" TEXT NOT NULL,
    "previous" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    PRIMARY KEY ("eventId", "number"),
    CONSTRAINT "EventAudit_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "Pack_ownerId_deletedAt_idx" ON "Pack"("ownerId", "deletedAt");
CREATE INDEX "Pack_deletedAt_idx" ON "Pack"("deletedAt");
CREATE INDEX "Event_deletedAt_idx" ON "Event"("deletedAt");
CREATE UNIQUE INDEX "EventPerson_eventId_userId_key" ON "EventPerson"("eventId", "userId");
CREATE INDEX "EventPerson_userId_idx" ON "EventPerson"("userId");
CREATE UNIQUE INDEX "EventLink_tokenHash_key" ON "EventLink"("tokenHash");
CREATE INDEX "EventLink_eventId_kind_idx" ON "EventLink"("eventId", "kind");
CREATE UNIQUE INDEX "Entry_receiptHash_key" ON "Entry"("receiptHash");
CREATE UNIQUE INDEX "Entry_eventId_number_key" ON "Entry"("eventId", "number");
CREATE UNIQUE INDEX "Entry_eventId_keyHash_key" ON "Entry"("eventId", "keyHash");
CREATE INDEX "Entry_eventId_moved_idx" ON "Entry"("eventId", "moved");
CREATE INDEX "Entry_userId_idx" ON "Entry"("userId");
CREATE UNIQUE INDEX "EntryVersion_code_key" ON "EntryVersion"("code");
CREATE UNIQUE INDEX "EntryVersion_entryId_number_key" ON "EntryVersion"("entryId", "number");
CREATE UNIQUE INDEX "EntryVersion_entryId_keyHash_key" ON "EntryVersion"("entryId", "keyHash");
CREATE INDEX "EntryVersion_hash_idx" ON "EntryVersion"("hash");
CREATE INDEX "Overruling_versionId_idx" ON "Overruling"("versionId");

-- The trail of an event is only ever added to.
CREATE TRIGGER "EventAudit_update" BEFORE UPDATE ON "EventAudit"
BEGIN
    SELECT RAISE(ABORT, 'rows of the audit trail are never changed');
END;
CREATE TRIGGER "EventAudit_delete" BEFORE DELETE ON "EventAudit"
WHEN EXISTS (SELECT 1 FROM "Event" WHERE "id" = OLD."eventId")
BEGIN
    SELECT RAISE(ABORT, 'rows of the audit trail stay while their event does');
END;
