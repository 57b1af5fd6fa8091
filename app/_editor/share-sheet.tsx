'use client';

import type { ReactNode } from 'react';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { FaultNotice } from './dialog-parts';
import type { PanelProps } from './panels';

/** Handing a document on: one part below the other. */
export const ShareSheet = ({ open, onClose, children }: PanelProps & { children: ReactNode }) => (
  <BottomSheet open={open} onClose={onClose} title="Share">
    {children}
  </BottomSheet>
);

type SharePartProps = {
  /** names its heading in the page */
  id: string;
  title: string;
  fault?: string | undefined;
  children: ReactNode;
};

/** One way to hand a document on. */
export const SharePart = ({ id, title, fault, children }: SharePartProps) => (
  <section
    className="[&_svg[role=img]]:border-rule not-first:border-rule grid gap-2 pt-1 pb-[18px] not-first:border-t not-first:pt-4 [&_svg[role=img]]:size-[132px] *:[button]:justify-self-start"
    aria-labelledby={id}
  >
    <h3 id={id}>{title}</h3>
    {children}
    <FaultNotice fault={fault} />
  </section>
);

/** What can be done, in one line where there is room. */
export const ShareActs = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">{children}</p>
);
