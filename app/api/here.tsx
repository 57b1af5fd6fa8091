'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The address of this Muster as this browser reached it; the page itself is made once for all addresses. */
export const Here = ({ usual }: { usual: string }) =>
  useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => usual,
  );
