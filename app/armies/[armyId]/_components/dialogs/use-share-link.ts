'use client';

import { useChange } from '@/app/_components/server-changes';
import { shareArmyChange } from '@/lib/armies/queries';
import { useActions, useArmyId } from '../builder-context';

/** Makes a share link of this army; its token is known as long as the page is open, and cannot be asked for again. */
export const useShareLink = () => {
  const { setShareToken } = useActions();
  const { change, pending, fault } = useChange({ ...shareArmyChange(useArmyId()), onSuccess: setShareToken });
  const make = () => {
    if (!pending) change();
  };
  return { make, pending, fault };
};
