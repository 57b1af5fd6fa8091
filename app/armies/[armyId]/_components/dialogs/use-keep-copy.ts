'use client';

import { useChange } from '@/app/_components/server-changes';
import { copyArmyChange } from '@/lib/armies/queries';
import type { ArmyFile } from '@/lib/rules/core/army/document';

/** Stores a version as an army of its own; `onKept` gets its id. */
export const useKeepCopy = () => {
  const { change, pending, fault } = useChange(copyArmyChange());
  const keep = (file: ArmyFile, onKept: (id: string) => void) => {
    if (!pending) change(file, { onSuccess: onKept });
  };
  return { keep, pending, fault };
};
