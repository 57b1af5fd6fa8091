'use client';

import { useId, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { type Coefficient, MOST_COEFFICIENT } from '@/lib/rules/core/house';
import { useActions, useBuilder, useSystem } from './builder-context';

/** House costs: every coefficient with its value, ours and why; what is changed is marked and can be put back. */
export const HouseCosts = () => {
  const { coefficients, source } = useSystem();
  const house = useBuilder(({ file }) => file.house);
  const { change } = useActions();
  if (coefficients.length === 0) return null;
  const changed = coefficients.filter(({ key }) => house[key] !== undefined);
  return (
    <section aria-label="House costs">
      <h3>House costs</h3>
      <p className="mute">
        The source prints no points. These are ours; change any of them, and the rules profile of this army
        says so.
      </p>
      <div className="house-costs">
        {coefficients.map((coefficient) => (
          <CoefficientField key={coefficient.key} coefficient={coefficient} source={source} />
        ))}
      </div>
      {changed.length > 0 && (
        <Button
          size="small"
          onClick={() =>
            change({ ops: [{ op: 'set', path: ['house'], value: {} }], label: 'House costs as ours' })
          }
        >
          Put all {changed.length} back to ours
        </Button>
      )}
    </section>
  );
};

const CoefficientField = ({ coefficient, source }: { coefficient: Coefficient; source: string }) => {
  const { key, label, default: normal, exact, derivation, cite } = coefficient;
  const id = useId();
  const value = useBuilder(({ file }) => file.house[key]);
  // what is typed is shown as typed until the field is left; the army has it as soon as it is a number within bounds
  const [typed, setTyped] = useState<string | null>(null);
  const { change, seal } = useActions();
  const set = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() === '' || !(Math.abs(number) <= MOST_COEFFICIENT)) return;
    const path = ['house', key];
    // a coefficient at our value is not written into the file
    const same = number === normal;
    if (same && value === undefined) return;
    change(
      {
        ops: [same ? { op: 'remove', path } : { op: 'set', path, value: number }],
        label: `House costs: ${label}`,
      },
      { key: `house.${key}` },
    );
  };
  return (
    <div className={value === undefined ? '' : 'changed'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field num"
        type="number"
        step="any"
        min={-MOST_COEFFICIENT}
        max={MOST_COEFFICIENT}
        value={typed ?? value ?? normal}
        aria-describedby={`${id}-why`}
        onChange={({ target }) => set(target.value)}
        onBlur={() => {
          setTyped(null);
          seal();
        }}
      />
      <p id={`${id}-why`}>
        {(value !== undefined || exact !== undefined) && `Ours: ${exact?.join('/') ?? normal}. `}
        {derivation} <CiteChip cite={cite} source={source} />
      </p>
    </div>
  );
};
