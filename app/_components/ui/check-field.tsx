import type { ComponentProps, ReactNode } from 'react';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children' | 'className'> & {
  /** its text, and what follows it */
  children: ReactNode;
  /** a longer text on hover */
  title?: string;
};

/** A box to tick, with its words. */
export const CheckField = ({ children, title, ...rest }: CheckFieldProps) => (
  <label className="touch:min-h-11 flex min-h-[26px] items-center gap-2" title={title}>
    <input {...rest} type="checkbox" className="accent-ink size-4 flex-none" />
    {children}
  </label>
);

/** A radio button spread unseen over the label that draws it. */
export const RadioCover = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="radio" className="absolute inset-0 m-0 size-full cursor-pointer opacity-0" />
);
