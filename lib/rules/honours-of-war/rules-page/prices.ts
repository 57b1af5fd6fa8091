import { grouped, signed } from '../../core/army/number';
import { yearsText } from '../../core/army/years';
import type { RulesTable } from '../../core/contract/rules-page';
import type { CostLine } from '../../core/price/costing';
import { newArmy } from '../catalogue';
import { unitLines } from '../cost';
import type { Unit } from '../schema';
import { type Survey, survey } from '../survey';
import {
  classIn,
  datedRow,
  fieldingOf,
  NATION_IDS,
  NATIONS,
  type NationId,
  POINTS,
  RATINGS,
  type TroopTypeId,
  type UnitClass,
  YEARS,
} from '../tables';
import { CLASS_WORDS } from './words';

const AMOUNT = { title: 'Points', align: 'right' } as const;

const priced = ({ label, amount, cite }: CostLine, write = signed) => ({
  cells: [label, write(amount)],
  cite,
});

const { base, class: byClass, size: bySize, weight, commanders, lieutenants, general, works } = POINTS;

const basic: RulesTable = {
  title: 'Basic values',
  note: 'Standard class, standard size. Limbers and transport cost nothing.',
  columns: [{ title: 'Unit' }, AMOUNT],
  rows: [base['close-order'], base.cavalry, base['light-infantry'], base.artillery, base.transport].map(
    (line) => priced(line, grouped),
  ),
};

const heavy: RulesTable = {
  title: 'Close order infantry and cavalry',
  columns: [{ title: 'Modifier' }, AMOUNT],
  rows: [
    ...Object.values(byClass['close-order']),
    ...Object.values(bySize['close-order']),
    POINTS.superiorFire,
  ].map((line) => priced(line)),
};

const light: RulesTable = {
  title: 'Light infantry and artillery',
  columns: [{ title: 'Applies to' }, { title: 'Modifier' }, AMOUNT],
  rows: [
    ...Object.values(weight).map((line) => ({ of: 'Artillery', line })),
    ...Object.values(byClass.artillery).map((line) => ({ of: 'Artillery', line })),
    { of: 'Artillery', line: POINTS.fullMoveLimber },
    ...Object.values(byClass['light-infantry']).map((line) => ({ of: 'Light infantry', line })),
    ...Object.values(bySize['light-infantry']).map((line) => ({ of: 'Light infantry', line })),
    { of: 'Light infantry', line: POINTS.rifles },
  ].map(({ of, line: { label, amount, cite } }) => ({ cells: [of, label, signed(amount)], cite })),
  note: `A battery never costs less than ${POINTS.minimumBattery.amount} points.`,
  cite: POINTS.minimumBattery.cite,
};

type Period = { readonly nation: NationId; readonly from: number; readonly to: number };

/** The years in which nothing changes in what a nation pays. */
const periodsOf = (nation: NationId): Period[] => {
  const { bands, commanderBands } = NATIONS[nation];
  const starts = [...new Set([...bands, ...commanderBands].map(({ from }) => from))].toSorted();
  return starts.map((from, index) => ({ nation, from, to: (starts[index + 1] ?? YEARS[1] + 1) - 1 }));
};

const PERIODS = NATION_IDS.flatMap(periodsOf);

const armies: RulesTable = {
  title: 'Modifiers of the armies',
  note: 'For each unit, and for each brigade commander of variable quality. Prussians of secondary theatres pay the late price for commanders in any year (R15).',
  cite: POINTS.bandsCite,
  columns: [
    { title: 'Army' },
    { title: 'Years' },
    { title: 'Close order, cavalry', align: 'right' },
    { title: 'Light infantry, artillery', align: 'right' },
    { title: 'Variable commander', align: 'right' },
  ],
  rows: PERIODS.map(({ nation, from, to }) => {
    const { label, bands, commanderBands } = NATIONS[nation];
    const { line, light: other } = POINTS.bands[datedRow(bands, from).band];
    const { amount } = commanders.variable[datedRow(commanderBands, from).band];
    return { cells: [label, yearsText(YEARS, from, to), signed(line), signed(other), signed(amount)] };
  }),
};

const command: RulesTable = {
  title: 'Commanders of chosen quality',
  note: 'Lieutenant generals are an optional rule. An unrated commanding general costs nothing.',
  columns: [
    { title: 'Rating' },
    { title: 'Brigade commander', align: 'right' },
    { title: 'Lieutenant general', align: 'right' },
    { title: 'Commanding general', align: 'right' },
  ],
  rows: RATINGS.map((rating) => ({
    cells: [
      `${rating.charAt(0).toUpperCase()}${rating.slice(1)}`,
      signed(commanders.fixed[rating].amount),
      signed(lieutenants.fixed[rating].amount),
      signed(general[rating].amount),
    ],
    cite: general[rating].cite,
  })),
};

