'use client';

import { formatPoints } from '@/app/_components/army/points';
import * as armyWords from '@/app/_components/army/words';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import * as common from '@/app/_components/words';
import { DockAdd, DockSums, EditorDock } from '@/app/_editor/editor-dock';
import { countFindings } from '@/lib/rules/core/check/finding';
import { useActions, useBuilder, useSystem } from './builder-context';
import * as words from './words';

/** Larger on a phone, where nothing else tells of findings. */
const COUNTS =
  'ml-auto phone:self-center phone:text-16 phone:*:flex-nowrap phone:*:gap-[9px] phone:[&_svg]:size-[17px] phone:[&_svg+span]:text-12';

/** The sum, the findings and Add, always under the thumb. */
export const Dock = () => {
  const { budget, shares } = useBuilder(({ view }) => view.summary);
  const total = useBuilder(({ view }) => view.total);
  const findings = useBuilder(({ view }) => view.findings);
  const { pointScale } = useSystem();
  const { open } = useActions();
  return (
    <EditorDock>
      <DockSums
        className="narrow:hover:bg-paper-sunk phone:pt-2.5 phone:pr-3 pt-2 pr-5 pb-2.5 pl-4"
        label={words.pointsAndFindings}
        onOpen={() => open('findings')}
      >
        <PointsBar shares={shares} total={total} budget={budget} className="h-2.5" />
        <span className="phone:mt-[7px] phone:text-14 mt-1.5 flex items-baseline gap-[7px] whitespace-nowrap">
          {total !== null && (
            <b className="font-caslon text-20 phone:text-[1.375rem] leading-none font-normal tabular-nums">
              {formatPoints(total, pointScale)}
            </b>
          )}
          {budget !== null && (
            <span className="soft">{armyWords.ofLimit(formatPoints(budget, pointScale))}</span>
          )}
          <span className={COUNTS}>
            <SeverityCounts counts={countFindings(findings)} clear={common.clearOfFindings} />
          </span>
        </span>
      </DockSums>
      <DockAdd className="phone:flex hidden w-23" onAdd={() => open('add')}>
        {common.add}
      </DockAdd>
    </EditorDock>
  );
};
