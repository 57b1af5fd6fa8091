-- What the list of armies is searched, filtered and sorted by. Empty in rows written before: the list fills them when
-- it is first asked for, as accents are taken off in the program.
ALTER TABLE "Army" ADD COLUMN "nationLabel" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Army" ADD COLUMN "sortName" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Army" ADD COLUMN "searchText" TEXT NOT NULL DEFAULT '';

-- It holds all that a search reads, so that no document is passed on the way.
DROP INDEX "Army_userId_deletedAt_editedAt_idx";
CREATE INDEX "Army_list_idx" ON "Army"("userId", "deletedAt", "editedAt", "id", "system", "searchText", "nationLabel", "sortName", "year", "points");
