'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/button';
import { type FindingView, PART_FINDINGS } from './finding-groups';
import { FindingList } from './finding-list';

type FindingStackProps<F extends FindingView> = Omit<ComponentProps<typeof FindingList<F>>, 'only'>;

/** The findings of an army that the browser holds: the first, and more at a click. */
export const FindingStack = <F extends FindingView>(list: FindingStackProps<F>) => {
  const [most, setMost] = useState(PART_FINDINGS);
  const left = list.findings.length - most;
  return (
    <>
      <FindingList {...list} only={{ from: 0, most }} />
      {left > 0 && (
        <p>
          <Button size="small" onClick={() => setMost(most + PART_FINDINGS)}>
            {`Show ${Math.min(left, PART_FINDINGS)} more of ${left}`}
          </Button>
        </p>
      )}
    </>
  );
};
