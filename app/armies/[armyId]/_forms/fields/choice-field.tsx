'use client';

import { useId } from 'react';

type ChoiceFieldProps = {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** A choice from a list in a line of the form. */
export const ChoiceField = ({ label, options, value, onChange }: ChoiceFieldProps) => {
  const id = useId();
  return (
    <div className="pair-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};
