'use client';

import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { isClean } from '@/lib/events/desk/desk-view';
import * as words from '../../words';
import { useDesk } from '../desk-context';
import { useSeveral } from './use-several';

/** Accepts every list at once in which nothing was found. */
export const AcceptClean = () => {
  const { desk } = useDesk();
  const { run, pending, fault } = useSeveral(false);
  const clean = desk.entries.filter((row) => row.state === 'sent' && isClean(row));
  if (clean.length === 0 && fault === undefined) return null;
  return (
    <span className="ml-auto flex flex-wrap items-center gap-2.5">
      <span className="mute" role="status">
        {words.cleanLists(clean.length)}
      </span>
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <Button icon="pass" aria-disabled={pending} onClick={() => run({ act: 'accept' }, clean)}>
        {clean.length === 1 ? words.acceptIt : words.acceptAmount(clean.length)}
      </Button>
    </span>
  );
};
