'use client';

import { Button } from '@/app/_components/ui/button';
import * as common from '../words';

/** Prints the page as it stands. */
export const PrintPage = () => (
  <Button icon="print" onClick={() => globalThis.print()}>
    {common.print}
  </Button>
);
