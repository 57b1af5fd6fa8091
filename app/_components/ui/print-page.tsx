'use client';

import { Button } from '@/app/_components/ui/button';
import * as uiWords from './words';

/** Prints the page as it is. */
export const PrintPage = () => (
  <Button icon="print" onClick={() => globalThis.print()}>
    {uiWords.print}
  </Button>
);
