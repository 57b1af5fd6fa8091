'use client';

import { useState } from 'react';
import { LazyPart, lazyPart } from '@/app/_editor/lazy-part';
import type { RegimentOffer } from './regiment-ways';

// what asks the server is no part of what the page of a regiment loads first
const WAYS = lazyPart(() => import('./regiment-ways').then(({ RegimentWays }) => RegimentWays));

/** Takes a regiment into a new army, or into one that there is; nothing is loaded before it is opened. */
export const UseRegiment = ({ offers }: { offers: readonly RegimentOffer[] }) => {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="border-rule-firm rounded-2 border print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer px-3 py-1.5 font-medium pointer-coarse:min-h-11 pointer-coarse:content-center">
        Use in an army
      </summary>
      {open && <LazyPart part={WAYS} props={{ offers }} />}
      <noscript>
        <p className="soft px-3 pb-2">Armies are made in the browser: this needs scripts.</p>
      </noscript>
    </details>
  );
};
