'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, buttonLook } from '@/app/_components/ui/button';
import { Menu } from '@/app/_components/ui/menu';
import { editPath, NEW_EVENT } from '@/app/events/addresses';
import type { PackSession } from '../_store/pack-session';
import { usePack } from './pack-context';

/** True once the last edit has reached the server, from where the next page takes the pack; false where it cannot. */
const isSaved = ({ queue, store }: PackSession): Promise<boolean> =>
  new Promise((resolve) => {
    if (!queue.unsent()) return resolve(true);
    const stop = store.subscribe(({ save }) => {
      const stuck = save.kind !== 'saved' && save.kind !== 'saving';
      if (queue.unsent() && !stuck) return;
      stop();
      resolve(!stuck);
    });
    queue.wake();
  });

/** Takes the pack to the settings of an event, where its owner sees what it turns and saves it, or to a new event. */
export const UseForEvent = () => {
  const router = useRouter();
  const { id, session, events } = usePack();
  const [going, setGoing] = useState(false);
  const go = async (path: string) => {
    setGoing(true);
    if (await isSaved(session)) router.push(`${path}?pack=${encodeURIComponent(id)}`);
    else setGoing(false);
  };
  const mine = events.filter(({ role }) => role === 'owner');
  const [first] = mine;
  if (first !== undefined && (mine.length === 1 || first.tried)) {
    return (
      <Button
        variant="main"
        aria-disabled={going}
        onClick={() => void go(editPath(first.id))}
        title={first.name}
      >
        {going ? 'Saving the pack' : 'Use for the event'}
      </Button>
    );
  }
  return (
    <Menu
      label="Use for an event"
      className={buttonLook({ variant: 'main' })}
      items={[
        ...mine.map((event) => ({ label: event.name, onSelect: () => void go(editPath(event.id)) })),
        ...(mine.length > 0 ? [{ kind: 'rule' } as const] : []),
        { label: 'A new event', icon: 'plus', onSelect: () => void go(NEW_EVENT) },
      ]}
    >
      {going ? 'Saving the pack' : 'Use for an event'}
    </Menu>
  );
};
