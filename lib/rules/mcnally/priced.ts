import type { ArmyFile } from '../core/army/document';
import { type Path, pathKey } from '../core/army/path';
import { type Attached, attachedIn } from '../core/check/attached';
import { priceBy } from '../core/contract/assessment';
import { definePriced } from '../core/contract/system';
import { formationActions } from '../core/tree/formations';
import type { Addition } from '../core/tree/outline';
import { additions, CHOICES, catalogue, newArmy } from './catalogue';
import { factsOf } from './cost';
import { outline } from './outline';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { combinedStrength, combineFix, combines, keepsNotes, partsOf, splitUnit } from './split-and-combine';
import { statsOf, summary } from './summary';
import { type Survey, survey } from './survey';
import { LIMITS, POINT_SCALE, SYSTEM, TYPES } from './tables';
import { BRIGADES, treeOf, unitName } from './tree';
import type { UnitFacts } from './unit-facts';
import { bulk } from './unit-options';

export type { Army, Fieldwork, General, Unit } from './schema';
export { budgetTypeOf } from './settings';
export { unitOptions } from './unit-options';

/** The units that were regiments: each a battalion at least, unless the scale of the army makes it less (Scales). */
const attached = ({ army }: ArmyFile<Army>): Attached =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, noun } = TYPES[unit.type];
    const nation = unit.nation ?? army.nation;
    return {
      name: unitName(unit),
      troop: noun,
      symbol,
      nation: nation === 'imagi-nation' ? null : nation,
      battalions: Math.min(1, army.factor),
    };
  });

const { max } = LIMITS.strength;

const brigadeActions = formationActions(BRIGADES);

const splitAction = (unit: UnitFacts, facts: Survey, newId: () => string): Addition[] => {
  if (unit.sp < 2) return [];
  const shares = partsOf(unit.sp, Math.max(2, Math.ceil(unit.sp / max)));
  const path = ['army', ...unit.at];
  return [
    {
      id: 'split',
      label:
        shares.length > 3 ? `Split into ${shares.length} units` : `Split into ${shares.join(' and ')} SP`,
      ops: splitUnit(unit, facts, newId, shares).map((part, index) =>
        index === 0
          ? { op: 'set' as const, path, value: part }
          : { op: 'insert' as const, path: ['army', ...unit.list, unit.index + index], value: part },
      ),
      select: unit.at,
    },
  ];
};

const combineActions = (unit: UnitFacts, facts: Survey): Addition[] =>
  unit.mates.flatMap((mate): Addition[] => {
    if (mate.index === unit.index || !combines(unit, mate) || !keepsNotes(unit, mate)) return [];
    const sp = combinedStrength(unit, mate, facts);
    return sp > max
      ? []
      : [
          {
            id: `combine-${mate.unit.id}`,
            label: `Combine with ${unitName(mate.unit)} (${sp} SP)`,
            ops: combineFix(unit, mate, facts).ops,
            select: [...unit.list, Math.min(unit.index, mate.index)],
          },
        ];
  });

/**
 * What can be done with a brigade or a unit as a whole: split it, merge it into another, combine it with one of its
 * class in the same brigade.
 */
export const actions = (file: ArmyFile<Army>, at: Path, newId: () => string): Addition[] => {
  const facts = survey(file);
  const unit = facts.units.find((own) => pathKey(own.at) === pathKey(at));
  return unit === undefined
    ? brigadeActions(file, at, newId)
    : [...splitAction(unit, facts, newId), ...combineActions(unit, facts)];
};

/** Will McNally's rules for the 18th century (MWAN 104, 2000), without its checks. */
export const pricedMcnally = definePriced<Army>({
  ...SYSTEM,
  purpose: 'Regiments and battalions that fight to their last strength point; losses are kept on paper.',
  pointScale: POINT_SCALE,
  settings: SETTINGS,
  choices: CHOICES,
  noLimits: { budget: null },
  newArmy,
  catalogue,
  price: priceBy({ factsOf, statsOf }),
  attached,
  outline,
  additions,
  actions,
  bulk,
  summary,
  matchUp: () => import('./match-up').then(({ matchUp }) => matchUp),
  rulesPage: () => import('./rules-page').then(({ rulesPage }) => rulesPage),
  muster: () => import('./muster').then(({ muster }) => muster),
  reasons: () => import('./reasons').then(({ reasons }) => reasons),
  sheets: () => import('./sheets').then(({ sheets }) => sheets),
  census: () => import('./census').then(({ census }) => census),
  text: () => import('./text').then(({ text }) => text),
  reader: () => import('./reader'),
});
