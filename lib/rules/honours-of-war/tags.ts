import type { ArmyFile } from '../core/army/document';
import { dismountedRowOf, type HitRowId } from './hits';
import type { Army, Unit } from './schema';
import { type SettingKey, settingOf } from './settings';
import { sizeOf, TYPES } from './tables';
import { everyUnit } from './tree';
import { unitFacts } from './unit-facts';

/** What an army may have that a rule speaks of. */
export const TAGS = [
  'close-order',
  'light-infantry',
  'cavalry',
  'light-cavalry',
  'medium-cavalry',
  'heavy-cavalry',
  'guns',
  'field-guns',
  'horse-guns',
  'light-gun',
  'medium-gun',
  'heavy-gun',
  'howitzer-ranges',
  'light-bore',
  'medium-bore',
  'heavy-bore',
  'transport',
  'ordinary-canister',
  'canister',
  'roundshot',
  'heavy-roundshot',
  'shell',
  'medium-unicorn',
  'light-unicorn',
  'shuvalov',
  'quick-battery',
  'quick-battalion-guns',
  'no-battalion-guns',
  'muskets-and-guns',
  'muskets',
  'rifles',
  'dismounts',
  'charge-bonus',
  'superior',
  'inferior',
  'inferior-close-order',
  'inferior-cavalry',
  'better',
  'small',
  'large',
  'small-firer',
  'large-firer',
  'fires-from-buildings',
  'superior-fire',
  'russian-superior-guns',
  'general-dashing',
  'general-dependable',
  'general-dithering',
  'lieutenant-dashing',
  'lieutenant-dependable',
  'lieutenant-dithering',
] as const;

export type ReferenceTag = (typeof TAGS)[number];

/**
 * When a line concerns armies: one of them has one of `when`, the other one of `against` (or is unknown), and one of
 * the settings `option` is on. An absent condition always holds. A `full` line is needed so rarely that only the full
 * sheet has it.
 */
export type Condition = {
  readonly when?: readonly ReferenceTag[];
  readonly against?: readonly ReferenceTag[];
  readonly option?: readonly SettingKey[];
  readonly full?: true;
};

/** One army on the table: what it has. */
export type TagSide = {
  readonly tags: ReadonlySet<ReferenceTag>;
  readonly rows: ReadonlySet<HitRowId>;
  readonly options: ReadonlySet<SettingKey>;
};

const gunTags = (unit: Unit): ReferenceTag[] => {
  const { weight = 'medium', kind = 'gun', horse = false } = TYPES[unit.type];
  const shell = kind === 'howitzer' || kind === 'unicorn';
  const shot = kind === 'gun' || kind === 'quick-firing' || kind === 'unicorn';
  const byWeight = { light: 'light-gun', medium: 'medium-gun', heavy: 'heavy-gun' } as const;
  const ranges: ReferenceTag =
    kind === 'howitzer' || kind === 'shuvalov' || (kind === 'unicorn' && weight !== 'light')
      ? 'howitzer-ranges'
      : byWeight[weight];
  return [
    'guns',
    horse ? 'horse-guns' : 'field-guns',
    ranges,
    `${weight}-bore`,
    'canister',
    kind === 'quick-firing' ? 'quick-battery' : 'ordinary-canister',
    ...(shell ? (['shell'] as const) : []),
    ...(shot ? (['roundshot'] as const) : []),
    ...(shot && weight === 'heavy' ? (['heavy-roundshot'] as const) : []),
    ...(kind === 'unicorn' ? ([weight === 'light' ? 'light-unicorn' : 'medium-unicorn'] as const) : []),
    ...(kind === 'shuvalov' ? (['shuvalov'] as const) : []),
  ];
};

const armTags = (unit: Unit): ReferenceTag[] => {
  const { arm, weight = 'medium', rifles = false } = TYPES[unit.type];
  switch (arm) {
    case 'close-order':
      return [
        arm,
        unit.battalionGuns === 'absent' ? 'muskets' : 'muskets-and-guns',
        ...(unit.battalionGuns === 'absent' ? (['no-battalion-guns'] as const) : []),
        ...(unit.battalionGuns === 'quick-firing' ? (['quick-battalion-guns'] as const) : []),
      ];
    case 'light-infantry':
      return [arm, (unit.rifles ?? rifles) ? 'rifles' : 'muskets'];
    case 'cavalry':
      return [
        arm,
        `${weight}-cavalry`,
        ...(weight === 'heavy' ? [] : (['dismounts'] as const)),
        ...(unit.class === 'inferior' ? [] : (['charge-bonus'] as const)),
      ];
    case 'artillery':
      return gunTags(unit);
    case 'transport':
      return [arm];
  }
};

