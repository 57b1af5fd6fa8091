import { signed } from '../core/number';
import type { Block, ListBlock, TableBlock, TrackBlock } from '../core/sheet';
import { bandsText, cmOf } from './distances';
import { HIT_TABLE, type HitRowId, hitRowOf } from './hits';
import { figures, plain, type RosterContext } from './roster-context';
import type { Army, Unit } from './schema';
import { type Arm, NATIONS, type NationalRow, type NationId, type PaceByTroop, TYPES } from './tables';
import { nationalRow, unitFacts } from './unit-facts';

const TURNS = 12;

/** Every unit of the army, wherever it stands. */
export const everyUnit = ({ brigades, independents, unassigned }: Army): Unit[] => [
  ...brigades.flatMap(({ units }) => units),
  ...independents,
  ...unassigned,
];

/** Army points to the breaking point, in halves: a small unit is half a point, a large one one and a half (p. 36). */
const pointsLost = ({ army, assessment }: RosterContext): TrackBlock => {
  const point = Number(assessment.stats.breakingPoint ?? 0);
  const sized = everyUnit(army).some(({ size }) => size !== 'standard');
  return {
    kind: 'track',
    title: 'Army points lost',
    size: 'large',
    boxes: Array.from({ length: point }, (_, index) => ({
      kind: index + 1 === point ? 'last' : 'halves',
      label: String(index + 1),
    })),
    notes:
      point === 0
        ? [[{ text: 'Too few units for a breaking point.', style: 'soft' }]]
        : [
            [
              {
                text: sized
                  ? 'Small unit half a box, standard 1, large 1½.'
                  : 'One box for each unit done for.',
                style: 'soft',
              },
            ],
            [{ text: `At ${point} the army is broken.`, style: 'strong' }],
          ],
  };
};

const turns: TrackBlock = {
  kind: 'track',
  title: 'Turn',
  size: 'small',
  boxes: Array.from({ length: TURNS }, (_, index) => ({ kind: 'plain', label: String(index + 1) })),
  notes: [],
};

const ARM_WORDS: Record<Exclude<Arm, 'transport'>, string> = {
  'close-order': 'infantry',
  'light-infantry': 'light infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
};

const CLASSES = { superior: 'Superior', standard: 'Standard', inferior: 'Inferior' } as const;
const ORDER = Object.keys(HIT_TABLE.rows);

/** The hit table (p. 34) cut to the rows that this army rolls on, each by the name of its troops. */
const hitsScored = ({ army }: RosterContext): TableBlock | null => {
  const rows = new Map<string, HitRowId>();
  for (const unit of everyUnit(army)) {
    const { arm } = TYPES[unit.type];
    const row = hitRowOf(unit);
    if (row !== null && arm !== 'transport') rows.set(`${CLASSES[unit.class]} ${ARM_WORDS[arm]}`, row);
  }
  if (rows.size === 0) return null;
  const inOrder = [...rows].toSorted(
    ([a, first], [b, second]) => ORDER.indexOf(first) - ORDER.indexOf(second) || (a < b ? -1 : 1),
  );
  return {
    kind: 'table',
    style: 'grid',
    title: 'Hits scored',
    note: 'average die, after modifiers',
    columns: [
      { title: '', width: null },
      ...HIT_TABLE.scores.map((score) => ({
        title: score.replace(' or ', ' or\n'),
        width: 6.4,
        align: 'center' as const,
      })),
    ],
    groups: [
      {
        rows: inOrder.map(([label, row]) => ({
          kind: 'row',
          cells: [
            plain(label),
            ...HIT_TABLE.rows[row].hits.map((hits) => ({
              ...figures(String(hits)),
              style: hits === 0 ? ('mute' as const) : ('strong' as const),
            })),
          ],
        })),
      },
    ],
  };
};

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
const inferiorItem = (row: NationalRow, units: readonly Unit[], { file }: RosterContext): Item[] =>
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
const gunItems = (row: NationalRow, units: readonly Unit[], { file }: RosterContext): Item[] => {
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
const national = (context: RosterContext, units: readonly Unit[]): ListBlock => {
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
const contingents = (context: RosterContext, units: readonly Unit[]): ListBlock[] => {
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

/** What stands at the foot of the last sheet: losses, turns, hits, national differences. */
export const tailBlocks = (context: RosterContext): Block[] => {
  const hits = hitsScored(context);
  const units = everyUnit(context.army);
  const own = units.filter(({ nation }) => nation === undefined || nation === context.nation);
  return [
    {
      kind: 'columns',
      widths: [52, null, 47],
      columns: [
        [pointsLost(context), turns],
        hits === null ? [] : [hits],
        [national(context, own), ...contingents(context, units)],
      ],
    },
  ];
};
