import { formationName, unitName } from './names';
import type { Army } from './schema';
import { ABILITIES } from './tables';

type Option = { readonly value: string; readonly label: string };

/** What leaders can do. */
export const ABILITY_OPTIONS: readonly Option[] = Object.entries(ABILITIES).map(([value, { label }]) => ({
  value,
  label,
}));

/** What a leader may command and the units he may start with, by their ids; units alike are told apart by number. */
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
