'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { openErrorsOf, openNotesOf } from '@/lib/events/desk/desk-view';
import * as words from '../../words';
import { TICKED_ID, useDesk } from '../desk-context';
import { AcceptSeveral } from './accept-several';
import { ReturnSeveral } from './return-several';
import { type Several, useSeveral } from './use-several';

/** At the foot of the table, and under the thumb on a phone: nothing moves when the first box is ticked. */
const BAR =
  'border-rule-ink bg-paper outline-none sticky bottom-0 z-10 -mx-6 grid gap-2 border-t px-6 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] max-[721px]:-mx-4 max-[721px]:px-4 min-[1240px]:mr-0';

/** What is done with the entries that are ticked, and which of them were left and why. */
export const TickedBar = () => {
  const { ticks } = useDesk();
  const several = useSeveral(true);
  if (ticks.shown.length === 0) return null;
  return (
    <section id={TICKED_ID} tabIndex={-1} className={BAR} aria-label={words.tickedLists}>
      <TickedActs several={several} />
      {several.left.length > 0 && (
        <div className="text-12 text-ink-2 wrap-anywhere">
          {several.left.map((why) => (
            <p key={why}>{why}</p>
          ))}
        </div>
      )}
      {several.fault !== undefined && <Fault live>{several.fault}</Fault>}
    </section>
  );
};

/** Those without open errors are accepted, all returned or locked; notes that are not ticked are asked about. */
const TickedActs = ({ several }: { several: Several }) => {
  const { desk, ticks } = useDesk();
  const [asking, setAsking] = useState<'return' | 'accept' | null>(null);
  const leave = () => setAsking(null);
  const { run, pending } = several;
  const ticked = new Set(ticks.shown);
  const rows = desk.entries.filter(({ number }) => ticked.has(number));
  const free = rows.filter((row) => row.state === 'sent' && openErrorsOf(row) === 0);
  const hasNotes = free.some((row) => openNotesOf(row) > 0);
  const off = pending ? { 'aria-disabled': true } : {};
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="mr-auto font-[560] tabular-nums" role="status">
        {words.amountTicked(rows.length, ticks.of)}
      </span>
      <Button variant="bare" className="max-[721px]:-mr-2" onClick={() => ticks.all(false)}>
        {words.untick}
      </Button>
      <span className="flex gap-2 max-[721px]:basis-full max-[721px]:[&>*]:flex-1">
        <Button icon="lock" {...off} onClick={() => run({ act: 'lock' }, rows)}>
          {words.lock}
        </Button>
        <Button icon="undo" {...off} onClick={() => setAsking('return')}>
          {words.returnIt}
        </Button>
        <Button
          icon="pass"
          variant="main"
          {...off}
          onClick={() => (hasNotes ? setAsking('accept') : run({ act: 'accept' }, rows))}
        >
          {free.length === 0 || free.length === rows.length ? words.accept : words.acceptAmount(free.length)}
        </Button>
      </span>
      <ReturnSeveral open={asking === 'return'} onClose={leave} rows={rows} several={several} />
      <AcceptSeveral open={asking === 'accept'} onClose={leave} ticked={rows} rows={free} several={several} />
    </div>
  );
};
