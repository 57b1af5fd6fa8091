import type { ComponentProps } from 'react';

/** A radio button spread unseen over the label that draws it. */
export const RadioCover = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="radio" className="absolute inset-0 m-0 size-full cursor-pointer opacity-0" />
);
