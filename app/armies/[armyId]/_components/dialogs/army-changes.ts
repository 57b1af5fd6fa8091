'use client';

import { useChange } from '@/app/_components/server-changes';
import { copyArmyChange, shareArmyChange } from '@/lib/armies/queries';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { useActions, useArmyId } from '../builder-context';

/** Stores a version as an army of its own; `onKept` gets its id. */
export const useKeepCopy = () => {
  const { change, pending, fault } = useChange(copyArmyChange());
  const keep = (file: ArmyFile, onKept: (id: string) => void) => {
    if (!pending) change(file, { onSuccess: onKept });
  };
  return { keep, pending, fault };
};

/** Makes a share link of this army; its token is known as long as the page is open, and cannot be asked for again. */
export const useShareLink = () => {
  const { setShareToken } = useActions();
  const { change, pending, fault } = useChange({ ...shareArmyChange(useArmyId()), onSuccess: setShareToken });
  const make = () => {
    if (!pending) change();
  };
  return { make, pending, fault };
};
