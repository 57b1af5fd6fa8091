-- Which works a formation or unit rests on, which the next start seeds.
ALTER TABLE "Formation" ADD COLUMN "cites" TEXT COLLATE "C";
ALTER TABLE "BattleUnit" ADD COLUMN "cites" TEXT COLLATE "C";
