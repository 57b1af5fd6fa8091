'use client';

import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import type { ProblemCounts } from '../import-table';
import type { Storing } from '../use-import';

type StoreBarProps = {
  counts: ProblemCounts;
  storing: Storing;
  /** what is stored, in words: "26 units" */
  what: string;
  onStore: () => void;
  onStop: () => void;
  onLeave: () => void;
};

/** What is still wrong, and the button that stores; under the thumb on a phone. */
export const StoreBar = ({ counts, storing, what, onStore, onStop, onLeave }: StoreBarProps) => {
  const { errors, warnings } = counts;
  return (
    <div className="border-rule-ink bg-paper sticky bottom-0 z-5 -mx-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-6 py-2.5 max-[721px]:-mx-4 max-[721px]:px-4">
      {storing.pending ? (
        <>
          <label className="flex min-w-0 flex-1 items-center gap-3">
            <span role="status">Storing {what}</span>
            <progress className="w-40 max-w-full accent-(--ink)" />
          </label>
          <Button onClick={onStop}>Cancel</Button>
        </>
      ) : (
        <>
          <span className="min-w-0 flex-1">
            <SeverityCounts
              counts={{ error: errors, warning: warnings, info: 0, wanting: 0 }}
              words
              clear="nothing to put right"
            />
            {errors > 0 && <span className="soft pl-2">Errors have to be put right first.</span>}
          </span>
          {storing.fault !== undefined && <Fault live>{storing.fault}</Fault>}
          <Button onClick={onLeave}>Another file</Button>
          <Button
            variant="main"
            icon="upload"
            aria-disabled={errors > 0}
            onClick={() => {
              if (errors === 0) onStore();
            }}
          >
            {warnings > 0 && errors === 0 ? 'Import anyway' : 'Import'}
          </Button>
        </>
      )}
    </div>
  );
};
