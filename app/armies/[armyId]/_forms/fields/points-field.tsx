'use client';

import { useId, useState } from 'react';
import { Icon } from '@/app/_components/ui/icon';
import { type PrintedPoints, pointsText, readPoints } from '@/lib/rules/core/points';

type PointsFieldProps = {
  label: string;
  /** undefined or null: no limit */
  value: PrintedPoints | null | undefined;
  /** what the limit is counted in: 1, or 0.5 with halves */
  step: PrintedPoints;
  placeholder?: string;
  /** undefined when the field was emptied */
  onChange: (value: PrintedPoints | undefined) => void;
  onLeave: () => void;
};

/**
 * An agreed limit in a line of the form, in points as the book prints them. What reads goes to the army as it is typed;
 * what does not stays in the field with the reason, and the army keeps its limit.
 */
export const PointsField = ({
  label,
  value,
  step,
  placeholder = 'None',
  onChange,
  onLeave,
}: PointsFieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? undefined : readPoints(typed, step);
  const fault = read?.ok === false ? read.message : undefined;
  const type = (text: string) => {
    setTyped(text);
    const now = readPoints(text, step);
    if (now.ok) onChange(now.value ?? undefined);
  };
  const leave = () => {
    if (fault === undefined) setTyped(null);
    onLeave();
  };
  const shown = value === undefined || value === null ? '' : pointsText(value);
  return (
    <>
      <div className="pair-field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="text"
          className="field"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={placeholder}
          value={typed ?? shown}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      </div>
      {fault !== undefined && (
        <p className="fault" id={`${id}-fault`}>
          <Icon name="error" className="sv error" />
          {fault}
        </p>
      )}
    </>
  );
};
