'use client';

import { Button } from '@/app/_components/ui/button';

/** Prints the page as it is. */
export const PrintPage = () => (
  <Button icon="print" onClick={() => globalThis.print()}>
    Print
  </Button>
);
