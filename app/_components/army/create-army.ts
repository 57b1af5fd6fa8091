import { useState } from 'react';
import { createArmy } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';
import type { CreateAnswer } from '@/lib/armies/schema';
import type { ArmyFile } from '@/lib/rules/core/document';

/** What is wrong in words, for a request that failed; a bug is thrown on. */
export const requestFault = (error: unknown): string => {
  if (error instanceof RequestError) return error.message;
  throw error;
};

const faultOf = (answer: Extract<CreateAnswer, { ok: false }>): string => {
  switch (answer.code) {
    case 'too-large':
      return answer.message;
    case 'invalid':
      return answer.errors[0]?.message ?? 'The server does not take this army.';
  }
};

/** Stores a new army. `create` answers its id, or undefined when it failed: then `fault` says why. */
export const useCreateArmy = () => {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  const create = async (makeFile: () => ArmyFile | Promise<ArmyFile>): Promise<string | undefined> => {
    setPending(true);
    setFault(undefined);
    try {
      const answer = await createArmy(await makeFile());
      // stays pending: the page changes to the new army
      if (answer.ok) return answer.id;
      setFault(faultOf(answer));
    } catch (error) {
      setFault(requestFault(error));
    }
    setPending(false);
    return undefined;
  };

  return { create, pending, fault };
};
