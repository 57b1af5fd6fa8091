'use client';

import { useState } from 'react';
import { RequestError } from '@/lib/armies/request';

/** Asks the server something on a click: `pending` while it does, `fault` in words when there was no answer. */
export const useAsked = () => {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const ask = async (question: () => Promise<void>): Promise<void> => {
    if (pending) return;
    setPending(true);
    setFault(null);
    try {
      await question();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(error.message);
    } finally {
      setPending(false);
    }
  };

  return { ask, pending, fault };
};
