import 'server-only';
import { db } from '../../../db';
import { isToken, tokenHash } from '../../../identity/token';
import type { BattleDetail, FormationNode, SideDetail, UnitNode } from '../../answers';
import { readBattle } from '../../battles';
import { LINKED, visibleTo } from '../../selections';
import { sourceLine } from '../../works';
import { BATTLE_FORMAT, BATTLE_VERSION, OWN_BOUNDS } from '../bounds';
import type { OwnBattle, OwnFormation, OwnSide, OwnUnit } from '../document';
import { storedBattle } from '../own-battles';

/** Makes ids of parts in their order: f1, u2. */
type NextId = (letter: 'f' | 'u') => string;

/** The source's name for a nation that Muster does not have, kept in the notes. */
const notesOf = ({ nation, nationText, notes }: UnitNode): string | null => {
  if (nation !== null || nationText === '') return notes;
  const remark = `nation in the source: ${nationText}`;
  return notes === null ? remark : `${notes}\n${remark}`.slice(0, OWN_BOUNDS.texts.notes);
};

const unitOf = (unit: UnitNode, next: NextId): OwnUnit => ({
  id: next('u'),
  name: unit.name,
  nation: unit.nation?.id ?? null,
  arm: unit.arm,
  type: unit.type,
  regiment: unit.regiment?.id ?? null,
  counting: unit.counting,
  battalions: unit.battalions,
  squadrons: unit.squadrons,
  guns: unit.guns,
  calibre: unit.calibre,
  men: unit.men,
  notes: notesOf(unit),
  ...(unit.strength !== 1 && { strength: Math.round(unit.strength * 100) / 100 }),
});

const formationOf = (formation: FormationNode, next: NextId): OwnFormation => ({
  id: next('f'),
  name: formation.name,
  kind: formation.kind,
  commander: formation.commander,
  notes: formation.notes,
  units: formation.units.map((unit) => unitOf(unit, next)),
  children: formation.children.map((child) => formationOf(child, next)),
});

const sideOf = (side: SideDetail, next: NextId): OwnSide => ({
  name: side.name,
  nations: side.nations.map(({ id }) => id),
  commander: side.commander,
  strength: {
    men: side.men,
    infantry: side.infantry,
    cavalry: side.cavalry,
    guns: side.guns,
    battalions: side.battalions,
    squadrons: side.squadrons,
  },
  notes: side.notes,
  formations: side.formations.map((formation) => formationOf(formation, next)),
});

/**
 * A battle of the store as a document, to copy and export. It has the preferred values without their variants; the
 * source's name for an unknown nation goes into the notes.
 */
export const documentOf = (battle: BattleDetail): OwnBattle => {
  let last = 0;
  const next: NextId = (letter) => `${letter}${++last}`;
  return {
    format: BATTLE_FORMAT,
    version: BATTLE_VERSION,
    name: battle.name,
    date: battle.date,
    dateEnd: battle.dateEnd,
    year: battle.year,
    place: battle.place,
    theatre: battle.theatre,
    confidence: battle.confidence as OwnBattle['confidence'],
    coverage: battle.coverage,
    notes: battle.notes,
    sources: battle.sources.map(sourceLine),
    sides: battle.sides.map((side) => sideOf(side, next)),
  };
};

/** The document of a battle that this user may read, or null. A shipped battle gets one from its rows. */
export const readableDocument = async (id: string, viewerId: string | null): Promise<OwnBattle | null> => {
  const row = await db.battle.findFirst({
    where: { id, ...visibleTo(viewerId) },
    select: { document: true },
  });
  if (row === null) return null;
  if (row.document !== null) return storedBattle({ document: row.document });
  const battle = await readBattle(id, viewerId);
  return battle === null ? null : documentOf(battle);
};

/** The document behind a link, or null where the link opens nothing (any more). */
export const linkedDocument = async (token: string): Promise<OwnBattle | null> => {
  if (!isToken(token)) return null;
  const row = await db.battle.findFirst({
    where: { linkHash: tokenHash(token), ...LINKED },
    select: { document: true },
  });
  return row === null || row.document === null ? null : storedBattle({ document: row.document });
};
