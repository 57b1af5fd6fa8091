'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, buttonLook } from '@/app/_components/ui/button';
import { Menu } from '@/app/_components/ui/menu';
import { editPath, NEW_EVENT } from '@/app/events/addresses';
import type { PackSession } from '../_store/pack-session';
import { usePack } from './pack-context';

/** Once the last edit has reached the server: the next page takes the pack from there. */
const whenSaved = ({ queue, store }: PackSession): Promise<void> =>
  new Promise((resolve) => {
    if (!queue.unsent()) return resolve();
    const stop = store.subscribe(() => {
      if (queue.unsent()) return;
      stop();
      resolve();
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
    await whenSaved(session);
    router.push(`${path}?pack=${encodeURIComponent(id)}`);
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
        Use for the event
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
      Use for an event
    </Menu>
  );
};
