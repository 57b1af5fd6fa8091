'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, buttonLook } from '@/app/_components/ui/button';
import { Menu } from '@/app/_components/ui/menu';
import { isSaved } from '@/app/_editor/is-saved';
import { editPath, NEW_EVENT } from '@/lib/pages';
import { usePack } from './pack-context';
import * as words from './words';

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
  if (first === undefined) {
    return (
      <Button variant="main" aria-disabled={going} onClick={() => void go(NEW_EVENT)}>
        {going ? words.savingPack : words.useForAnEvent}
      </Button>
    );
  }
  if (mine.length === 1 || first.tried) {
    return (
      <Button
        variant="main"
        aria-disabled={going}
        onClick={() => void go(editPath(first.id))}
        title={first.name}
      >
        {going ? words.savingPack : words.useForTheEvent}
      </Button>
    );
  }
  return (
    <Menu
      label={words.useForAnEvent}
      className={buttonLook({ variant: 'main' })}
      items={[
        ...mine.map((event) => ({ label: event.name, onSelect: () => void go(editPath(event.id)) })),
        { kind: 'rule' },
        { label: words.newEventOption, icon: 'plus', onSelect: () => void go(NEW_EVENT) },
      ]}
    >
      {going ? words.savingPack : words.useForAnEvent}
    </Menu>
  );
};
