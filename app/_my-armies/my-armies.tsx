'use client';

import type { ReactNode } from 'react';
import type { ArmyRow, Side } from '@/lib/armies/schema';
import { SmallLines } from '../_components/army/small-lines';
import type { SystemCard } from '../_components/army/system-card';
import { Button, TextButton } from '../_components/ui/button';
import { BottomSheet } from '../_components/ui/dialog';
import { Notice } from '../_components/ui/notice';
import { Paper } from '../_components/ui/paper';
import type { LineActions } from './army-line';
import { ChooseSide, SideVerdict } from './choose-side';
import { Ledger, LedgerOpening } from './ledger';
import { OpenShared } from './open-shared';
import { ReadyMadeList } from './ready-made';
import type { Scenario } from './scenarios';
import { leftText, useSideChoice } from './side-choice';
import { StartTitle } from './start-title';
import type { ArmyList } from './use-army-list';
import * as words from './words';

type MyArmiesProps = {
  list: ArmyList;
  actions: LineActions;
  sides: readonly Side[];
  systems: readonly SystemCard[];
  scenarios: readonly Scenario[];
  /** the next event, and battles to begin with */
  next: ReactNode;
  battles: ReactNode;
  /** the list is not here yet */
  isOpening: boolean;
  /** whether the sides lie over the page */
  choosing: boolean;
  show: (dialog: 'side' | 'new' | 'import') => void;
  onClose: () => void;
};

type SideSheetProps = {
  sides: readonly Side[];
  systems: readonly SystemCard[];
  /** the army edited last: its rules and nation are those to begin with */
  latest: ArmyRow | undefined;
  /** names of my armies */
  taken: readonly string[];
  onEmpty: () => void;
  onImport: () => void;
};

/** The same choice of a side for whoever has armies, in a sheet over them. */
const SideSheet = ({ sides, systems, latest, taken, onEmpty, onImport }: SideSheetProps) => {
  const choice = useSideChoice(sides, systems, taken, latest);
  const { side, system, take, pending, fault } = choice;
  return (
    <div className="grid gap-3.5">
      <ChooseSide choice={choice} systems={systems} titled={false} onEmpty={onEmpty} onImport={onImport} />
      {side && (
        <div className="border-rule grid gap-3 border-t pt-3" data-nation={side.summary.nation}>
          <SmallLines lines={side.lines} className="mx-auto block h-16 max-w-full" />
          <SideVerdict side={side} left={system && leftText(side, system)} />
        </div>
      )}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <Button variant="main" size="big" className="min-h-12" disabled={pending || !side} onClick={take}>
        {pending ? words.makingArmy : words.takeSide(side?.name)}
      </Button>
    </div>
  );
};

/** The first page of somebody with armies: the armies, and what starts a new one. */
export const MyArmies = (props: MyArmiesProps) => {
  const { list, actions, sides, systems, scenarios, next, battles, isOpening, choosing, show, onClose } =
    props;
  return (
    <>
      <Paper className="max-w-[1560px] max-[721px]:pb-[calc(68px+env(safe-area-inset-bottom))] min-[1240px]:grid min-[1240px]:grid-cols-[minmax(0,1fr)_336px] min-[1240px]:grid-rows-[auto_1fr]">
        <div className="min-w-0 min-[1240px]:row-span-2">
          {next}
          {isOpening ? <LedgerOpening /> : <Ledger list={list} systems={systems} actions={actions} />}
        </div>
        <aside
          className="border-rule-firm bg-paper-sunk border-l px-5.5 pt-5 pb-6 max-[1240px]:grid max-[1240px]:grid-cols-[repeat(auto-fit,minmax(min(300px,100%),1fr))] max-[1240px]:items-start max-[1240px]:gap-x-8 max-[1240px]:gap-y-5 max-[1240px]:border-t max-[1240px]:border-l-0 max-[721px]:px-4 min-[1240px]:col-start-2 min-[1240px]:row-span-2 min-[1240px]:row-start-1 print:hidden"
          aria-label={words.startArmy}
        >
          <section className="max-[721px]:hidden" aria-labelledby="new-army">
            <h2 id="new-army" className="text-20 border-rule-ink border-b pb-1.5">
              {words.newArmy}
            </h2>
            <Button
              variant="main"
              size="big"
              icon="plus"
              className="mt-3 w-full"
              onClick={() => show('side')}
            >
              {words.chooseSide}
            </Button>
            <p className="pt-2">
              {words.orBeginWith}{' '}
              <TextButton className="pointer-coarse:min-h-11" onClick={() => show('new')}>
                {words.emptyArmyWithin}
              </TextButton>
            </p>
          </section>
          <section aria-labelledby="from-battle">
            <StartTitle id="from-battle">{words.fromBattle}</StartTitle>
            {battles}
          </section>
          <ReadyMadeList scenarios={scenarios} systems={systems} />
          <OpenShared />
        </aside>
        <div
          className="bg-paper border-rule-ink fixed inset-x-0 bottom-0 z-5 border-t px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] min-[721px]:hidden print:hidden"
          data-dock
        >
          <Button variant="main" icon="plus" className="text-16 min-h-12 w-full" onClick={() => show('side')}>
            {words.newArmy}
          </Button>
        </div>
      </Paper>
      <BottomSheet open={choosing} onClose={onClose} title={words.chooseSide}>
        <SideSheet
          sides={sides}
          systems={systems}
          latest={list.rows[0]}
          taken={list.rows.map(({ name }) => name)}
          onEmpty={() => show('new')}
          onImport={() => show('import')}
        />
      </BottomSheet>
    </>
  );
};
