import type { ArmyFile } from '../core/document';
import type { Addition } from '../core/outline';
import type { Choices, NewArmyOptions } from '../core/system';
import { brigadeName } from './names';
import type { Army, Commander } from './schema';
import { NATION_IDS, NATIONS, SYSTEM } from './tables';

const [FIRST_YEAR = 1756, LAST_YEAR = 1763] = SYSTEM.years;

/** What the new-army form offers; the book sets no limit of points, 1,500 makes an evening's game of a dozen units. */
export const CHOICES: Choices = {
  nations: [
    ...NATION_IDS.map((value) => ({ value, label: NATIONS[value].label })),
    { value: 'imagi-nation', label: 'Imagi-nation' },
  ],
  years: Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index),
  scales: ['28', '20', '15', '10', '6'].map((value) => ({ value, label: `${value} mm` })),
  budget: 1500,
  budgetStep: 1,
};

const scaleOf = (scale: string): Army['scale'] =>
  (CHOICES.scales.find(({ value }) => value === scale)?.value ?? '28') as Army['scale'];

const nationOf = (nation: string): Army['nation'] =>
  (CHOICES.nations.find(({ value }) => value === nation)?.value ?? 'prussia') as Army['nation'];

/** An army file with a commanding general and one empty brigade, ready for troops. */
export const newArmy = (
  { name, nation, year, scale, budget }: NewArmyOptions,
  newId: () => string,
): ArmyFile<Army> => ({
  muster: 1,
  system: SYSTEM.id,
  edition: SYSTEM.edition,
  dataVersion: SYSTEM.dataVersion,
  name,
  settings: {},
  packs: [],
  house: {},
  tables: {},
  origin: null,
  army: {
    nation: nationOf(nation),
    year,
    scale: scaleOf(scale),
    mode: 'points',
    budget,
    ...(nation === 'imagi-nation' && {
      imagiNation: { name: '', template: 'austria', band: 'Z', commanderBand: '0' },
    }),
    general: { id: newId(), name: '', rating: 'unrated' },
    lieutenants: [],
    brigades: [
      { id: newId(), name: '', commander: { id: newId(), name: '', rating: 'variable' }, units: [] },
    ],
    independents: [],
    works: [],
    unassigned: [],
  },
});

const usualRating = ({ brigades }: Army): Commander['rating'] =>
  brigades.findLast(({ commander }) => commander !== null)?.commander?.rating ?? 'variable';

/** What can be added besides troops and works. */
export const additions = ({ army }: ArmyFile<Army>, newId: () => string): Addition[] => {
  const { brigades, lieutenants, general } = army;
  const commander = () => ({ id: newId(), name: '', rating: usualRating(army) });
  return [
    {
      id: 'brigade',
      label: 'Brigade',
      ops: [
        {
          op: 'insert',
          path: ['army', 'brigades', brigades.length],
          value: { id: newId(), name: '', commander: commander(), units: [] },
        },
      ],
      select: ['brigades', brigades.length],
    },
    ...brigades.flatMap((brigade, index): Addition[] =>
      brigade.commander !== null
        ? []
        : [
            {
              id: `commander-${brigade.id}`,
              label: `Commander of ${brigadeName(brigade, index)}`,
              ops: [{ op: 'set', path: ['army', 'brigades', index, 'commander'], value: commander() }],
              select: ['brigades', index, 'commander'],
            },
          ],
    ),
    {
      id: 'lieutenant',
      label: 'Lieutenant general',
      ops: [
        {
          op: 'insert',
          path: ['army', 'lieutenants', lieutenants.length],
          value: { id: newId(), name: '', rating: 'dependable', brigades: [] },
        },
      ],
      select: ['lieutenants', lieutenants.length],
    },
    ...(general === null
      ? [
          {
            id: 'general',
            label: 'Commanding general',
            ops: [
              {
                op: 'set',
                path: ['army', 'general'],
                value: { id: newId(), name: '', rating: 'unrated' },
              } as const,
            ],
            select: ['general'],
          },
        ]
      : []),
  ];
};
