-- What a version is called by its owner, and the verdict it was stored with. Null in rows written before.
ALTER TABLE "ArmyVersion" ADD COLUMN "label" TEXT;
ALTER TABLE "ArmyVersion" ADD COLUMN "errors" INTEGER;
ALTER TABLE "ArmyVersion" ADD COLUMN "warnings" INTEGER;
ALTER TABLE "ArmyVersion" ADD COLUMN "dataVersion" TEXT;
