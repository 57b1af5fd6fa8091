import { grouped, signed } from '../../core/army/number';
import { TWO_DICE_WAYS, twoDicePercent } from '../../core/price/dice';
import { noteParts, priceText } from '../../core/sheet/card-sheet';
import { choice, hanging } from '../../core/sheet/parts';
import type { Box } from '../../core/sheet/sheet';
import type { Card, Pair, Part, PlotPart } from '../../core/sheet/sheet-parts';
import { countedName, type Pile } from '../../core/tree/unit-lists';
import { baseWidth, inches, inchesIn } from '../distances';
import { shakenWays } from '../odds';
import type { SheetContext } from '../sheet-context';
import { basesOf, figuresPerBase, gunsOf, modelsOf } from '../summary';
import { ARMS, filledTable, HOUSE_TABLES, LIMITS, NATIONS, TYPES } from '../tables';
import { unitName } from '../tree';
import type { UnitFacts } from '../unit-facts';
import { countText, fireText, moraleTrack, trainText } from '../unit-text';

/** Strength points of the scale on a card: the most a unit may have. */
const SCALE = Array.from({ length: LIMITS.strength.max }, (_, index) => LIMITS.strength.max - index);

const minus = (value: number): string => signed(value).replace('+', '');

/** Basic morale under every strength point; those it never had are muted. */
const moraleScale = ({ sp, modifier }: UnitFacts): Part => ({
  kind: 'strip',
  title: 'Morale',
  note: `strength points and ${signed(modifier)}`,
  columns: SCALE.map((points) => ({
    head: String(points),
    value: minus(points + modifier),
    mute: points > sp,
  })),
});

const MODIFIERS = [0, 1, 2, 3] as const;

/** The exact chance that a volley shakes it at full strength, by the modifier of the fire. */
const shakenPlot = ({ morale }: UnitFacts): PlotPart => ({
  kind: 'plot',
  label: 'Shaken',
  measures: MODIFIERS.map((modifier) => ({ term: 'Fire', value: modifier === 0 ? '0' : signed(modifier) })),
  rows: [
    {
      label: `at morale ${minus(morale)}`,
      bars: MODIFIERS.map((modifier) => {
        const ways = shakenWays(morale, modifier);
        return {
          ways: [ways, TWO_DICE_WAYS - ways],
          outOf: TWO_DICE_WAYS,
          value: twoDicePercent(ways),
        };
      }),
    },
  ],
  note: 'by a volley',
  key: [],
});

/** A row of a lost table that the players have filled in, as measures; nothing where it is blank. */
const measured = (label: string, table: string, row: string, { file, army }: SheetContext): Part[] => {
  const houseTable = HOUSE_TABLES.find(({ key }) => key === table);
  if (houseTable === undefined) return [];
  const cells =
    filledTable(file, houseTable).rows[houseTable.rows.findIndex(({ key }) => key === row)]?.cells ?? [];
  const measures = houseTable.columns.flatMap((column, index): Pair[] => {
    const cell = cells[index] ?? '';
    return cell === '' || cell === '–' ? [] : [{ term: column, value: inchesIn(cell, army.scale) }];
  });
  return measures.length === 0 ? [] : [{ kind: 'measures', label, measures }];
};

const MOVE_ROWS: Partial<Record<UnitFacts['arm'], string>> = {
  'close-order': 'close-order',
  'open-order': 'open-order',
  engineers: 'open-order',
  'heavy-cavalry': 'heavy-cavalry',
  'light-cavalry': 'light-cavalry',
  wagons: 'wagons',
};

const moves = (unit: UnitFacts, context: SheetContext): Part[] => {
  const { gunClass = 'medium' } = TYPES[unit.unit.type];
  const row = MOVE_ROWS[unit.arm];
  return row === undefined
    ? measured('Move', 'gun-movement', gunClass, context)
    : measured('Move', 'movement', row, context);
};

