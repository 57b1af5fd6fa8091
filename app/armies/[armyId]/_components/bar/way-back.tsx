'use client';

import { useSearchParams } from 'next/navigation';
import { buttonLook } from '@/app/_components/ui/button';
import { Icon } from '@/app/_components/ui/icon';
import { wayBack } from '@/app/enter/_parts/builder-path';
import { useArmyId } from '../builder-context';

/** Where the army is built to be entered at an event: the way back, once it is saved. */
export const WayBack = () => {
  const href = wayBack(useSearchParams().get('back'), useArmyId());
  if (href === null) return null;
  return (
    <a
      data-button
      className={buttonLook({}, 'phone:px-2 phone:min-w-11')}
      href={href}
      aria-label="Back to the event"
    >
      <Icon name="back" />
      Event
    </a>
  );
};
