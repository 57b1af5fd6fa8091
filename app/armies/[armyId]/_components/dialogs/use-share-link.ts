'use client';

import { shareArmy } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';
import { useActions, useArmyId } from '../builder-context';
import { useAsked } from '../use-asked';

/** Makes a share link of this army; its token is known as long as the page is open, and cannot be asked for again. */
export const useShareLink = () => {
  const armyId = useArmyId();
  const { setShareToken } = useActions();
  const { ask, pending, fault } = useAsked();
  const make = () =>
    ask(async () => {
      const answer = await shareArmy(armyId);
      if (!answer.ok) throw new RequestError('This army is no longer there.', answer.code);
      setShareToken(answer.token);
    });
  return { make, pending, fault };
};
