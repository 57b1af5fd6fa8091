'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { openErrorsOf } from '../../desk-view';
import { useDesk } from '../desk-context';
import { ReturnSeveral } from './return-several';
import type { Several } from './use-several';

/** What is done with the entries that are ticked: those without open errors are accepted, all returned or locked. */
export const TickedActs = ({ several }: { several: Several }) => {
  const { desk, ticks } = useDesk();
  const [returning, setReturning] = useState(false);
  const { run, pending } = several;
  const wanted = new Set(ticks.shown);
  const rows = desk.entries.filter(({ number }) => wanted.has(number));
  const free = rows.filter((row) => row.state === 'sent' && openErrorsOf(row) === 0);
  const off = pending ? { 'aria-disabled': true } : {};
  return (
    <>
      <span className="font-[560] tabular-nums" role="status">
        {rows.length} of {ticks.of} ticked
      </span>
      <span className="flex flex-wrap gap-2">
        <Button icon="pass" {...off} onClick={() => run({ act: 'accept' }, rows)}>
          {free.length === rows.length ? 'Accept' : `Accept ${free.length} of them`}
        </Button>
        <Button icon="undo" {...off} onClick={() => setReturning(true)}>
          Return
        </Button>
        <Button icon="lock" {...off} onClick={() => run({ act: 'lock' }, rows)}>
          Lock
        </Button>
        <Button variant="bare" onClick={() => ticks.all(false)}>
          Untick
        </Button>
      </span>
      <ReturnSeveral open={returning} onClose={() => setReturning(false)} rows={rows} several={several} />
    </>
  );
};
