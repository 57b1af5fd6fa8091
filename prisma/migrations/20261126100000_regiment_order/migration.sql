-- Regiments stand in one order, which the next start seeds.
ALTER TABLE "Regiment" ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0;
DROP INDEX "Regiment_nationId_arm_name_idx";
CREATE INDEX "Regiment_nationId_arm_position_idx" ON "Regiment"("nationId", "arm", "position");
CREATE INDEX "Regiment_position_idx" ON "Regiment"("position");
