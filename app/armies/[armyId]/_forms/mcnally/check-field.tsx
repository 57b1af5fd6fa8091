'use client';

type CheckFieldProps = { label: string; checked: boolean; onCheck: (on: boolean) => void };

/** One thing that a unit has or has not. */
export const CheckField = ({ label, checked, onCheck }: CheckFieldProps) => (
  <label className="check-field">
    <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
    {label}
  </label>
);
