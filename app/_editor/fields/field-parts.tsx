import type { ComponentProps, ReactNode } from 'react';
import { Segments } from '@/app/_components/ui/segments';

type Part = { readonly children: ReactNode; readonly className?: string };

/** Label and field on one line; the form may widen the labels by `--label`, or stack them by `--line`. */
const LINE =
  'grid grid-cols-[var(--line,var(--label,62px)_minmax(0,1fr))] items-center gap-[var(--line-gap,0px)]';

/** The lines of a form, one below the other. */
export const Fields = ({ children, className = '' }: Part) => (
  <div data-fields className={`phone:gap-2.5 phone:text-14 grid gap-[var(--between,6px)] ${className}`}>
    {children}
  </div>
);

/** A field with its label before it. */
export const PairField = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div
    className={`${LINE} touch:[&>:is(input,select,textarea)]:min-h-11 [&>:is(input,select)]:h-7 [&>textarea]:field-sizing-content [&>textarea]:h-auto [&>textarea]:max-h-24 [&>textarea]:min-h-7 [&>textarea]:py-1`}
  >
    <label htmlFor={id} className="text-ink-2">
      {label}
    </label>
    {children}
  </div>
);

/** A group of small fields with its legend before it. */
export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={LINE}>
    <legend className="text-ink-2 float-left p-0">{legend}</legend>
    {children}
  </fieldset>
);

/** A bar of choices with its legend before it. */
export const FieldSegments = (props: ComponentProps<typeof Segments>) => (
  <div className="touch:[&_label]:leading-11 [&_label]:leading-[26px] [&>fieldset]:grid [&>fieldset]:grid-cols-[var(--line,var(--label,62px)_minmax(0,1fr))] [&>fieldset]:items-center [&>fieldset]:gap-[var(--line-gap,0px)] [&>fieldset>legend]:float-left [&>fieldset>legend]:p-0">
    <Segments {...props} />
  </div>
);

/** What there is to say of a field, below it. */
export const FieldHint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p
    id={id}
    className="text-11 text-ink-3 phone:text-12 touch:[&>button]:min-h-11 ml-[var(--label,62px)] pt-1"
  >
    {children}
  </p>
);