const classTags = (unit: Unit): ReferenceTag[] => {
  const { arm } = TYPES[unit.type];
  if (unit.class !== 'inferior') {
    return unit.class === 'superior' ? ['superior', 'better'] : ['better'];
  }
  return [
    'inferior',
    ...(arm === 'close-order' ? (['inferior-close-order'] as const) : []),
    ...(arm === 'cavalry' ? (['inferior-cavalry'] as const) : []),
  ];
};

const sizeTags = (unit: Unit): ReferenceTag[] => {
  const size = sizeOf(unit);
  if (size === 'standard') return [];
  const fires = TYPES[unit.type].arm !== 'cavalry';
  return fires ? [size, `${size}-firer`] : [size];
};

const unitTags = (unit: Unit, file: ArmyFile<Army>): ReferenceTag[] => {
  const { arm } = TYPES[unit.type];
  const { hitRow, fireRow } = unitFacts(unit, file);
  const fires = arm !== 'cavalry' && arm !== 'transport';
  return [
    ...armTags(unit),
    ...classTags(unit),
    ...sizeTags(unit),
    ...(fires ? (['fires-from-buildings'] as const) : []),
    ...(fireRow === hitRow ? [] : (['superior-fire'] as const)),
    ...(arm === 'artillery' && unit.class === 'superior' && (unit.nation ?? file.army.nation) === 'russia'
      ? (['russian-superior-guns'] as const)
      : []),
  ];
};

const commandTags = ({ general, lieutenants }: Army): ReferenceTag[] => [
  ...(general === null || general.rating === 'unrated' ? [] : ([`general-${general.rating}`] as const)),
  ...lieutenants.flatMap(({ rating }) =>
    rating === 'variable'
      ? (['lieutenant-dashing', 'lieutenant-dependable', 'lieutenant-dithering'] as const)
      : ([`lieutenant-${rating}`] as const),
  ),
];

const OPTIONS = [
  'brigadeMorale',
  'redDiePoints',
  'battalionGunsLost',
  'lieutenantGenerals',
  'nonStandardUnits',
  'weather',
  'weatherChanges',
] as const satisfies readonly SettingKey[];

/** Rows of the hit table a unit may roll on; dismounted cavalry fights as light infantry (p. 21, R9). */
const hitRows = (unit: Unit, file: ArmyFile<Army>): HitRowId[] => {
  const { hitRow, fireRow, dismounts } = unitFacts(unit, file);
  return [hitRow, fireRow, dismounts ? dismountedRowOf(unit) : null].filter((row) => row !== null);
};

/** What an army has, of all that rules speak of. */
export const sideOf = (file: ArmyFile<Army>): TagSide => {
  const units = everyUnit(file.army);
  const options = OPTIONS.filter((key) => settingOf(file, key) === true);
  const tags = new Set([...units.flatMap((unit) => unitTags(unit, file)), ...commandTags(file.army)]);
  // an option under which any battalion may lose its guns
  if (options.includes('battalionGunsLost') && tags.has('close-order')) tags.add('no-battalion-guns');
  if (tags.has('no-battalion-guns')) tags.add('muskets');
  return { tags, rows: new Set(units.flatMap((unit) => hitRows(unit, file))), options: new Set(options) };
};

const hasOne = <T>(set: ReadonlySet<T>, options: readonly T[] | undefined): boolean =>
  options === undefined || options.some((each) => set.has(each));

/** True if a line concerns these armies; `null` for the full sheet, which every line concerns. */
export const concerns = (
  { when, against, option, full }: Condition,
  sides: readonly TagSide[] | null,
): boolean => {
  if (sides === null) return true;
  if (full) return false;
  if (!sides.some(({ options }) => hasOne(options, option)))
    return option === undefined && sides.length === 0;
  return sides.some((side) => {
    const others = sides.filter((other) => other !== side);
    return (
      hasOne(side.tags, when) && (others.length === 0 || others.some(({ tags }) => hasOne(tags, against)))
    );
  });
};
