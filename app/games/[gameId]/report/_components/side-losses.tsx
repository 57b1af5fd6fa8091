import { Flag } from '@/app/_components/ui/flag';
import type { Course } from '@/lib/rules/core/game/course';
import type { Side } from '@/lib/rules/core/game/machine';
import { sideNames } from '@/lib/rules/core/game/names';
import { costText } from '@/lib/rules/core/game/report-lines';
import * as reportWords from '@/lib/rules/core/game/report-words';
import * as coreWords from '@/lib/rules/core/game/words';
import { lossText } from '@/lib/rules/core/game/words';

type SideLossesProps = {
  readonly course: Course;
  readonly side: Side;
  readonly lost: number;
  readonly per: number;
};

/** How much a side has lost of what it could bear, and what that was. */
export const SideLosses = ({ course, side, lost, per }: SideLossesProps) => {
  const { setup } = course.game;
  const { nation = '', breaksAt } = setup.sides[side];
  return (
    <div className="border-rule-ink grid content-start gap-1 border-t-2 pt-2 print:flex print:items-center print:gap-[3mm] print:border-t-0 print:pt-0">
      <p className="flex items-center gap-2">
        <Flag nation={nation} className="h-5" />
        <b className="font-caslon text-20 leading-none font-normal wrap-anywhere">{sideNames(setup)[side]}</b>
      </p>
      <p className="font-caslon">
        <strong className="text-36 leading-none font-normal tabular-nums">{lossText(lost, per)}</strong>{' '}
        {breaksAt === null ? coreWords.lost : reportWords.ofBreakingPoint(lossText(breaksAt, per))}
      </p>
      <p className="soft">{costText(course.game, side)}</p>
    </div>
  );
};
