import { grouped, signed } from '../../core/number';
import type { Run, TableRow } from '../../core/sheet';
import { APART, EMPTY, plain, soft, text } from '../../core/sheet-cells';
import { moraleTrack } from '../morale-track';
import { fieldworkName, unitName } from '../names';
import type { Fieldwork } from '../schema';
import { coverOf, isFort, TYPES } from '../tables';
import type { UnitFacts } from '../unit-facts';
import { countText, evadeText, fireText, kindText, trainText } from '../unit-text';
import { COLUMNS, ledgerRow, noteRows, price, type RosterContext } from './context';

const nameRuns = (unit: UnitFacts, count: number, { army }: RosterContext): Run[] => {
  const kind = kindText(unit, army.nation);
  return [
    { text: `${count > 1 ? `${count} × ` : ''}${unitName(unit.unit)}`, style: 'strong' },
    ...(kind === '' ? [] : [{ text: `${APART}${kind}`, style: 'soft' } as const]),
  ];
};

type Entry = { readonly unit: UnitFacts; count: number; points: number | null };

const sameUnit = ({ unit: { id: _, ...facts } }: UnitFacts): string =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The units of a list, each its own, or identical ones together. */
const entries = (units: readonly UnitFacts[], { options, points }: RosterContext): Entry[] => {
  const list: Entry[] = [];
  const known = new Map<string, Entry>();
  for (const unit of units) {
    const amount = points(unit.at);
    const key = sameUnit(unit);
    const twin = options.combine ? known.get(key) : undefined;
    if (twin === undefined) {
      const entry: Entry = { unit, count: 1, points: amount };
      known.set(key, entry);
      list.push(entry);
    } else {
      twin.count++;
      if (twin.points !== null && amount !== null) twin.points += amount;
    }
  }
  return list;
};

/** The rows of a list of units, with their notes. */
export const unitRows = (units: readonly UnitFacts[], context: RosterContext): TableRow[] =>
  entries(units, context).flatMap(({ unit, count, points }) => {
    const { facts, army } = context;
    const does = [fireText(unit, facts.tariff), evadeText(unit, army.scale), trainText(unit)].filter(Boolean);
    return [
      ledgerRow(
        context,
        'row',
        [
          { kind: 'symbol', symbol: TYPES[unit.unit.type].symbol },
          text(...nameRuns(unit, count, context)),
          plain(countText(unit, army.factor)),
          text(
            { text: grouped(unit.sp), style: 'strong' },
            { text: ` ${signed(unit.modifier)}`, style: 'soft' },
          ),
          count > 1 ? soft(`Morale ${unit.morale}, each`) : { kind: 'track', boxes: moraleTrack(unit) },
          plain(does.join(', ')),
        ],
        price(points),
      ),
      ...noteRows(context, unit.unit.notes),
    ];
  });

/** More strength points than this stand in words: the track of a row holds no more. */
const MOST_BOXES = 12;

/** Fieldworks, a box for each strength point. */
export const fieldworkRows = (works: readonly Fieldwork[], context: RosterContext): TableRow[] =>
  works.map((work, index) => {
    const { sp } = work;
    return ledgerRow(
      context,
      'row',
      [
        { kind: 'symbol', symbol: isFort(sp) ? 'block' : 'entrenchment' },
        text(
          { text: fieldworkName(work), style: 'strong' },
          { text: `${APART}${coverOf(sp)}`, style: 'soft' },
        ),
        EMPTY,
        text({ text: grouped(sp), style: 'strong' }),
        sp > MOST_BOXES
          ? soft(`${grouped(sp)} points`)
          : { kind: 'track', boxes: Array.from({ length: sp }, () => ({ kind: 'plain' as const })) },
        ...Array.from({ length: COLUMNS - 5 }, () => EMPTY),
      ],
      price(context.points(['works', index])),
    );
  });
