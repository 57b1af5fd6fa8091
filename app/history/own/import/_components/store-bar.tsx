'use client';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import { ownPath } from '@/lib/pages';
import { linesText, type ProblemCounts } from '../import-table';
import type { StoredImport, Storing } from '../use-import';

type StoreBarProps = {
  counts: ProblemCounts;
  /** lines of rows that cannot be read yet */
  left: readonly number[];
  /** there is nothing to store */
  off: boolean;
  /** what was stored before, without the rows that were left */
  stored: StoredImport | null;
  storing: Storing;
  /** what is stored, in words: "26 units" */
  what: string;
  onStore: () => void;
  onStop: () => void;
  onLeave: () => void;
};

/** What is still wrong, and the button that stores what can be read; under the thumb on a phone. */
export const StoreBar = ({ counts, left, off, stored, storing, what, onStore, ...acts }: StoreBarProps) => (
  <div className="border-rule-ink bg-paper max-tablet:-mx-4 max-tablet:px-4 sticky bottom-0 z-5 -mx-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-6 py-2.5">
    {storing.pending ? (
      <>
        <label className="flex min-w-0 flex-1 items-center gap-3">
          <span role="status">{`Storing ${what}`}</span>
          <progress className="w-40 max-w-full accent-(--ink)" />
        </label>
        <Button onClick={acts.onStop}>Cancel</Button>
      </>
    ) : (
      <>
        <span className="max-tablet:basis-full min-w-0 flex-1">
          <SeverityCounts
            counts={{ error: counts.errors, warning: counts.warnings, info: 0, wanting: 0 }}
            words
            clear="nothing to correct"
          />
          <span className="soft tablet:pl-2" role="status">
            {stored !== null && 'Imported. '}
            {left.length > 0 &&
              `Left out: ${linesText(left)}. ${stored === null ? 'You can add them later.' : 'Once corrected, they can be added.'}`}
          </span>
        </span>
        {storing.fault !== undefined && <Fault live>{storing.fault}</Fault>}
        <Button onClick={acts.onLeave}>Another file</Button>
        {stored !== null && <LinkButton href={ownPath(stored.id)}>Open the order of battle</LinkButton>}
        <Button
          variant="main"
          icon="upload"
          aria-disabled={off}
          onClick={() => {
            if (!off) onStore();
          }}
        >
          {stored !== null
            ? 'Import again with the corrections'
            : left.length > 0
              ? 'Import the rest'
              : 'Import'}
        </Button>
      </>
    )}
  </div>
);
