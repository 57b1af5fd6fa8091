import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/app/_components/ui/icon';

type FoldProps = ComponentProps<'details'> & {
  /** what its head says */
  readonly head: ReactNode;
};

/** A part of a form that is folded away until it is wanted. */
export const Fold = ({ head, children, ...rest }: FoldProps) => (
  <details {...rest}>
    <summary className="phone:min-h-11 -ml-1 flex min-h-[30px] cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
      <Icon name="chevron-right" className="in-[details[open]>summary]:rotate-90" />
      {head}
    </summary>
    {children}
  </details>
);
