'use client';

import { useMemo, useState } from 'react';
import * as armyPartWords from '@/app/_components/army/part-words';
import { Button } from '@/app/_components/ui/button';
import { LazyPart, lazyPart } from '@/app/_editor/lazy-part';
import type { CopyOf } from './copy-now';

// what asks the server is no part of what the page of a battle loads first
const COPY = lazyPart(() => import('./copy-now').then(({ CopyNow }) => CopyNow));

type CopyBattleProps = { copy?: string; link?: string };

/** Makes an order of battle of one's own of one that can be read, and opens it in the editor. */
export const CopyBattle = ({ copy = '', link }: CopyBattleProps) => {
  const [open, setOpen] = useState(false);
  const of = useMemo((): CopyOf => (link === undefined ? { copy } : { link }), [copy, link]);
  return (
    <>
      <Button
        icon="copy"
        size="big"
        aria-disabled={open}
        onPointerEnter={COPY.preload}
        onFocus={COPY.preload}
        onClick={() => setOpen(true)}
      >
        {armyPartWords.makeMyCopy}
      </Button>
      {open && <LazyPart part={COPY} props={{ of }} />}
    </>
  );
};
