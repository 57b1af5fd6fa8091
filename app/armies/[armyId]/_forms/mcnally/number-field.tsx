'use client';

import { useId } from 'react';

type NumberFieldProps = {
  label: string;
  /** undefined or null: nothing entered */
  value: number | null | undefined;
  min: number;
  max: number;
  step?: number;
  placeholder?: string;
  /** undefined when the field was emptied */
  onChange: (value: number | undefined) => void;
  onLeave: () => void;
};

/** A number in a line of the form; what is typed is kept within its bounds and on its steps. */
export const NumberField = ({
  label,
  value,
  min,
  max,
  step = 1,
  placeholder,
  onChange,
  onLeave,
}: NumberFieldProps) => {
  const id = useId();
  return (
    <div className="pair-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        className="field"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={min}
        max={max}
        step={step}
        placeholder={placeholder}
        value={value ?? ''}
        onChange={({ target: { valueAsNumber: typed } }) =>
          onChange(
            Number.isNaN(typed) ? undefined : Math.min(max, Math.max(min, Math.round(typed / step) * step)),
          )
        }
        onBlur={onLeave}
      />
    </div>
  );
};
