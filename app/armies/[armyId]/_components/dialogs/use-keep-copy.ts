'use client';

import { useState } from 'react';
import { createArmy } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';
import type { ArmyFile } from '@/lib/rules/core/document';

const MAX_NAME = 120;
const MARK = ' (copy)';

/** Stores a version as an army of its own. `keepCopy` answers its id, or undefined when it failed: `fault` says why. */
export const useKeepCopy = () => {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const keepCopy = async (
    file: ArmyFile,
    name = `${file.name.slice(0, MAX_NAME - MARK.length)}${MARK}`,
  ): Promise<string | undefined> => {
    if (pending) return undefined;
    setPending(true);
    setFault(null);
    try {
      const answer = await createArmy({ ...file, name });
      if (answer.ok) return answer.id;
      setFault(
        answer.code === 'too-large'
          ? answer.message
          : (answer.errors[0]?.message ?? 'The server refused it.'),
      );
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(`${error.message} Nothing was changed; try again when it is back.`);
    } finally {
      setPending(false);
    }
    return undefined;
  };

  return { keepCopy, pending, fault };
};
