'use client';

import { lazy, Suspense } from 'react';

const Page = lazy(() =>
  import('./not-found-page').then(({ NothingHerePage }) => ({ default: NothingHerePage })),
);

/** The framework sends this with every page, in case it is wanted: its scripts come only when it is. */
export const NothingHere = () => (
  <Suspense>
    <Page />
  </Suspense>
);
