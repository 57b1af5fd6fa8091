import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon';

type Labelling = {
  label: string;
  /** keeps the label for readers of the page only */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** what is wrong with what was entered */
  error?: string | undefined;
};

type LabelledProps = Labelling & {
  id: string;
  children: ReactNode;
};

const Labelled = ({ id, label, hideLabel = false, hint, error, children }: LabelledProps) => (
  <div className="labelled">
    <label htmlFor={id} className={hideLabel ? 'vh' : ''}>
      {label}
    </label>
    {children}
    {hint !== undefined && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error !== undefined && (
      <p className="fault" id={`${id}-fault`}>
        <Icon name="error" className="sv error" />
        {error}
      </p>
    )}
  </div>
);

const wiring = (id: string, { hint, error }: Labelling) => {
  const notes = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-fault`]),
  ];
  return {
    id,
    ...(notes.length > 0 && { 'aria-describedby': notes.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': true }),
  };
};

/** A text field with its label, hint and fault. Other props go to the input, so a form's `register` can be spread in. */
export const Field = ({
  label,
  hideLabel,
  hint,
  error,
  className = '',
  ...rest
}: Labelling & ComponentProps<'input'>) => {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Labelled id={id} label={label} hideLabel={hideLabel ?? false} hint={hint} error={error}>
      <input {...rest} {...wiring(id, { label, hint, error })} className={`field ${className}`} />
    </Labelled>
  );
};

/** The same for several lines. */
export const TextField = ({
  label,
  hideLabel,
  hint,
  error,
  className = '',
  ...rest
}: Labelling & ComponentProps<'textarea'>) => {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Labelled id={id} label={label} hideLabel={hideLabel ?? false} hint={hint} error={error}>
      <textarea {...rest} {...wiring(id, { label, hint, error })} className={`field ${className}`} />
    </Labelled>
  );
};

type SelectProps = Labelling &
  ComponentProps<'select'> & { options: readonly { readonly value: string; readonly label: string }[] };

/** The same for a choice from a list. */
export const SelectField = ({
  label,
  hideLabel,
  hint,
  error,
  options,
  className = '',
  ...rest
}: SelectProps) => {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Labelled id={id} label={label} hideLabel={hideLabel ?? false} hint={hint} error={error}>
      <select {...rest} {...wiring(id, { label, hint, error })} className={`field ${className}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
};

type SearchProps = ComponentProps<'input'> & { label: string };

/** A search field with its glass; the label is for readers of the page. */
export const SearchField = ({ label, className = '', ...rest }: SearchProps) => (
  <label className={`find ${className}`}>
    <span className="vh">{label}</span>
    <Icon name="search" />
    <input type="search" placeholder={label} {...rest} className="field" />
  </label>
);
