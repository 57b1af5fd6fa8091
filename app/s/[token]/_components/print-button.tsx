'use client';

import { Button } from '@/app/_components/ui/button';

/** Prints the sheet that lies hidden on the page. */
export const PrintButton = () => (
  <Button icon="print" onClick={() => window.print()}>
    Print
  </Button>
);
