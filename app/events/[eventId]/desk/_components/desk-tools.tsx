'use client';

import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Fault, SearchField, SelectField } from '@/app/_components/ui/field';
import { Segments } from '@/app/_components/ui/segments';
import { showToast } from '@/app/_components/ui/toasts';
import { actOnSeveralChange } from '@/lib/events/desk/desk-queries';
import {
  flagOptions,
  GROUPS,
  isClean,
  isFlag,
  isInGroup,
  isSort,
  SORT_OPTIONS,
  WHOLE_DESK,
} from '@/lib/events/desk/desk-view';
import type { ActOnSeveralRequest, DeskRow } from '@/lib/events/schema';
import { counted } from '@/lib/rules/core/army/words';
import { SEARCH_ID, TOOLS_ID, useDesk } from './desk-context';
import { doneWords, skippedTexts } from './several/several-words';

/** What is done with many entries, without the entries. */
type SeveralWish = ActOnSeveralRequest extends infer R
  ? R extends ActOnSeveralRequest
    ? Omit<R, 'entries'>
    : never
  : never;

/**
 * Applies an act to many entries at once, and says which were skipped and why.
 * @param tellsLeft true if the caller shows `left` itself
 */
export const useSeveral = (tellsLeft: boolean) => {
  const { desk, say, ticks } = useDesk();
  const { change, pending, fault } = useChange({
    ...actOnSeveralChange(desk.event.id),
    // before the desk is asked for again: what is ticked after it has changed stays ticked
    onSuccess: ({ done, left }) =>
      ticks.settle(
        done,
        left.map(({ number }) => number),
      ),
  });
  const [left, setLeft] = useState<readonly string[]>([]);
  const run = (wish: SeveralWish, rows: readonly DeskRow[], onDone?: () => void) => {
    if (pending || rows.length === 0) return;
    setLeft([]);
    const entries = rows.map(({ number, revision }) => ({ number, revision }));
    change({ ...wish, entries } as ActOnSeveralRequest, {
      onSuccess: (answer) => {
        const sentence = doneWords(wish.act, answer);
        const why = skippedTexts(answer, desk.entries);
        const all = [sentence, ...why];
        say(all.join(' '));
        // A toast would cover the text that says the same.
        if (why.length === 0 || !tellsLeft) showToast(all.join(' '));
        setLeft(why.length === 0 ? [] : all);
        onDone?.();
        // the button may go with what was done
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) document.getElementById(TOOLS_ID)?.focus();
        });
      },
    });
  };
  return { run, pending, fault, left };
};

export type Several = ReturnType<typeof useSeveral>;

/** Accepts every list at once in which nothing was found. */
const AcceptClean = () => {
  const { desk } = useDesk();
  const { run, pending, fault } = useSeveral(false);
  const clean = desk.entries.filter((row) => row.state === 'sent' && isClean(row));
  if (clean.length === 0 && fault === undefined) return null;
  return (
    <span className="ml-auto flex flex-wrap items-center gap-2.5">
      <span className="mute" role="status">
        {`${counted(clean.length, 'clean list')} to check`}
      </span>
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <Button icon="pass" aria-disabled={pending} onClick={() => run({ act: 'accept' }, clean)}>
        {clean.length === 1 ? 'Accept it' : `Accept ${clean.length}`}
      </Button>
    </span>
  );
};

/** What is shown of the entries, and what is done with many at once. */
export const DeskTools = () => {
  const { desk, view, setView, phone, ticking, setTicking } = useDesk();
  const { entries } = desk;
  if (entries.length === 0) return <div className="pt-5" />;
  const options = [
    { value: 'all', label: `All ${entries.length}` },
    ...GROUPS.flatMap(({ name, short }) => {
      const count = entries.filter((row) => isInGroup(row, name)).length;
      return count === 0 && name !== view.group ? [] : [{ value: name, label: `${short} ${count}` }];
    }),
  ];
  return (
    <div
      id={TOOLS_ID}
      tabIndex={-1}
      className="max-desktop:pr-0 flex flex-wrap items-center gap-2.5 pt-3.5 pr-6 pb-2.5 outline-none"
    >
      <div className="max-tablet:basis-full max-w-full overflow-x-auto">
        <Segments
          legend="Show"
          hideLegend
          options={options}
          value={view.group}
          onChange={(value) =>
            setView({ ...view, group: GROUPS.find(({ name }) => name === value)?.name ?? 'all' })
          }
        />
      </div>
      <SearchField
        id={SEARCH_ID}
        className="max-tablet:w-auto max-tablet:flex-[1_1_100%] w-[180px]"
        label="Player or army"
        value={view.search}
        onChange={(event) => setView({ ...view, search: event.target.value })}
      />
      <div className="max-tablet:w-auto max-tablet:flex-1 w-[150px]">
        <SelectField
          label="Findings and flags"
          hideLabel
          value={view.flag}
          options={flagOptions(entries, view.flag)}
          onChange={({ target: { value } }) => setView({ ...view, flag: isFlag(value) ? value : 'any' })}
        />
      </div>
      <div className="max-tablet:w-auto max-tablet:flex-1 w-[130px]">
        <SelectField
          label="Sort by"
          hideLabel
          value={view.sort}
          options={SORT_OPTIONS}
          onChange={({ target: { value } }) =>
            setView({ ...view, sort: isSort(value) ? value : WHOLE_DESK.sort })
          }
        />
      </div>
      {phone && (
        <Button className="max-tablet:min-h-11" aria-pressed={ticking} onClick={() => setTicking(!ticking)}>
          {ticking ? 'Done' : 'Select'}
        </Button>
      )}
      <AcceptClean />
    </div>
  );
};
