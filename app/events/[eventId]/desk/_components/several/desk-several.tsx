'use client';

import { useRef } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { amountOf } from '@/lib/rules/core/number';
import { isClean } from '../../desk-view';
import { useDesk } from '../desk-context';
import { TickedActs } from './ticked-acts';
import { type Several, useSeveral } from './use-several';

/** On a phone what is done with the ticked stands under the thumb. */
const FOOT =
  'max-[721px]:border-rule-ink max-[721px]:bg-paper max-[721px]:fixed max-[721px]:inset-x-0 max-[721px]:bottom-0 max-[721px]:z-10 max-[721px]:border-t max-[721px]:px-4 max-[721px]:pt-2.5 max-[721px]:pb-[max(10px,env(safe-area-inset-bottom))]';

/** What is done with many entries at once: with those that are ticked, or with all in which nothing was found. */
export const DeskSeveral = () => {
  const { ticks, ticking, setTicking, phone } = useDesk();
  const several = useSeveral();
  const place = useRef<HTMLDivElement>(null);
  const hasTicks = ticks.shown.length > 0;
  return (
    <>
      <div
        ref={place}
        tabIndex={-1}
        className={`ml-auto flex flex-wrap items-center gap-x-3 gap-y-2 outline-none max-[721px]:ml-0 ${hasTicks ? FOOT : ''}`}
      >
        {hasTicks ? (
          <TickedActs several={several} />
        ) : (
          <AcceptClean several={several} onDone={() => place.current?.focus()} />
        )}
      </div>
      {phone && (
        <Button aria-pressed={ticking} onClick={() => setTicking(!ticking)}>
          {ticking ? 'Done selecting' : 'Select'}
        </Button>
      )}
      <div role="status" className="text-12 text-ink-2 basis-full wrap-anywhere empty:hidden">
        {several.left.map((why) => (
          <p key={why}>{why}</p>
        ))}
      </div>
      {several.fault !== undefined && <Fault live>{several.fault}</Fault>}
    </>
  );
};

/** Accepts every list at once in which nothing was found. */
const AcceptClean = ({ several, onDone }: { several: Several; onDone: () => void }) => {
  const { desk } = useDesk();
  const clean = desk.entries.filter((row) => row.state === 'sent' && isClean(row));
  if (clean.length === 0) return null;
  return (
    <>
      <span className="mute" role="status">
        {amountOf(clean.length, 'clean list')} to check
      </span>
      <Button
        icon="pass"
        aria-disabled={several.pending}
        onClick={() => several.run({ act: 'accept' }, clean, onDone)}
      >
        {clean.length === 1 ? 'Accept it' : `Accept ${clean.length}`}
      </Button>
    </>
  );
};
