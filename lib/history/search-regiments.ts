import 'server-only';
import { db } from '../db';
import { holdsWords } from './regiment-words';
import type { Arm, RegimentName } from './schema';

const MAX_RESULTS = 300;

/**
 * Regiments by which units of a nation can be named. `nation` is an army of the rules (hbma takes in Hanover, Great
 * Britain and the others) or a state of its own; `text` is found in names, numbers and earlier chiefs, whatever its
 * accents. Rows that stand for several regiments are left out.
 */
export const searchRegiments = async (nation: string, arm?: Arm, text = ''): Promise<RegimentName[]> => {
  const rows = await db.regiment.findMany({
    where: {
      aggregate: false,
      ...(arm && { arm }),
      nation: { OR: [{ id: nation }, { army: nation }] },
      AND: holdsWords(text),
    },
    orderBy: [{ nationId: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    take: MAX_RESULTS,
    select: {
      id: true,
      name: true,
      number: true,
      arm: true,
      type: true,
      battalions: true,
      squadrons: true,
      from: true,
      to: true,
      coat: true,
      facings: true,
      provenance: true,
      notes: true,
      nation: { select: { name: true } },
      sources: { select: { source: { select: { citation: true } } } },
    },
  });
  return rows.map(({ nation: state, arm: armOf, provenance, sources, ...row }) => ({
    ...row,
    nation: state.name,
    arm: armOf as Arm,
    provenance: provenance as RegimentName['provenance'],
    sources: sources.map(({ source }) => source.citation),
  }));
};
