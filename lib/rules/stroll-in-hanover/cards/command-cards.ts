import data from '@/data/stroll-in-hanover/reference/cards.json';
import { stat, statGroup } from '../../core/army-context';
import { joinedNotes } from '../../core/joined-notes';
import { grouped, signed } from '../../core/number';
import type { Path } from '../../core/path';
import type { Box, Run } from '../../core/sheet';
import type { Card, Part } from '../../core/sheet-parts';
import { LIST_IDS, LIST_LABELS } from '../army-lists';
import { moraleOf } from '../morale';
import { counted, divisionName, generalName, lieutenantName } from '../names';
import { entryText } from '../roster/command';
import type { Division, General, Lieutenant, Rating, Works } from '../schema';
import type { RosterContext } from '../sheet-context';
import { NATIONS, POINTS, SYSTEM } from '../tables';
import { bullets, notes } from './context';

const RATINGS: readonly Rating[] = ['0', '1', '2'];

const soft = (text: string): Run[] => [{ text, style: 'soft' }];

const nationName = ({ army }: RosterContext): string => army.nationName || NATIONS[army.nation].label;

/** The price of a general tells his rating, so it is hidden with it. */
const price = (at: Path, { points, options }: RosterContext): string => {
  const amount = points(at);
  return amount === null || options.hideRatings ? '' : signed(amount);
};

const choice = (rating: Rating, { options }: RosterContext): Part => ({
  kind: 'choice',
  options: RATINGS.map((each) => ({ label: `Rating ${each}`, on: !options.hideRatings && each === rating })),
});

/** More boxes than these do not fit on a card. */
const MOST_BOXES = 24;

/** Boxes up to a morale: at the last one it is enough. */
const boxes = (morale: number): Part[] =>
  morale <= 0 || morale > MOST_BOXES
    ? []
    : [
        {
          kind: 'boxes',
          boxes: Array.from(
            { length: morale },
            (_, index): Box =>
              index + 1 === morale ? { kind: 'done' } : { kind: 'plain', label: `${index + 1}` },
          ),
        },
      ];

/** The general in chief. */
export const generalCard = (general: General, at: Path, context: RosterContext): Card => ({
  title: generalName(general),
  subtitle: general.name === '' ? nationName(context) : 'General in chief',
  sum: price(at, context),
  symbol: 'general',
  nation: context.army.nation,
  lines: [
    [
      {
        text: context.options.hideRatings ? 'General in chief' : `Rating ${general.rating}`,
        style: 'strong',
      },
    ],
    soft('Whole army'),
    soft(nationName(context)),
  ],
  parts: [choice(general.rating, context), bullets(data.general), ...notes(general.notes, context)],
  tracks: [],
  foot: [],
});

type Led = { readonly lieutenant: Lieutenant; readonly at: Path; readonly division: Division };

/** A lieutenant general with the morale of his division to mark off (s. 14). */
export const lieutenantCard = (
  { lieutenant, at, division }: Led,
  index: number,
  context: RosterContext,
): Card => {
  const sp = statGroup(context, 'divisionSp')[index + 1] ?? 0;
  const entry = entryText(division);
  return {
    title: lieutenantName(lieutenant),
    subtitle: divisionName(division, index),
    sum: price(at, context),
    symbol: 'commander',
    nation: context.army.nation,
    lines: [
      [
        {
          text: context.options.hideRatings ? 'Lieutenant general' : `Rating ${lieutenant.rating}`,
          style: 'strong',
        },
      ],
      soft(`${counted(division.units.length, 'stand')}, SP ${grouped(sp)}`),
      soft(entry === '' ? nationName(context) : entry),
    ],
    parts: [
      choice(lieutenant.rating, context),
      {
        kind: 'words',
        layout: 'run-in',
        items: [
          {
            term: 'Division:',
            text: sp > 0 ? `demoralised at ${moraleOf(sp)} of ${grouped(sp)} SP lost` : 'no strength',
          },
        ],
      },
      ...boxes(moraleOf(sp)),
      bullets(data.lieutenant),
      ...notes(joinedNotes(lieutenant.notes, division.notes), context),
    ],
    tracks: [],
    foot: [],
  };
};

const listPairs = (context: RosterContext): Part[] => {
  if (context.options.hidePoints) return [];
  const totals = statGroup(context, 'lists');
  const caps = statGroup(context, 'caps');
  return [
    {
      kind: 'pairs',
      columns: 1,
      pairs: LIST_IDS.map((id) => ({
        term: LIST_LABELS[id],
        value: `${grouped(totals[id] ?? 0)}${caps[id] === undefined ? '' : ` of ${grouped(caps[id])}`}`,
      })),
    },
  ];
};

/** The army on one card: its morale to mark off and its four lists (s. 14, R19). */
export const armyCard = (context: RosterContext): Card => {
  const { army, file, options } = context;
  const total = context.points([]);
  const morale = stat(context, 'armyMorale');
  const { code, link, version } = options.print;
  return {
    title: file.name || 'Army without a name',
    subtitle: `${nationName(context)}, ${army.year}`,
    sum: total === null ? '' : grouped(total),
    symbol: 'general',
    nation: army.nation,
    lines: [
      [
        {
          text: `${counted(stat(context, 'stands'), 'stand')}, ${counted(army.divisions.length, 'division')}`,
          style: 'strong',
        },
      ],
      soft(`Over at ${morale} of ${grouped(stat(context, 'sp'))} SP`),
      soft(`${counted(stat(context, 'lightStands'), 'light stand')} for a tied die`),
    ],
    parts: [
      ...boxes(morale),
      {
        kind: 'words',
        layout: 'run-in',
        items: [{ term: 'Count', text: 'SP destroyed, off the table, or alive in demoralised divisions.' }],
      },
      ...listPairs(context),
    ],
    tracks: [],
    ...(link !== null && { link }),
    foot: soft(
      `${SYSTEM.name}. ${[code, version === null ? 'not saved' : `version ${version}`].filter(Boolean).join(', ')}`,
    ),
  };
};

/** Segments or redoubts on one card. */
export const worksCard = (works: Works, context: RosterContext): Card => {
  const { name, unit, covers, points } = POINTS.works[works.type];
  return {
    title: works.name || name,
    subtitle: works.name === '' ? nationName(context) : name,
    sum: context.options.hidePoints ? '' : grouped(points * works.count),
    symbol: works.type === 'redoubt' ? 'block' : 'entrenchment',
    nation: context.army.nation,
    lines: [
      [{ text: counted(works.count, unit), style: 'strong' }],
      soft(`Each ${covers}`),
      soft(works.list === 'defender' ? 'For defence only' : ''),
    ],
    parts: [bullets(data[works.type])],
    tracks: [],
    foot: [],
  };
};
