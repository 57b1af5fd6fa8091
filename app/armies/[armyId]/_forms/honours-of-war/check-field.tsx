import type { ReactNode } from 'react';

type CheckFieldProps = {
  label: string;
  checked: boolean;
  onCheck: (on: boolean) => void;
  /** page chip or other remark behind the label */
  children?: ReactNode;
};

/** Something that is so or not so of a unit. */
export const CheckField = ({ label, checked, onCheck, children }: CheckFieldProps) => (
  <label className="check-field">
    <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
    {label}
    {children}
  </label>
);
