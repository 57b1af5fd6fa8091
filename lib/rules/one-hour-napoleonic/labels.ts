import type { ArmyFile } from '../core/document';
import { type ArmyLabel, labelSheet, pointsAt } from '../core/label-sheet';
import { grouped } from '../core/number';
import type { Path } from '../core/path';
import type { LabelOptions, LabelSheet } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { commandText } from './sheet-context';
import { counted, formationName, leaderName, unitName } from './names';
import type { Army, Leader, Unit } from './schema';
import { SETTINGS, settingOf } from './settings';
import {
  ABILITIES,
  ARMS,
  type Arm,
  isQuality,
  PARTS,
  qualityOf,
  SYSTEM,
  TRAIT_IDS,
  TRAITS,
  TYPES,
} from './tables';

type Context = {
  readonly army: Army;
  readonly hideRatings: boolean;
  readonly points: (at: Path) => number | null;
  /** a leader gives the unit he starts with a hit (Leaders), unless all are made alike (R05) */
  readonly extraHit: boolean;
  /** ids of the units that leaders start with */
  readonly led: ReadonlySet<string | undefined>;
};

/** Arms as they fit on the smallest labels. */
const SHORT: Readonly<Record<Arm, string>> = {
  line: 'Line',
  light: 'Light',
  cavalry: 'Cavalry',
  'heavy-cavalry': 'Heavy cav.',
  artillery: 'Guns',
};

/** Where a label belongs: path of its node, numbers and name of its formation. */
type Post = { readonly at: Path; readonly place: readonly [number, number]; readonly post: string };

const sizeOf = ({ men, guns, type }: Unit): string => {
  if (TYPES[type].arm === 'artillery') return guns === undefined ? '' : counted(guns, 'gun');
  return men === undefined ? '' : `${grouped(men)} men`;
};

const unitLabel = (
  unit: Unit,
  { at, place, post }: Post,
  { army, extraHit, led, points }: Context,
): ArmyLabel => {
  const { arm, label, symbol } = TYPES[unit.type];
  return {
    of: 'unit',
    place,
    points: points(at),
    stands: 1,
    title: unitName(unit),
    symbol,
    nation: army.nation,
    values: [
      ...(isQuality(unit.hits) ? [{ term: '', value: qualityOf(unit.hits) }] : []),
      { term: 'Hits', value: `${unit.hits}` },
    ],
    traits: [
      ...(unitName(unit) === ARMS[arm].label ? [] : [{ text: ARMS[arm].label, short: SHORT[arm] }]),
      ...TRAIT_IDS.filter((trait) => unit[trait]).map((trait) => ({
        text: TRAITS[trait].label,
        short: TRAITS[trait].letter,
      })),
      ...(extraHit && led.has(unit.id) ? [{ text: '+1 hit, led', short: '+1 led' }] : []),
    ],
    words: '',
    details: [unit.name === '' || label === ARMS[arm].label ? '' : label, sizeOf(unit)].filter(Boolean),
    post,
  };
};

/** A leader. His price tells his ability, so it is hidden with it. */
const leaderLabel = (
  leader: Leader,
  index: number,
  { army, extraHit, hideRatings, points }: Context,
): ArmyLabel => {
  const formation = army.formations.findIndex(({ id }) => id === leader.formation);
  const { label, effect } = ABILITIES[leader.ability];
  return {
    of: 'commander',
    place: [formation + 1, 0],
    points: hideRatings ? null : points(['leaders', index]),
    stands: 1,
    title: leaderName(leader),
    symbol: 'general',
    nation: army.nation,
    values: hideRatings ? [] : [{ term: '', value: extraHit ? label : 'Re-roll' }],
    traits: [],
    words: '',
    details: [
      leader.name === '' ? '' : 'Leader',
      hideRatings || !extraHit ? '' : `${effect.charAt(0).toLowerCase()}${effect.slice(1)}`,
    ].filter(Boolean),
    post: commandText(leader, army),
  };
};

const allLabels = (context: Context): ArmyLabel[] => {
  const { formations, leaders, reserve } = context.army;
  const ofUnits = (units: readonly Unit[], at: Path, formation: number, post: string): ArmyLabel[] =>
    units.map((unit, index) =>
      unitLabel(unit, { at: [...at, index], place: [formation, index + 1], post }, context),
    );
  return [
    ...leaders.map((leader, index) => leaderLabel(leader, index, context)),
    ...formations.flatMap((formation, index) =>
      ofUnits(formation.units, ['formations', index, 'units'], index + 1, formationName(formation, index)),
    ),
    ...ofUnits(reserve, ['reserve'], formations.length + 1, formations.length === 0 ? '' : 'In no formation'),
  ];
};

/**
 * Labels for the backs of bases: each unit with its arm, hits and traits, which are letters where a label is small; each
 * leader with his ability. Any army prints, legal or not.
 */
export const labels = (file: ArmyFile<Army>, assessment: Assessment, options: LabelOptions): LabelSheet => {
  const { army } = file;
  const context = {
    army,
    hideRatings: options.hideRatings,
    points: pointsAt(assessment, PARTS),
    extraHit: settingOf(file, 'leaderVariant') !== true,
    led: new Set(army.leaders.map(({ unit }) => unit)),
  };
  return labelSheet(
    { ...SYSTEM, settings: SETTINGS },
    file,
    assessment.findings,
    { nation: army.nation, labels: allLabels(context), houseCosts: true },
    options,
  );
};
