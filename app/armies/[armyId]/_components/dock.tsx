'use client';

import { formatPoints } from '@/app/_components/army/points';
import { Icon } from '@/app/_components/ui/icon';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import { countFindings } from '@/lib/rules/core/finding';
import { useActions, useBuilder, useSystem } from './builder-context';

/** The sum, the findings and Add, always under the thumb. */
export const Dock = () => {
  const { budget, shares } = useBuilder(({ view }) => view.summary);
  const total = useBuilder(({ view }) => view.total);
  const findings = useBuilder(({ view }) => view.findings);
  const { pointScale } = useSystem();
  const { open } = useActions();
  return (
    <footer className="dock">
      <button
        type="button"
        className="meter"
        aria-label="Points and findings"
        onClick={() => open('findings')}
      >
        <PointsBar shares={shares} total={total} budget={budget} />
        <span className="ln">
          {total !== null && <b>{formatPoints(total, pointScale)}</b>}
          {budget !== null && <span className="soft">of {formatPoints(budget, pointScale)}</span>}
          <span className="cts">
            <SeverityCounts counts={countFindings(findings)} clear="no findings" />
          </span>
        </span>
      </button>
      <button type="button" className="plus" onClick={() => open('add')}>
        <Icon name="plus" />
        Add
      </button>
    </footer>
  );
};
