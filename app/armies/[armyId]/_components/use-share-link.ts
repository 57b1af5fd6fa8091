'use client';

import { shareArmy } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';
import { useActions, useArmyId } from './builder-context';
import { useAsked } from './use-asked';

/** Makes a share link of this army; it can be shown as long as the page is open, and not again. */
export const useShareLink = () => {
  const armyId = useArmyId();
  const { setLink } = useActions();
  const { ask, pending, fault } = useAsked();
  const make = () =>
    ask(async () => {
      const answer = await shareArmy(armyId);
      if (!answer.ok) throw new RequestError('This army is no longer there.', answer.code);
      setLink(`${location.origin}/s/${answer.token}`);
    });
  return { make, pending, fault };
};
