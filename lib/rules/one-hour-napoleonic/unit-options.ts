import { fieldChoice, unitsAt } from '../core/army/bulk';
import type { ArmyFile } from '../core/army/document';
import type { Path } from '../core/army/path';
import type { BulkChoice } from '../core/tree/outline';
import type { Army, Unit } from './schema';
import { isFoot } from './survey';
import {
  ABILITIES,
  LIMITS,
  qualityOf,
  TRAIT_IDS,
  TRAITS,
  type TraitId,
  type TroopTypeId,
  TYPE_IDS,
  TYPES,
} from './tables';
import { formationName, treeOf, unitName } from './tree';

type Option<V extends string = string> = { readonly value: V; readonly label: string };

/** What the form of a unit offers. What it already has is offered whatever its arm: a finding, not impossible. */
type UnitOptions = {
  readonly types: readonly Option<TroopTypeId>[];
  readonly hits: readonly Option[];
  readonly traits: readonly { readonly trait: TraitId; readonly label: string; readonly effect: string }[];
  /** whether its size is counted in men or in guns, and the army's usual size */
  readonly size: 'men' | 'guns';
  readonly usual: number;
};

const TROOPS: readonly Option<TroopTypeId>[] = TYPE_IDS.map((value) => ({
  value,
  label: TYPES[value].label,
}));

/** Shock and impetuous are of a charge, rifles of light infantry; the others any unit can have. */
const has = (trait: TraitId, { type }: Unit): boolean => {
  const { arm } = TYPES[type];
  if (trait === 'rifles') return arm === 'light';
  return (trait !== 'shock' && trait !== 'impetuous') || arm === 'cavalry' || arm === 'heavy-cavalry';
};

/** The options of a unit in its army, by its arm. */
export const unitOptions = (unit: Unit, { menPerFoot }: Army): UnitOptions => {
  const { arm } = TYPES[unit.type];
  const { quality, guns, foot } = LIMITS;
  const values = [...quality.hits, quality.elite];
  const usual = isFoot(arm)
    ? menPerFoot
    : arm === 'artillery'
      ? (guns.usual * menPerFoot) / foot.usual
      : menPerFoot / 2;
  return {
    types: TROOPS,
    hits: [...values, ...(values.includes(unit.hits) ? [] : [unit.hits])].map((hits) => ({
      value: `${hits}`,
      label: values.includes(hits) ? `${hits} ${qualityOf(hits).toLowerCase()}` : `${hits}`,
    })),
    traits: TRAIT_IDS.filter((trait) => has(trait, unit) || unit[trait] === true).map((trait) => ({
      trait,
      label: TRAITS[trait].label,
      effect: TRAITS[trait].effect,
    })),
    size: arm === 'artillery' ? 'guns' : 'men',
    usual: Math.round(usual),
  };
};

/** The unit as another type: quality and conscription follow the type unless the player had changed them. */
export const retyped = (unit: Unit, type: TroopTypeId): Unit => {
  const from = TYPES[unit.type];
  const to = TYPES[type];
  const { conscript, men, guns, ...rest } = unit;
  const levied = conscript === from.conscript ? to.conscript : conscript;
  return {
    ...rest,
    type,
    hits: unit.hits === from.hits ? to.hits : unit.hits,
    ...(levied !== undefined && { conscript: levied }),
    ...(men !== undefined && to.arm !== 'artillery' && { men }),
    ...(guns !== undefined && to.arm === 'artillery' && { guns }),
  };
};

const { hits, elite } = LIMITS.quality;

const QUALITIES = [...hits, elite].map((value) => ({
  value,
  label: `${value} ${qualityOf(value).toLowerCase()}`,
}));

const HAS = [
  { value: undefined, label: 'No', key: 'no' },
  { value: true, label: 'Yes', key: 'yes' },
];

const plain = (has: boolean | undefined): true | undefined => has || undefined;

/** What can be set for several units at once: quality, and each trait of those that may have it. */
export const bulk = ({ army }: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = unitsAt(treeOf(army), ats);
  return [
    ...fieldChoice('Hits', 'hits', units, QUALITIES),
    ...TRAIT_IDS.flatMap((trait) => {
      const able = units.filter(({ unit }) =>
        unitOptions(unit, army).traits.some((option) => option.trait === trait),
      );
      return fieldChoice(TRAITS[trait].label, trait, able, HAS, plain);
    }),
  ];
};

/** What leaders can do. */
export const ABILITY_OPTIONS: readonly Option[] = Object.entries(ABILITIES).map(([value, { label }]) => ({
  value,
  label,
}));

/** The units that a leader may command and start with, by their ids; equal units get numbers. */
export const commandOptions = ({
  formations,
  reserve,
}: Army): { readonly formations: readonly Option[]; readonly units: readonly Option[] } => ({
  formations: [
    { value: 'army', label: 'The army' },
    ...formations.map((formation, index) => ({
      value: formation.id,
      label: formationName(formation, index),
    })),
  ],
  units: [...formations.flatMap(({ units }) => units), ...reserve].map((unit, index) => ({
    value: unit.id,
    label: `${index + 1}. ${unitName(unit)}`,
  })),
});
