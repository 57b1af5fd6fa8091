-- The event desk: packs, events with their terms and people, entries with every list sent, and the audit trail.

CREATE TABLE "Pack" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "system" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "document" TEXT COLLATE "C" NOT NULL,
    "bytes" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),
    CONSTRAINT "Pack_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Event" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "initials" TEXT COLLATE "C" NOT NULL,
    "system" TEXT COLLATE "C" NOT NULL,
    "date" TEXT COLLATE "C" NOT NULL,
    "hours" TEXT COLLATE "C" NOT NULL,
    "place" TEXT COLLATE "C" NOT NULL,
    "rounds" INTEGER NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "opensAt" TIMESTAMP(3) NOT NULL,
    "closesAt" TIMESTAMP(3) NOT NULL,
    "timeZone" TEXT COLLATE "C" NOT NULL,
    "graceSeconds" INTEGER NOT NULL,
    "late" TEXT COLLATE "C" NOT NULL,
    "capacity" INTEGER,
    "publicAt" TIMESTAMP(3),
    "listed" BOOLEAN NOT NULL,
    "termsVersion" INTEGER NOT NULL,
    "frozenAt" TIMESTAMP(3),
    "lastNumber" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "moves" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),
    CONSTRAINT "Event_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "EventTerms" (
    "eventId" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL,
    "document" TEXT COLLATE "C" NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "savedAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "EventTerms_pkey" PRIMARY KEY ("eventId", "version")
);

CREATE TABLE "EventPerson" (
    "id" TEXT COLLATE "C" NOT NULL,
    "eventId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "EventPerson_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "EventLink" (
    "id" TEXT COLLATE "C" NOT NULL,
    "eventId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),
    "usedAt" TIMESTAMP(3),
    CONSTRAINT "EventLink_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Entry" (
    "id" TEXT COLLATE "C" NOT NULL,
    "eventId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "userId" TEXT COLLATE "C",
    "name" TEXT COLLATE "C" NOT NULL,
    "contact" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL,
    "lockedAt" TIMESTAMP(3),
    "currentVersion" INTEGER NOT NULL,
    "acceptedVersion" INTEGER,
    "acceptedAt" TIMESTAMP(3),
    "receiptHash" TEXT COLLATE "C" NOT NULL,
    "keyHash" TEXT COLLATE "C" NOT NULL,
    "revision" INTEGER NOT NULL,
    "moved" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "Entry_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "EntryVersion" (
    "id" TEXT COLLATE "C" NOT NULL,
    "entryId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "code" TEXT COLLATE "C" NOT NULL,
    "document" TEXT COLLATE "C" NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "sameHash" TEXT COLLATE "C" NOT NULL,
    "bytes" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "nation" TEXT COLLATE "C" NOT NULL,
    "nationLabel" TEXT COLLATE "C" NOT NULL,
    "year" INTEGER NOT NULL,
    "points" INTEGER,
    "units" DOUBLE PRECISION NOT NULL,
    "breakingPoint" DOUBLE PRECISION,
    "legal" BOOLEAN NOT NULL,
    "errors" INTEGER NOT NULL,
    "warnings" INTEGER NOT NULL,
    "infos" INTEGER NOT NULL,
    "overruled" INTEGER NOT NULL,
    "notes" INTEGER NOT NULL,
    "summary" TEXT COLLATE "C" NOT NULL,
    "report" TEXT COLLATE "C" NOT NULL,
    "profileText" TEXT COLLATE "C" NOT NULL,
    "profileHash" TEXT COLLATE "C" NOT NULL,
    "dataVersion" TEXT COLLATE "C" NOT NULL,
    "termsVersion" INTEGER NOT NULL,
    "judgedAt" TIMESTAMP(3) NOT NULL,
    "late" BOOLEAN NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL,
    "keyHash" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "EntryVersion_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "EarlierVerdict" (
    "versionId" TEXT COLLATE "C" NOT NULL,
    "termsVersion" INTEGER NOT NULL,
    "legal" BOOLEAN NOT NULL,
    "errors" INTEGER NOT NULL,
    "warnings" INTEGER NOT NULL,
    "infos" INTEGER NOT NULL,
    "points" INTEGER,
    "report" TEXT COLLATE "C" NOT NULL,
    "profileText" TEXT COLLATE "C" NOT NULL,
    "profileHash" TEXT COLLATE "C" NOT NULL,
    "dataVersion" TEXT COLLATE "C" NOT NULL,
    "judgedAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "EarlierVerdict_pkey" PRIMARY KEY ("versionId", "termsVersion")
);

CREATE TABLE "EntryMessage" (
    "entryId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "from" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "personId" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "EntryMessage_pkey" PRIMARY KEY ("entryId", "number")
);

CREATE TABLE "Overruling" (
    "id" TEXT COLLATE "C" NOT NULL,
    "versionId" TEXT COLLATE "C" NOT NULL,
    "finding" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "personId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "withdrawnAt" TIMESTAMP(3),
    CONSTRAINT "Overruling_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "EntryTick" (
    "versionId" TEXT COLLATE "C" NOT NULL,
    "note" TEXT COLLATE "C" NOT NULL,
    "kept" BOOLEAN NOT NULL,
    "personId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    CONSTRAINT "EntryTick_pkey" PRIMARY KEY ("versionId", "note")
);

CREATE TABLE "EventAudit" (
    "eventId" TEXT COLLATE "C" NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "personId" TEXT COLLATE "C",
    "who" TEXT COLLATE "C" NOT NULL,
    "action" TEXT COLLATE "C" NOT NULL,
    "entry" INTEGER,
    "detail" TEXT COLLATE "C" NOT NULL,
    "previous" TEXT COLLATE "C" NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "EventAudit_pkey" PRIMARY KEY ("eventId", "number")
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

ALTER TABLE "Pack" ADD CONSTRAINT "Pack_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EventTerms" ADD CONSTRAINT "EventTerms_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EventPerson" ADD CONSTRAINT "EventPerson_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EventPerson" ADD CONSTRAINT "EventPerson_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EventLink" ADD CONSTRAINT "EventLink_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "EntryVersion" ADD CONSTRAINT "EntryVersion_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EarlierVerdict" ADD CONSTRAINT "EarlierVerdict_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "EntryVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EntryMessage" ADD CONSTRAINT "EntryMessage_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Overruling" ADD CONSTRAINT "Overruling_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "EntryVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EntryTick" ADD CONSTRAINT "EntryTick_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "EntryVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EventAudit" ADD CONSTRAINT "EventAudit_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The trail of an event is only ever added to.
CREATE FUNCTION "EventAudit_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF NOT EXISTS (SELECT 1 FROM "Event" WHERE "id" = OLD."eventId") THEN
            RETURN OLD;
        END IF;
        RAISE EXCEPTION 'rows of the audit trail stay while their event does';
    END IF;
    RAISE EXCEPTION 'rows of the audit trail are never changed';
END;
$$;
CREATE TRIGGER "EventAudit_update" BEFORE UPDATE ON "EventAudit" FOR EACH ROW EXECUTE FUNCTION "EventAudit_refuse"();
CREATE TRIGGER "EventAudit_delete" BEFORE DELETE ON "EventAudit" FOR EACH ROW EXECUTE FUNCTION "EventAudit_refuse"();
