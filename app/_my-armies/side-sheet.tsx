'use client';

import type { ArmyRow, Side } from '@/lib/armies/schema';
import { SmallLines } from '../_components/army/small-lines';
import type { SystemCard } from '../_components/army/system-card';
import { Button } from '../_components/ui/button';
import { Notice } from '../_components/ui/notice';
import { ChooseSide, SideVerdict } from './choose-side';
import { leftText, useSideChoice } from './side-choice';
import * as words from './words';

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
export const SideSheet = ({ sides, systems, latest, taken, onEmpty, onImport }: SideSheetProps) => {
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
