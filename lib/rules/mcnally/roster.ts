import play from '@/data/mcnally/play.json';
import { grouped, signed } from '../core/army/number';
import { stat } from '../core/contract/army-context';
import { TWO_DICE_WAYS } from '../core/price/dice';
import { boxes } from '../core/sheet/boxes';
import { evenColumns } from '../core/sheet/parts';
import { commandNotes, type LeaderWords, type RowWords, rosterGroups } from '../core/sheet/roster-groups';
import { type Roster, type RosterGroup, smallTable } from '../core/sheet/roster-sheet';
import type { Block, Column, LineBlock, ListBlock, TableBlock } from '../core/sheet/sheet';
import { EMPTY, extra, figures, generalLine, plain, soft, strong, text } from '../core/sheet/sheet-cells';
import type { Pile } from '../core/tree/unit-lists';
import { filled, inches } from './distances';
import { shakenWays } from './odds';
import type { Army, Fieldwork } from './schema';
import { budgetTypeOf } from './settings';
import { type SheetContext, unitLists } from './sheet-context';
import { nationLabel } from './summary';
import { bonusOf, coverOf, isFort, LIMITS, SYSTEM, TYPES } from './tables';
import { fieldworkName, type Leader, leaderName, ledBrigades, rankBeside, unitName } from './tree';
import type { UnitFacts } from './unit-facts';
import { countText, evadeText, fireText, kindText, moraleTrack, trainText } from './unit-text';

const COLUMNS: readonly Column[] = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Men, guns', width: 18 },
  { title: 'Strength', width: 14 },
  { title: 'Basic morale as strength falls', width: 40 },
  { title: 'Fire, evade', width: 38 },
];

/** "12 strength points, no brigadier". */
const noteOf = ({ of, leaders, units }: ReturnType<typeof unitLists>[number]): string => {
  if (of === 'unassigned') return 'Under no brigadier';
  const sp = units.reduce((sum, unit) => sum + unit.sp, 0);
  return `${grouped(sp)} strength points${leaders.length === 0 ? ', no brigadier' : ''}`;
};

/** What a general does for a unit he is with (Generals): added to its tests. */
const bonus = ({ kind }: Leader, { army, options }: SheetContext): string =>
  options.hideRatings
    ? ''
    : `+${bonusOf(kind)} on tests where he is; units within ${inches(LIMITS.commandRadius.inches, army.scale)} in are shaken if he falls`;

/** The generals above the brigades, one line each. */
const generalLines = (context: SheetContext): LineBlock[] =>
  context.facts.tree.command.map((led) => {
    const brigades = ledBrigades(led, context.army);
    const is = [rankBeside(led).toLowerCase(), brigades.length === 0 ? '' : `of ${brigades.join(', ')}`];
    return generalLine(
      led.kind,
      leaderName(led),
      soft(is.filter(Boolean).join(' ')),
      soft(bonus(led, context)),
      extra(context.points(led.at)),
    );
  });

/** The brigadier of a brigade. */
const brigadierWords = (led: Leader, context: SheetContext): LeaderWords => ({
  name: leaderName(led),
  cells: [{ ...soft(bonus(led, context)), span: 4 }],
});

/** The row of a unit, or of several alike. */
const unitWords = ({ of }: Pile<UnitFacts>, { facts, army }: SheetContext): RowWords => {
  const { unit, sp, modifier } = of;
  const does = [fireText(of, facts.tariff), evadeText(of, army.scale), trainText(of)].filter(Boolean);
  return {
    symbol: TYPES[unit.type].symbol,
    name: unitName(unit),
    is: kindText(of, army.nation),
    cells: [
      plain(countText(of, army.factor)),
      text(strong(grouped(sp)), { text: ` ${signed(modifier)}`, style: 'soft' }),
      { kind: 'track', boxes: moraleTrack(of) },
      plain(does.join(', ')),
    ],
    notes: [unit.notes],
  };
};

/** More strength points than this stand in words: the track of a row holds no more. */
const MOST_BOXES = 12;

/** A fieldwork, a box for each strength point. */
const fieldworkWords = (work: Fieldwork): RowWords => {
  const { sp } = work;
  return {
    symbol: isFort(sp) ? 'block' : 'entrenchment',
    name: fieldworkName(work),
    is: coverOf(sp),
    cells: [
      EMPTY,
      text(strong(grouped(sp))),
      sp > MOST_BOXES ? soft(`${grouped(sp)} points`) : { kind: 'track', boxes: boxes(sp) },
      EMPTY,
    ],
  };
};

