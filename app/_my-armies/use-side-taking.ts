import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Side } from '@/lib/armies/schema';
import { armyPath } from '@/lib/pages';

type Stored = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly message: string };

/** Stores the army of a side, numbered beside armies of these names; says why it could not. */
export type StoreSide = (side: Side, taken: readonly string[]) => Promise<Stored>;

/** Stores the army of a side by `store` and opens it. `fault` says why it could not. */
export const useSideTaking = (store: StoreSide) => {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  const takeNow = async (side: Side, taken: readonly string[]) => {
    setPending(true);
    setFault(undefined);
    const stored = await store(side, taken);
    // stays pending: the page changes to the new army
    if (stored.ok) return router.push(armyPath(stored.id));
    setPending(false);
    setFault(stored.message);
  };

  const take = (side: Side, taken: readonly string[]) =>
    void takeNow(side, taken).catch((bug) =>
      setFault(() => {
        // for the page that catches bugs
        throw bug;
      }),
    );

  return { take, pending, fault };
};
