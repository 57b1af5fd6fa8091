'use client';

import { useId, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Input } from '@/app/_components/ui/field';
import { BOUNDS_TEXT, type Coefficient, houseFraction, typedCoefficient } from '@/lib/rules/core/house';
import { useActions, useBuilder, useSystem } from '../builder-context';

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
      <p className="text-ink-3 pt-1.5 pb-2">
        The source prints no points. These are ours; change any of them, and the rules profile of this army
        says so.
      </p>
      <div>
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

const NOTE = 'text-12 text-ink-3 col-span-full';

const CoefficientField = ({ coefficient, source }: { coefficient: Coefficient; source: string }) => {
  const { key, label, default: normal, exact, derivation, cite } = coefficient;
  const id = useId();
  const value = useBuilder(({ file }) => file.house[key]);
  // what is typed is shown as typed until the field is left; the army has it as soon as it is within bounds
  const [typed, setTyped] = useState<string | null>(null);
  const { change, seal } = useActions();
  const set = (text: string) => {
    setTyped(text);
    const written = typedCoefficient(text);
    if (written === undefined) return;
    const path = ['house', key];
    // a coefficient at our value is not written into the file
    const same = written === normal || written === exact?.join('/');
    if (same && value === undefined) return;
    change(
      {
        ops: [same ? { op: 'remove', path } : { op: 'set', path, value: written }],
        label: `House costs: ${label}`,
      },
      { key: `house.${key}` },
    );
  };
  const refused =
    typed === null
      ? value !== undefined && value !== normal && houseFraction(value) === null
      : typedCoefficient(typed) === undefined;
  return (
    <div className="border-rule phone:[&>input]:min-h-11 grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-x-3 border-t py-1.5">
      <label htmlFor={id} className={value === undefined ? '' : 'font-semibold'}>
        {label}
      </label>
      <Input
        id={id}
        className="num"
        type="text"
        autoComplete="off"
        maxLength={40}
        value={typed ?? String(value ?? exact?.join('/') ?? normal)}
        aria-invalid={refused}
        aria-describedby={refused ? `${id}-bounds ${id}-why` : `${id}-why`}
        onChange={({ target }) => set(target.value)}
        onBlur={() => {
          setTyped(null);
          seal();
        }}
      />
      {refused && (
        <p id={`${id}-bounds`} role="alert" className={NOTE}>
          Enter a number {BOUNDS_TEXT}.
        </p>
      )}
      <p id={`${id}-why`} className={NOTE}>
        {(value !== undefined || exact !== undefined) && `Ours: ${exact?.join('/') ?? normal}. `}
        {derivation} <CiteChip cite={cite} source={source} />
      </p>
    </div>
  );
};
