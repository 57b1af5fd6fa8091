import type { ArmyFile } from '../core/document';
import { type ArmyLabel, labelSheet, pointsAt } from '../core/label-sheet';
import { grouped } from '../core/number';
import type { Path } from '../core/path';
import type { LabelOptions, LabelSheet, Trait } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { abilityOf, areChipsBought, chipsOf, couriersOf, type Rank } from './commander-facts';
import { brigadeName, chiefName, commanderName, counted, unitName } from './names';
import type { Army, Commander, Unit } from './schema';
import { SETTINGS } from './settings';
import { type ClassId, PARTS, SYSTEM, TYPES } from './tables';
import { unitFacts } from './unit-facts';

type Context = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly hideRatings: boolean;
  readonly points: (at: Path) => number | null;
};

/** Classes as they fit on the smallest labels. */
const SHORT: Readonly<Record<ClassId, string>> = {
  line: 'Line',
  grenadier: 'Grenadiers',
  light: 'Light',
  'heavy-cavalry': 'Heavy cav.',
  'light-cavalry': 'Light cav.',
  'heavy-battery': 'Heavy guns',
  'light-battery': 'Light guns',
};

/** Where a label belongs: path of its node, numbers and name of its brigade. */
type Post = { readonly at: Path; readonly place: readonly [number, number]; readonly post: string };

const unitLabel = (unit: Unit, { at, place, post }: Post, { army, file, points }: Context): ArmyLabel => {
  const { classId, of, morale, stands, guns, fireDice, men } = unitFacts(unit, file);
  const { label, symbol } = TYPES[unit.type];
  const battery = of.arm === 'guns';
  const dice = counted(fireDice, 'die', 'dice');
  return {
    of: 'unit',
    place,
    points: points(at),
    stands,
    title: unitName(unit),
    symbol,
    nation: army.nation,
    values: [
      { term: 'Morale', value: `${morale}` },
      { term: battery ? 'Crew' : 'Figures', value: grouped(unit.figures) },
    ],
    traits: [
      ...(unitName(unit) === of.label ? [] : [{ text: of.label, short: SHORT[classId] }]),
      ...(battery ? [{ text: counted(guns, 'gun'), short: counted(guns, 'gun') }] : []),
      ...(fireDice === 0 ? [] : [{ text: `fires ${dice}`, short: dice }]),
    ],
    words: '',
    details: [
      unit.name === '' || label === of.label ? '' : label,
      battery ? '' : counted(stands, 'stand'),
      men === null ? '' : `${grouped(men)} men`,
    ].filter(Boolean),
    post,
  };
};

/** What his die gives him; nothing where ratings are hidden. */
const ability = (
  commander: Commander,
  rank: Rank,
  { hideRatings, file }: Context,
): Pick<ArmyLabel, 'values' | 'traits'> => {
  const couriers = counted(couriersOf(commander, rank), 'courier');
  const bare: Trait = { text: couriers, short: couriers };
  if (hideRatings) return { values: [], traits: [bare] };
  const found = abilityOf(commander, rank);
  if (found === undefined) return { values: [{ term: '', value: 'Die to throw' }], traits: [bare] };
  const chips = counted(chipsOf(commander, rank, areChipsBought(file)), 'chip');
  return {
    values: [
      { term: '', value: found.label },
      { term: 'Radius', value: `${found.radius} in` },
    ],
    traits: [{ text: chips, short: chips }, bare],
  };
};

const commanderLabel = (
  commander: Commander,
  rank: Rank,
  { at, place, post }: Post,
  context: Context,
): ArmyLabel => {
  const { army, hideRatings, points } = context;
  const chief = rank === 'chief';
  return {
    of: 'commander',
    place,
    points: hideRatings ? null : points(at),
    stands: 1,
    title: chief ? chiefName(commander) : commanderName(commander),
    symbol: chief ? 'general' : 'commander',
    nation: army.nation,
    ...ability(commander, rank, context),
    words: '',
    details: commander.name === '' ? [] : [chief ? 'Commander in chief' : 'Brigade commander'],
    post,
  };
};

const allLabels = (context: Context): ArmyLabel[] => {
  const { chiefs, brigades, direct } = context.army;
  const ofUnits = (units: readonly Unit[], at: Path, formation: number, post: string): ArmyLabel[] =>
    units.map((unit, index) =>
      unitLabel(unit, { at: [...at, index], place: [formation, index + 1], post }, context),
    );
  return [
    ...chiefs.map((chief, index) =>
      commanderLabel(chief, 'chief', { at: ['chiefs', index], place: [0, 0], post: 'Whole army' }, context),
    ),
    ...brigades.flatMap((brigade, index) => {
      const post = brigadeName(brigade, index);
      return [
        ...brigade.commanders.map((commander, place) =>
          commanderLabel(
            commander,
            'commander',
            { at: ['brigades', index, 'commanders', place], place: [index + 1, 0], post },
            context,
          ),
        ),
        ...ofUnits(brigade.units, ['brigades', index, 'units'], index + 1, post),
      ];
    }),
    ...ofUnits(direct, ['direct'], brigades.length + 1, 'Under the commander in chief'),
  ];
};

/**
 * Labels for the backs of stands: each unit with its class, morale number, figures, stands and fire dice; each commander
 * with his ability, chips and couriers. Any army prints, legal or not.
 */
export const labels = (file: ArmyFile<Army>, assessment: Assessment, options: LabelOptions): LabelSheet => {
  const { army } = file;
  const context = {
    file,
    army,
    hideRatings: options.hideRatings,
    points: pointsAt(assessment, PARTS),
  };
  return labelSheet(
    { ...SYSTEM, settings: SETTINGS },
    file,
    assessment.findings,
    { nation: army.nation, labels: allLabels(context), houseCosts: true },
    options,
  );
};
