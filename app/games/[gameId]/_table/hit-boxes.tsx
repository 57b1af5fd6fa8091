import { Icon } from '@/app/_components/ui/icon';
import type { Counter } from '@/lib/rules/core/game/machine';

const BOX =
  'border-ink grid h-8.5 w-7.25 max-[389px]:w-6 place-items-center rounded-1 border-[1.5px] text-13 font-semibold forced-colors:border-[CanvasText]';
const EMPTY = 'bg-paper text-ink';
const FULL = 'bg-ink text-paper forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]';
const KIND = {
  worse: 'bg-[repeating-linear-gradient(-45deg,var(--paper)_0_4px,var(--rule)_4px_5.5px)]',
  back: 'border-[2.5px]',
  gone: 'border-[2.5px] bg-[linear-gradient(135deg,var(--paper)_50%,var(--ink)_50%)]',
} as const;

/** The boxes of a counter, filled so far: what a value means is drawn on its box. Text beside it says the same. */
export const HitBoxes = ({ counter, value, most }: { counter: Counter; value: number; most: number }) => (
  <span className="flex gap-0.75" aria-hidden="true">
    {Array.from({ length: most - counter.least }, (_, index) => {
      const at = counter.least + index + 1;
      const step = counter.steps?.find((each) => each.at === at);
      const isFull = at <= value;
      const look =
        step === undefined ? '' : isFull && step.kind !== 'back' ? 'border-[2.5px]' : KIND[step.kind];
      return (
        <i key={at} className={`not-italic ${BOX} ${isFull ? FULL : `${EMPTY} ${look}`}`}>
          {step?.kind === 'back' ? <Icon name="retreat" className="size-4.5" /> : step?.short}
        </i>
      );
    })}
  </span>
);
