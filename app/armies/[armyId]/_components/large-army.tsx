'use client';

import { lazy, Suspense } from 'react';
import type { Paper } from '@/lib/rules/core/sheet/sheet';
import { LargeArmyFrame } from './large-army-frame';
import * as words from './words';

// what fetches it is no part of the page of the other armies
const FetchedArmy = lazy(() => import('./fetched-army').then((part) => ({ default: part.FetchedArmy })));

type LargeArmyProps = { id: string; name: string; nation: string; paper: Paper | null };

/** A large army: the page says its name, the browser fetches the rest and draws it, so that no page is dear. */
export const LargeArmy = ({ id, name, nation, paper }: LargeArmyProps) => {
  const opening = (
    <LargeArmyFrame name={name} nation={nation}>
      <p role="status">{words.openingLargeArmy}</p>
    </LargeArmyFrame>
  );
  return (
    <Suspense fallback={opening}>
      <FetchedArmy id={id} name={name} nation={nation} paper={paper} opening={opening} />
    </Suspense>
  );
};
