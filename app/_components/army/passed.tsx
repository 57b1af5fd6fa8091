import type { ReactNode } from 'react';
import { Severity } from '@/app/_components/ui/severity-mark';

/** That nothing was found, or how much was looked at. */
export const Passed = ({ children }: { children: ReactNode }) => (
  <p className="border-rule text-12 text-ink-2 flex items-center gap-[9px] border-t pt-[7px] first:border-t-0">
    <Severity severity="pass" />
    {children}
  </p>
);
