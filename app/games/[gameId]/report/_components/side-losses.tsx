import { Flag } from '@/app/_components/ui/flag';
import type { Course } from '@/lib/rules/core/game/course';
import { lossesByFormation } from '@/lib/rules/core/game/decided';
import type { Holder, Side } from '@/lib/rules/core/game/machine';
import { sideNames } from '@/lib/rules/core/game/names';
import { lossText } from '@/lib/rules/core/game/words';
import * as tableWords from '../../words';
import * as words from './words';

/** What has cost a side something, by kind: units, objectives. */
const kindsOf = (course: Course, side: Side): readonly (readonly [Holder, number])[] => {
  const counts = new Map<Holder, number>();
  for (const { pieces } of lossesByFormation(course.game)[side]) {
    for (const { piece, lost } of pieces) {
      if (lost > 0) counts.set(piece.of, (counts.get(piece.of) ?? 0) + 1);
    }
  }
  return [...counts];
};

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
  const kinds = kindsOf(course, side);
  return (
    <div className="border-rule-ink grid content-start gap-1 border-t-2 pt-2 print:flex print:items-center print:gap-[3mm] print:border-t-0 print:pt-0">
      <p className="flex items-center gap-2">
        <Flag nation={nation} className="h-5" />
        <b className="font-caslon text-20 leading-none font-normal wrap-anywhere">{sideNames(setup)[side]}</b>
      </p>
      <p className="font-caslon">
        <strong className="text-36 leading-none font-normal tabular-nums">{lossText(lost, per)}</strong>{' '}
        {breaksAt === null ? tableWords.lost : words.ofBreakingPoint(lossText(breaksAt, per))}
      </p>
      <p className="soft">{kinds.length === 0 ? words.costByNone : words.costBy(kinds)}</p>
    </div>
  );
};
