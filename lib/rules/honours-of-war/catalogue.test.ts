import { expect, test } from 'vitest';
import { edited } from '../core/army/edit';
import { CHOICES, catalogue, newArmy } from './catalogue';
import { assess } from './rules';

const SIZES = new Set(['org-14', 'org-16', 'nat-4', 'nat-9', 'nat-10']);

const fresh = (nation: string) => {
  let made = 0;
  const newId = () => `n${++made}`;
  const file = newArmy({ name: 'Fresh', nation, year: 1762, scale: '28', budget: null }, newId);
  const units = catalogue(file)
    .flatMap(({ entries }) => entries)
    .filter(({ into }) => into === 'unit')
    .map(({ node }) => ({ id: newId(), ...node }));
  return edited(file, [{ op: 'set', path: ['army', 'brigades', 0, 'units'], value: units }]);
};

test.each(CHOICES.nations)('every troop of $label is of a size that no check speaks of', ({ value }) => {
  for (const nonStandardUnits of [false, true]) {
    const file = { ...fresh(value), settings: { nonStandardUnits } };
    expect(assess(file).findings.filter(({ code }) => SIZES.has(code))).toEqual([]);
  }
});
