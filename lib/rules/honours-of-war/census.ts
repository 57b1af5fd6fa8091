import type { Op } from '../core/army/edit';
import type { Path } from '../core/army/path';
import { type CensusGroup, type CensusStat, defineCensus } from '../core/check/census';
import type { Unit } from './schema';
import { POINTS, page, TYPES, weightOf } from './tables';
import { brigadeName, type Leader, leaderName, treeOf, unitName } from './tree';

const set =
  (key: string, value: string) =>
  (at: Path): Op[] => [{ op: 'set', path: ['army', ...at, key], value }];

const standardSize = set('size', 'standard');

/** What the book tells apart besides troop types: class, size, arms (p. 10, 38), ratings of commanders (p. 12, 53). */
const GROUPS: readonly CensusGroup[] = [
  { key: 'superior', label: 'superior', kind: 'unit', cite: page('10') },
  { key: 'inferior', label: 'inferior', kind: 'unit', cite: page('10') },
  { key: 'other-size', label: 'small and large units', kind: 'unit', cite: page('38'), cure: standardSize },
  { key: 'small', label: 'small', kind: 'unit', cite: page('38'), cure: standardSize },
  { key: 'large', label: 'large', kind: 'unit', cite: page('38'), cure: standardSize },
  { key: 'rifles', label: 'armed with rifles', kind: 'unit', cite: page('52') },
  { key: 'quick-firing', label: 'quick-firing battalion guns', kind: 'unit', cite: page('48') },
  { key: 'variable', label: 'of variable rating', kind: 'leader', cite: page('53') },
  {
    key: 'fixed',
    label: 'commanders of fixed rating',
    kind: 'leader',
    cite: page('53'),
    cure: set('rating', 'variable'),
  },
  {
    key: 'rated',
    label: 'rated commanding generals',
    kind: 'leader',
    cite: page('12'),
    cure: set('rating', 'unrated'),
  },
  ...(['dithering', 'dependable', 'dashing'] as const).map(
    (key): CensusGroup => ({
      key,
      label: `${key} leaders`,
      kind: 'leader',
      cite: page('12'),
    }),
  ),
];

const STATS: readonly CensusStat[] = [
  { key: 'units', label: 'Units, weighted by size', cite: page('36') },
  { key: 'entries', label: 'Units, one by one' },
  { key: 'breakingPoint', label: 'Army breaking point', cite: page('36') },
  { key: 'brigades', label: 'Brigades' },
  { key: 'infantryBrigades', label: 'Infantry brigades' },
  { key: 'brigadeCommanders', label: 'Brigade commanders', cite: page('11') },
  { key: 'lieutenantGenerals', label: 'Lieutenant generals', cite: page('37') },
  { key: 'independents', label: 'Independent units', cite: page('12') },
  { key: 'batteries', label: 'Batteries', cite: page('14') },
  { key: 'howitzersAndHeavy', label: 'Howitzers and heavy batteries', cite: page('14') },
  { key: 'bases', label: 'Bases', cite: page('9') },
  { key: 'figures', label: 'Figures', cite: page('9') },
];

const unitGroups = ({
  type,
  size,
  class: unitClass,
  rifles = TYPES[type].rifles,
  battalionGuns,
}: Unit): string[] => [
  unitClass,
  ...(size === 'standard' ? [] : [size, 'other-size']),
  ...(rifles ? ['rifles'] : []),
  ...(battalionGuns === 'quick-firing' ? ['quick-firing'] : []),
];

const leaderGroups = ({ kind, leader: { rating } }: Leader): string[] => {
  const isFixed = rating !== 'variable' && rating !== 'unrated';
  return [rating, ...(isFixed ? [kind === 'general' ? 'rated' : 'fixed'] : [])];
};

/** What an army tells the terms of an event. */
export const census = defineCensus({
  terms: { units: 'units', formations: 'brigades' },
  types: TYPES,
  loose: 'independent units',
  ranks: {
    general: 'commanding generals',
    lieutenant: 'lieutenant generals',
    commander: 'brigade commanders',
  },
  works: {
    'infantry-entrenchment': 'entrenchments of infantry',
    'gun-entrenchment': 'entrenchments of guns',
    'fortified-block': 'fortified blocks',
  },
  groups: GROUPS,
  stats: STATS,
  // bought by the piece, with no word of how many
  unlimited: [{ group: 'works', cite: page('52') }],
  treeOf,
  invented: 'imagi-nation',
  unitName,
  amountOf: (unit) => weightOf(unit) / 2,
  unitGroups,
  formationName: brigadeName,
  leaderName,
  leaderGroups,
  workOf: ({ type, name, count }) => ({ name: name || POINTS.works[type].name, type, amount: count }),
});
