'use client';

import { Button } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Input } from '@/app/_components/ui/field';
import { oursText, type TypedLine } from '@/app/_editor/fields/lines';
import { type Put, type Typing, useTyped, useTyping } from '@/app/_editor/fields/use-typed';
import type { Coefficient } from '@/lib/rules/core/price/house';
import { useActions, useBuilder, useSystem } from '../builder-context';

/** A decimal or a fraction, with room for a slip. */
const LONGEST = 40;

const lineOf = (coefficient: Coefficient): TypedLine => ({
  kind: 'coefficient',
  key: coefficient.key,
  label: coefficient.label,
  ours: coefficient,
  longest: LONGEST,
});

/** House points: every coefficient with its value, ours and why; what is changed is marked and can be put back. */
export const HouseCosts = () => {
  const { coefficients, source } = useSystem();
  const house = useBuilder(({ file }) => file.house);
  const { change } = useActions();
  // Values of a file beyond the bounds are reported before anything is typed.
  const typing = useTyping(coefficients.map(lineOf), house, true);
  if (coefficients.length === 0) return null;
  const changed = coefficients.filter(({ key }) => house[key] !== undefined);
  return (
    <section aria-label="House points">
      <h3>House points</h3>
      <p className="text-ink-3 pt-1.5 pb-2">
        The source gives no points. House points are our estimate: change any of them for this army, and its
        sheets say so.
      </p>
      <div>
        {coefficients.map((coefficient) => (
          <CoefficientField
            key={coefficient.key}
            coefficient={coefficient}
            changed={house[coefficient.key] !== undefined}
            source={source}
            typing={typing}
          />
        ))}
      </div>
      {changed.length > 0 && (
        <Button
          size="small"
          onClick={() =>
            change({ ops: [{ op: 'set', path: ['house'], value: {} }], label: 'Reset house points' })
          }
        >
          {changed.length === 1 ? 'Reset it to our estimate' : `Reset all ${changed.length} to our estimates`}
        </Button>
      )}
    </section>
  );
};

type CoefficientProps = { coefficient: Coefficient; changed: boolean; source: string; typing: Typing };

const NOTE = 'text-12 text-ink-3 col-span-full';

const CoefficientField = ({ coefficient, changed, source, typing }: CoefficientProps) => {
  const { label, exact, derivation, cite } = coefficient;
  const { change, endTyping } = useActions();
  const put: Put = (key, value) => {
    const path = ['house', key];
    if (value === undefined && !changed) return;
    change(
      {
        ops: [value === undefined ? { op: 'remove', path } : { op: 'set', path, value }],
        label: `House points: ${label}`,
      },
      { key: `house.${key}` },
    );
  };
  const { id, input, fault } = useTyped({ line: lineOf(coefficient), typing, put, onLeave: endTyping });
  return (
    <div className="border-rule phone:[&>input]:min-h-11 grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-x-3 border-t py-1.5">
      <label htmlFor={id} className={changed ? 'font-semibold' : ''}>
        {label}
      </label>
      <Input
        {...input}
        className="num"
        aria-describedby={fault === undefined ? `${id}-why` : `${id}-bounds ${id}-why`}
      />
      {fault !== undefined && (
        <p id={`${id}-bounds`} role="alert" className={NOTE}>
          {fault}
        </p>
      )}
      <p id={`${id}-why`} className={NOTE}>
        {(changed || exact !== undefined) && `Default: ${oursText(coefficient)}. `}
        {derivation} <CiteChip cite={cite} source={source} />
      </p>
    </div>
  );
};
