import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon';
import { SeverityIcon } from './severity-mark';

const FRAME =
  'border-rule-firm bg-paper rounded-2 aria-invalid:border-error placeholder:text-ink-3 pointer-coarse:text-16 w-full min-w-0 border px-[9px] tabular-nums placeholder:opacity-100 aria-invalid:shadow-[inset_0_0_0_1px_var(--error)]';
const LINE = `${FRAME} usual:h-[30px] usual:pointer-coarse:min-h-11`;
/** The same chevron as every other choice. */
const ARROW =
  'appearance-none bg-(image:--chevron) bg-size-[9px_5px] bg-position-[right_10px_center] bg-no-repeat pr-[26px] text-ellipsis';

/** A field of one line, labelled by its surroundings. */
export const Input = ({ className = '', ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={`${LINE} ${className}`} />
);

/** A field of several lines, likewise. */
export const Textarea = ({ className = '', ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    {...rest}
    className={`${FRAME} usual:min-h-[92px] usual:py-[7px] resize-y leading-(--lh) ${className}`}
  />
);

/** A choice from a list, likewise. */
export const Select = ({ className = '', ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={`${LINE} ${ARROW} ${className}`} />
);

type FaultProps = { id?: string; live?: boolean; className?: string; children: ReactNode };

/** What is wrong with what was entered, at the field. */
export const Fault = ({ id, live = false, className = '', children }: FaultProps) => (
  <p
    className={`text-error flex items-start gap-1.5 ${className}`}
    {...(id !== undefined && { id })}
    {...(live && { role: 'alert' })}
  >
    <SeverityIcon severity="error" className="mt-px" />
    {children}
  </p>
);

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
  <div className="grid min-w-0 gap-[5px]">
    <label htmlFor={id} className={hideLabel ? 'vh' : 'text-ink-2'}>
      {label}
    </label>
    {children}
    {hint !== undefined && (
      <p className="text-12 text-ink-3" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error !== undefined && (
      <Fault id={`${id}-fault`} className="whitespace-pre-line">
        {error}
      </Fault>
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

/**
 * A text field with its label, hint and fault. Other props go to the input, so a form's `register` can be spread in.
 */
export const Field = ({ label, hideLabel, hint, error, ...rest }: Labelling & ComponentProps<'input'>) => {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Labelled id={id} label={label} hideLabel={hideLabel ?? false} hint={hint} error={error}>
      <Input {...rest} {...wiring(id, { label, hint, error })} />
    </Labelled>
  );
};

/** The same for several lines. */
export const TextField = ({
  label,
  hideLabel,
  hint,
  error,
  ...rest
}: Labelling & ComponentProps<'textarea'>) => {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Labelled id={id} label={label} hideLabel={hideLabel ?? false} hint={hint} error={error}>
      <Textarea {...rest} {...wiring(id, { label, hint, error })} />
    </Labelled>
  );
};

type SelectProps = Labelling &
  ComponentProps<'select'> & { options: readonly { readonly value: string; readonly label: string }[] };

/** The same for a choice from a list. */
export const SelectField = ({ label, hideLabel, hint, error, options, ...rest }: SelectProps) => {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Labelled id={id} label={label} hideLabel={hideLabel ?? false} hint={hint} error={error}>
      <Select {...rest} {...wiring(id, { label, hint, error })}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Labelled>
  );
};

type SearchProps = ComponentProps<'input'> & { label: string };

/** A search field with its glass; the label is for readers of the page. */
export const SearchField = ({ label, className = '', ...rest }: SearchProps) => (
  <label className={`relative block ${className}`}>
    <span className="vh">{label}</span>
    <Icon name="search" className="text-ink-3 pointer-events-none absolute top-1/2 left-2 -mt-2" />
    <Input type="search" placeholder={label} {...rest} className="pl-[29px]" />
  </label>
);
