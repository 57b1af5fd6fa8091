'use client';

import { useRef } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import * as armyWords from '@/app/_components/army/words';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import * as common from '@/app/_components/words';
import { DockAdd, DockSums, EditorDock } from '@/app/_editor/editor-dock';
import { EditorFrame, EditorNotice } from '@/app/_editor/editor-frame';
import { laterPart } from '@/app/_editor/later';
import { useLayout } from '@/app/_editor/use-layout';
import { countFindings } from '@/lib/rules/core/check/finding';
import { BuilderBar } from './bar/builder-bar';
import { useActions, useBuilder, useSession, useSystem } from './builder-context';
import { PANES } from './builder-opening';
import { Catalogue } from './catalogue/catalogue';
import { Ledger } from './ledger/ledger';
import { ArmyPanels } from './panels/army-panels';
import { SidePane } from './panels/side-pane';
import { useBuilderKeys } from './use-builder-keys';
import * as words from './words';

const DRAG_LAYER = laterPart(() => import('./ledger/ledger-drag').then(({ LedgerDrag }) => LedgerDrag));

/** Larger on a phone, where nothing else tells of findings. */
const COUNTS =
  'ml-auto phone:self-center phone:text-16 phone:*:flex-nowrap phone:*:gap-[9px] phone:[&_svg]:size-[17px] phone:[&_svg+span]:text-12';

/** The sum, the findings and Add, always under the thumb. */
const Dock = () => {
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
            {findings && <SeverityCounts counts={countFindings(findings)} clear={common.clearOfFindings} />}
          </span>
        </span>
      </DockSums>
      <DockAdd className="phone:flex hidden w-23" onAdd={() => open('add')}>
        {common.add}
      </DockAdd>
    </EditorDock>
  );
};

/** The panes of the builder. What the window has no room for, the style sheet hides at once and the client leaves out. */
export const Workspace = () => {
  const layout = useLayout();
  const { store } = useSession();
  const nation = useBuilder(({ view }) => view.summary.nation);
  const name = useBuilder(({ file }) => file.name);
  const search = useRef<HTMLInputElement>(null);
  useBuilderKeys(search);
  return (
    <EditorFrame
      store={store}
      title={name || armyWords.army}
      dragLayer={DRAG_LAYER}
      nation={nation}
      panels={<ArmyPanels layout={layout} />}
    >
      <div className={PANES} data-panes data-nation={nation}>
        <BuilderBar />
        <EditorNotice store={store} />
        {layout !== 'phone' && <Catalogue search={search} />}
        <Ledger />
        {layout !== 'phone' && <SidePane layout={layout} />}
        <Dock />
      </div>
    </EditorFrame>
  );
};
