import { signed } from '../../core/army/number';
import type { ListBlock } from '../../core/sheet/sheet';
import { bandsText, cmOf } from '../distances';
import type { Unit } from '../schema';
import type { SheetContext } from '../sheet-context';
import { NATIONS, type NationalRow, type NationId, type PaceByTroop, TYPES } from '../tables';
import { nationalRow, unitFacts } from '../unit-facts';

type Item = ListBlock['items'][number];

const PACES = { none: 'free', quarter: '¼ move', half: '½ move', full: 'full move' } as const;

/** A pace once where all troops present agree, else once for each kind of troops. */
const paceItems = (term: string, paces: PaceByTroop, units: readonly Unit[]): Item[] => {
  const kinds = new Map<string, keyof typeof PACES>();
  for (const { type } of units) {
    const { arm, foreign } = TYPES[type];
    if (arm === 'cavalry') kinds.set('horse', paces.cavalry);
    else if (arm === 'close-order' && foreign && paces.foreign) kinds.set('foreign foot', paces.foreign);
    else if (arm === 'close-order') kinds.set('foot', paces.line);
  }
  const [first, ...others] = new Set(kinds.values());
  if (first === undefined) return [];
  if (others.length === 0) return [{ term, value: PACES[first] }];
  return [...kinds].map(([kind, pace]) => ({ term: `${term}, ${kind}`, value: PACES[pace] }));
};

/** What inferior formed troops pay where their nation pays nothing (p. 21, 39). */
const inferiorItem = (row: NationalRow, units: readonly Unit[], { file }: SheetContext): Item[] =>
  units.some((unit) => {
    const { arm } = TYPES[unit.type];
    const national = arm === 'cavalry' ? row.formationChange.cavalry : row.formationChange.line;
    return (
      unit.class === 'inferior' && national === 'none' && unitFacts(unit, file).formationChange === 'half'
    );
  })
    ? [{ term: 'Formation change, inferior', value: PACES.half }]
    : [];

/** Limbering and manhandling of the guns present, front and flank (p. 20, 39-50). */
const gunItems = (row: NationalRow, units: readonly Unit[], { file }: SheetContext): Item[] => {
  const guns = units.filter(({ type }) => TYPES[type].arm === 'artillery');
  if (guns.length === 0) return [];
  const byWeight = new Map<string, string>();
  for (const gun of guns) {
    const { manhandle } = unitFacts(gun, file);
    if (manhandle !== null) {
      byWeight.set(TYPES[gun.type].weight ?? 'medium', bandsText([manhandle.front, manhandle.flank]));
    }
  }
  const weights = ['light', 'medium', 'heavy'].flatMap((weight) => {
    const value = byWeight.get(weight);
    return value === undefined ? [] : [{ weight, value }];
  });
  return [
    { term: 'Limber, unlimber', value: PACES[row.limber] },
    ...weights.map(({ weight, value }) => ({
      term: weights.length === 1 ? 'Manhandle, front / flank' : `Manhandle, ${weight}`,
      value,
    })),
  ];
};

/** What the nation and period do differently (p. 39-51), for the troops present. */
export const national = (context: SheetContext, units: readonly Unit[]): ListBlock => {
  const row = nationalRow(context.file);
  return {
    kind: 'list',
    title: row.title,
    items: [
      { term: 'Movement initiative', value: signed(row.moveInitiative) },
      { term: 'Firing initiative', value: signed(row.fireInitiative) },
      ...paceItems('Formation change', row.formationChange, units),
      ...inferiorItem(row, units, context),
      ...paceItems('Flank and rear', row.flankMove, units),
      ...gunItems(row, units, context),
      { term: 'Command distance', value: bandsText(cmOf('commandDistance', context.army.scale)) },
    ],
  };
};

/** A contingent changes formation, moves and limbers as its own nation does (p. 40). */
export const contingents = (context: SheetContext, units: readonly Unit[]): ListBlock[] => {
  const nations = new Set(units.flatMap(({ nation }) => (nation === undefined ? [] : [nation])));
  nations.delete(context.nation);
  return [...nations].flatMap((nation: NationId) => {
    const own = units.filter((unit) => unit.nation === nation);
    const [first] = own;
    if (first === undefined) return [];
    const row = nationalRow(context.file, first);
    return [
      {
        kind: 'list' as const,
        title: `Contingent, ${NATIONS[nation].label}`,
        items: [
          ...paceItems('Formation change', row.formationChange, own),
          ...inferiorItem(row, own, context),
          ...paceItems('Flank and rear', row.flankMove, own),
          ...gunItems(row, own, context),
        ],
      },
    ];
  });
};
