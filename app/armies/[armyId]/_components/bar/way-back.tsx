'use client';

import { useSearchParams } from 'next/navigation';
import { type MouseEvent, useState } from 'react';
import { buttonLook } from '@/app/_components/ui/button';
import { Icon } from '@/app/_components/ui/icon';
import * as common from '@/app/_components/words';
import { isSaved } from '@/app/_editor/is-saved';
import * as saveWords from '@/app/_editor/save/words';
import { wayBack } from '@/app/enter/_entry/builder-path';
import { useArmyId, useSession } from '../builder-context';
import * as words from '../words';

/** Where the army is built to be entered at an event: the way back, once the last edit is where the event takes it from. */
export const WayBack = () => {
  const href = wayBack(useSearchParams().get('back'), useArmyId());
  const session = useSession();
  const [going, setGoing] = useState(false);
  if (href === null) return null;
  const go = async (event: MouseEvent) => {
    if (!session.queue.unsent() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setGoing(true);
    if (await isSaved(session)) window.location.assign(href);
    // what keeps it stands beside the name of the army
    else setGoing(false);
  };
  return (
    <a
      data-button
      className={buttonLook({}, 'phone:px-2 phone:min-w-11')}
      href={href}
      onClick={(event) => void go(event)}
      aria-label={going ? words.savingBeforeBackToEvent : words.backToEvent}
    >
      <Icon name="back" />
      {going ? saveWords.saving : common.event}
    </a>
  );
};