const worksTable: RulesTable = {
  title: 'Works',
  columns: [{ title: 'Works' }, { title: 'Covers' }, AMOUNT],
  rows: Object.values(works).map(({ label, covers, amount, cite }) => ({
    cells: [label, covers, grouped(amount)],
    cite,
  })),
};

const factsOf = (nation: NationId, year: number): Survey =>
  survey(newArmy({ name: '', nation, year, scale: '28', budget: null }, () => 'x'));

const priceOf = (facts: Survey, unit: Omit<Unit, 'id' | 'name'>): string => {
  let sum = 0;
  for (const { amount } of unitLines({ ...unit, id: 'x', name: '' }, facts)) sum += amount;
  return grouped(sum);
};

const CLASSES = ['superior', 'standard', 'inferior'] as const;
const SIZES = ['small', 'standard', 'large'] as const;

/** One nation of each price band, and who shares it. */
const BANDS = [
  { facts: factsOf('prussia', 1757), label: 'Prussia' },
  { facts: factsOf('austria', 1757), label: 'Austria, HBM Army, Saxony, Russia from 1760' },
  { facts: factsOf('france', 1757), label: 'France, Sweden, Russia to 1759' },
  { facts: factsOf('reichsarmee', 1757), label: 'Reichsarmee' },
];

const sized = (
  title: string,
  type: TroopTypeId,
  classes: readonly UnitClass[],
  note: string,
): RulesTable => ({
  title,
  note,
  columns: [
    { title: 'Army' },
    ...classes.map((quality) => ({ title: `${CLASS_WORDS[quality]}: small / standard / large` })),
  ],
  rows: BANDS.map(({ facts, label }) => ({
    cells: [
      label,
      ...classes.map((quality) =>
        SIZES.map((size) => priceOf(facts, { type, class: quality, size })).join(' / '),
      ),
    ],
  })),
});

const BATTERIES = ['light-battery', 'medium-battery', 'heavy-battery'] as const;

type Guns = { readonly nation: NationId; from: number; to: number; readonly cells: readonly string[] };

/** Prices of a nation's guns by class; periods with the same prices are one. */
const gunsOf = (nation: NationId): Guns[] => {
  const fielding = fieldingOf(nation, 'heavy-battery');
  if (fielding === undefined) return [];
  const byPrices = new Map<string, Guns>();
  for (const { from, to } of periodsOf(nation)) {
    const facts = factsOf(nation, from);
    for (const quality of [classIn(fielding, from), ...(fielding.alsoClass ?? [])]) {
      const prices = BATTERIES.map((type) => priceOf(facts, { type, class: quality, size: 'standard' }));
      const cells = [CLASS_WORDS[quality], ...prices];
      const earlier = byPrices.get(cells.join());
      if (earlier) earlier.to = to;
      else byPrices.set(cells.join(), { nation, from, to, cells });
    }
  }
  return [...byPrices.values()];
};

/** Each nation's guns as its table rates them, and as its players may. */
const batteries: RulesTable = {
  title: 'Batteries',
  note: 'Howitzers, unicorns and Shuvalov howitzers cost what a medium battery costs (R6).',
  columns: [
    { title: 'Army' },
    { title: 'Years' },
    { title: 'Class' },
    { title: 'Light', align: 'right' },
    { title: 'Medium', align: 'right' },
    { title: 'Heavy', align: 'right' },
  ],
  rows: NATION_IDS.flatMap(gunsOf).map(({ nation, from, to, cells }) => ({
    cells: [NATIONS[nation].label, yearsText(YEARS, from, to), ...cells],
  })),
};

/** Every table of prices (p. 51-54): as printed, then worked out by the same code that prices an army. */
export const priceTables: readonly RulesTable[] = [
  basic,
  heavy,
  light,
  armies,
  command,
  worksTable,
  sized(
    'Close order infantry and cavalry, worked out',
    'line',
    CLASSES,
    'Small and large units are an optional rule.',
  ),
  sized(
    'Light infantry, worked out',
    'light-infantry',
    ['standard', 'inferior'],
    `With rifles ${POINTS.rifles.amount} points more.`,
  ),
  batteries,
];