const ranges = (unit: UnitFacts, context: SheetContext): Part[] => {
  const { gunClass = 'medium' } = TYPES[unit.unit.type];
  if (ARMS[unit.arm].mounted || unit.arm === 'wagons') {
    const instead = unit.arm === 'wagons' ? 'Wagons have no arms (R22)' : 'No musketry (R22)';
    return [{ kind: 'measures', label: 'Fire', measures: [], instead }];
  }
  return measured('Fire', 'ranges', unit.arm === 'artillery' ? `${gunClass}-guns` : 'muskets', context);
};

const CHARGED: Record<UnitFacts['arm'], string> = {
  'close-order': '−2 if only by open order or artillery',
  'open-order': '+2 by close order',
  engineers: '+2 by close order',
  'heavy-cavalry': '−2 if only by foot',
  'light-cavalry': '−2 if only by foot',
  artillery: '+2 by close order; routed, it leaves its guns',
  wagons: 'immobile when routed',
};

const traits = (unit: UnitFacts, { army, facts }: SheetContext): Part => {
  const { arm } = unit;
  const { evades, mounted } = ARMS[arm];
  const fire = fireText(unit, facts.tariff);
  const five = arm === 'wagons' || mounted ? '' : '+1 at 5 or 6 SP';
  const reach = inches(mounted ? 6 : 3, army.scale);
  const items = [
    { term: 'Fire', text: [five, fire].filter(Boolean).join('; ') },
    { term: 'Charge', text: arm === 'artillery' || arm === 'wagons' ? 'none' : `${reach} in` },
    { term: 'Charged', text: CHARGED[arm] },
    { term: 'Evades', text: evades === 0 ? '' : `${inches(evades, army.scale)} in` },
    { term: 'Train', text: trainText(unit) },
    { term: 'General', text: '2d6 at a loss: 9–10 wound, 11–12 dead' },
  ];
  return hanging(items.filter(({ text }) => text !== ''));
};

/** "4 bases, 24 figures, 18 cm wide". */
const footprint = (unit: UnitFacts, { army, facts }: SheetContext): string => {
  const bases = basesOf(unit);
  const figures = bases * figuresPerBase(unit.arm, facts.tariff);
  const guns = gunsOf(unit, army.factor);
  const models = guns === null ? 0 : modelsOf(guns, army.factor);
  return [
    `${bases} bases`,
    figures === 0 ? '' : `${figures} figures`,
    models === 0 ? '' : `${models} gun models`,
    guns !== null || unit.arm === 'wagons' ? '' : `${(bases * baseWidth(army.scale)) / 10} cm in line`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** The card of a unit, or of several identical ones: its morale at every strength, its fire and charges, its state. */
export const unitCard = ({ of: unit, count, post, points }: Pile<UnitFacts>, context: SheetContext): Card => {
  const { army } = context;
  const { noun, pieces } = TYPES[unit.unit.type];
  const name = unitName(unit.unit);
  const tracks: Box[][] = Array.from({ length: count }, () => moraleTrack(unit));
  const size = countText(unit, army.factor);
  return {
    title: countedName(count, name),
    subtitle: [name === noun ? '' : noun, pieces, NATIONS[unit.nation].label].filter(Boolean).join(', '),
    sum: priceText(points),
    symbol: TYPES[unit.unit.type].symbol,
    nation: unit.nation,
    lines: [
      [{ text: `${grouped(unit.sp)} SP`, style: 'strong' }, { text: `, basic morale ${minus(unit.morale)}` }],
      [
        {
          text: [post, size].filter(Boolean).join(', '),
          style: 'soft',
        },
      ],
      [{ text: footprint(unit, context), style: 'soft' }],
    ],
    parts: [
      choice(['Steady', 'Shaken', 'Routing']),
      moraleScale(unit),
      ...moves(unit, context),
      ...ranges(unit, context),
      traits(unit, context),
      shakenPlot(unit),
      ...noteParts(unit.unit.notes, context),
    ],
    tracks: unit.sp === 0 ? [] : tracks,
    foot: [
      { text: 'Next open box: ', style: 'soft' },
      { text: 'morale', style: 'strong' },
    ],
  };
};
