'use client';

import { useId, useState } from 'react';

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

/**
 * A number in a line of the form, whole or in halves. What is typed goes to the army as soon as it is within its bounds,
 * and is brought within them when the field is left: "35" on the way to "3500" is neither lost nor pushed up.
 */
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
  const [typed, setTyped] = useState<string | null>(null);
  const grain = Math.min(1, step);
  const numberIn = (text: string) => Math.round(Number(text) / grain) * grain;
  const type = (text: string) => {
    setTyped(text);
    const number = numberIn(text);
    if (text.trim() === '') onChange(undefined);
    else if (number >= min && number <= max) onChange(number);
  };
  const leave = () => {
    if (typed !== null && typed.trim() !== '') {
      const number = numberIn(typed);
      if (number < min || number > max) onChange(Math.min(max, Math.max(min, number)));
    }
    setTyped(null);
    onLeave();
  };
  return (
    <div className="pair-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        className="field"
        inputMode={grain === 1 ? 'numeric' : 'decimal'}
        min={min}
        max={max}
        step={step}
        placeholder={placeholder}
        value={typed ?? value ?? ''}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </div>
  );
};
