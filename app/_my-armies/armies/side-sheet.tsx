import { SmallLines } from '@/app/_components/army/small-lines';
import type { SystemCard } from '@/app/_components/army/system-card';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import type { ArmyRow, Side } from '@/lib/armies/schema';
import { ChooseSide, SideVerdict } from '../choose-side';
import { leftText, useSideChoice } from '../side-choice';
import * as words from '../words';
import { storeSide } from './store-side';

type SidesProps = {
  sides: readonly Side[];
  systems: readonly SystemCard[];
  /** the army edited last: its rules and nation are those to begin with */
  latest: ArmyRow | undefined;
  /** names of my armies */
  taken: readonly string[];
  onEmpty: () => void;
  onImport: () => void;
};

/** The same choice of a side for whoever has armies. */
const Sides = ({ sides, systems, latest, taken, onEmpty, onImport }: SidesProps) => {
  const choice = useSideChoice(sides, systems, taken, storeSide, latest);
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

type SideSheetProps = SidesProps & { open: boolean; onClose: () => void };

/** A side to choose, in a sheet over the armies. */
export const SideSheet = ({ open, onClose, ...sides }: SideSheetProps) => (
  <BottomSheet open={open} onClose={onClose} title={words.chooseSide}>
    <Sides {...sides} />
  </BottomSheet>
);
