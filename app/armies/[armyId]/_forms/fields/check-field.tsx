import type { ReactNode } from 'react';

type CheckFieldProps = {
  label: string;
  checked: boolean;
  onCheck: (on: boolean) => void;
  /** it was just asked for: the focus belongs here */
  asked?: boolean;
  /** page chip or other remark behind the label */
  children?: ReactNode;
};

/** Something that is so or not so of a unit. */
export const CheckField = ({ label, checked, onCheck, asked = false, children }: CheckFieldProps) => (
  <label className="check-field">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onCheck(target.checked)}
      {...(asked && { 'data-asked': '' })}
    />
    {label}
    {children}
  </label>
);