const MODIFIERS = [0, 1, 2, 3] as const;

/** Chances of being shaken by a volley, for the basic morales of these units (s. 4.1 of the digest). */
const shaken = (units: readonly { readonly morale: number }[]): TableBlock | null => {
  const morales = [...new Set(units.map(({ morale }) => morale))].toSorted((a, b) => b - a);
  if (morales.length === 0) return null;
  return smallTable(
    'Shaken by a volley',
    `ways of ${TWO_DICE_WAYS}, by modifier`,
    [
      { title: 'Morale', width: null },
      ...evenColumns(
        MODIFIERS.map((modifier) => (modifier === 0 ? '0' : `+${modifier}`)),
        9,
      ),
    ],
    morales
      .slice(0, 8)
      .map((morale) => [
        plain(String(morale).replace('-', '−')),
        ...MODIFIERS.map((modifier) => figures(String(shakenWays(morale, modifier)))),
      ]),
  );
};

type Entries = { readonly title: string; readonly entries: readonly { term: string; text: string }[] };

const list = ({ title, entries }: Entries, { army }: SheetContext): ListBlock => ({
  kind: 'list',
  title,
  items: entries.map(({ term, text }) => ({ term, value: filled(text, army.scale) })),
});

/** The foot of the last sheet, and of a brigade on its own page: tests, the volley, and how likely it shakes. */
const tailBlocks = (
  context: SheetContext,
  units: readonly { readonly morale: number }[] = context.facts.units,
): Block[] => {
  const odds = shaken(units);
  return [
    {
      kind: 'columns',
      widths: [58, null, 58],
      columns: [
        [list(play.shakenTest, context), list(play.routingTest, context)],
        odds === null ? [] : [odds],
        [
          list(play.fireResult, context),
          list({ title: play.generalRisk.title, entries: play.generalRisk.short }, context),
        ],
      ],
    },
  ];
};

const groups = (context: SheetContext): RosterGroup[] =>
  rosterGroups(unitLists(context.facts), context, {
    rated: false,
    note: noteOf,
    leader: (led) => brigadierWords(led, context),
    unit: (pile) => unitWords(pile, context),
    tables: ({ units }) => tailBlocks(context, units),
    works: { title: 'Fieldworks', works: context.facts.tree.works, row: fieldworkWords },
  });

/** "Austria, 1757, 15 mm: all distances two thirds." */
const subtitle = (army: Army): string => {
  const size = army.scale === '15' ? `${army.scale} mm, distances at two thirds` : `${army.scale} mm`;
  const factor = army.factor === 1 ? '' : `, standard units times ${army.factor}`;
  return `${nationLabel(army)}, ${army.year}, ${size}${factor}. ${SYSTEM.name}. Distances in inches.`;
};

const UNITS = { points: 'house points', sp: 'strength points', unitEquivalents: 'standard units' } as const;

/** What the army amounts to, in the unit of its limit; nothing where points are hidden and count. */
const sum = (context: SheetContext): Roster['sum'] => {
  const { army, facts, file, points } = context;
  const type = budgetTypeOf(file);
  const used = { points: points([]), sp: facts.sp, unitEquivalents: stat(context, 'equivalents') };
  return { used: used[type], limit: army.budget, unit: UNITS[type] };
};

/**
 * The roster: every unit with its strength points and the basic morale under each, generals, fieldworks, the tests of
 * play.
 */
export const roster = (context: SheetContext): Roster => {
  const { army, facts } = context;
  const priced = context.points([]) !== null;
  return {
    subtitle: subtitle(army),
    sum: sum(context),
    lines: generalLines(context),
    columns: COLUMNS,
    headSpan: 2,
    groups: groups(context),
    total: {
      title: 'Total',
      note: `${grouped(facts.sp)} strength points, ${grouped(stat(context, 'equivalents'))} standard units`,
    },
    notes: commandNotes(army, facts.tree.command, leaderName),
    tail: tailBlocks(context),
    key: [
      strong('Strength:'),
      { text: ' cross off from the left; the next open box is the basic morale.' },
      ...(priced ? [strong(' Points'), { text: ' are house points: the rules print none.' }] : []),
    ],
  };
};
