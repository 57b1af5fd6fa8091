import { Flag } from '@/app/_components/ui/icon';
import { lossesOf } from '@/lib/rules/core/game/fold';
import { type GameSide, sideNames } from '@/lib/rules/core/game/machine';
import { type GameState, sidesOf } from '@/lib/rules/core/game/state';
import * as coreWords from '@/lib/rules/core/game/words';
import { lossText } from '@/lib/rules/core/game/words';
import * as words from '../words';

/** The most boxes of a track: a longer one has several points to a box. */
const BOXES = 20;

type Half = 'none' | 'half' | 'full';

const fillOf = (lost: number, box: number, size: number): Half => {
  const inBox = lost - box * size;
  return inBox >= size ? 'full' : inBox > 0 ? 'half' : 'none';
};

const FILL: Record<Half, string> = {
  none: 'bg-paper',
  half: 'bg-[linear-gradient(90deg,var(--ink)_50%,var(--paper)_50%)]',
  full: 'bg-ink forced-colors:bg-[CanvasText]',
};

/** How far a side is from breaking: one box for each point, the last one is the breaking point. */
const LossTrack = ({ lost, breaksAt, per }: { lost: number; breaksAt: number; per: number }) => {
  const points = Math.ceil(breaksAt / per);
  const boxes = Math.min(points, BOXES);
  const places = Array.from({ length: boxes }, (_, place) => place);
  return (
    <span className="flex gap-0.5" aria-hidden="true">
      {places.map((box) => (
        <i
          key={box}
          className={`border-ink h-3.5 flex-1 ${box === boxes - 1 ? 'border-[3px]' : 'border-[1.5px]'} ${FILL[fillOf(lost, box, breaksAt / boxes)]}`}
        />
      ))}
    </span>
  );
};

type SideTabsProps = {
  readonly game: GameState;
  readonly shownSide: GameSide;
  readonly onShow: (side: GameSide) => void;
};

/** Both sides with their losses: a choice of the visible one on a screen with room for one. */
export const SideTabs = ({ game, shownSide, onShow }: SideTabsProps) => {
  const names = sideNames(game.setup);
  return (
    <nav
      className="border-rule-ink grid auto-cols-fr grid-flow-col border-b-2"
      aria-label={words.lossesOfSides}
    >
      {sidesOf(game.setup).map((side) => {
        const { nation = '', breaksAt } = game.setup.sides[side];
        const { per = 1 } = game.setup;
        const lost = lossesOf(game, side);
        const printed = lossText(lost, per);
        return (
          <button
            key={side}
            type="button"
            data-nation={nation}
            aria-pressed={shownSide === side}
            className="aria-pressed:border-ink aria-pressed:bg-paper bg-paper-press not-first:border-l-rule-ink tablet:bg-paper tablet:pointer-events-none tablet:border-b-0 grid min-w-0 content-between gap-1.5 border-b-4 border-transparent px-3 pt-2 pb-2 text-start not-first:border-l"
            onClick={() => onShow(side)}
          >
            {/* a phone has no room for the name beside the losses and that it is broken: these go below it */}
            <span
              className={`flex min-w-0 items-center gap-2 ${game.broken[side] ? 'max-tablet:flex-wrap' : ''}`}
            >
              <span className="flex max-w-full min-w-0 items-center gap-2">
                <Flag nation={nation} className="h-5" />
                <b className="font-caslon text-16 truncate pt-0.5 leading-none font-normal">{names[side]}</b>
              </span>
              {game.broken[side] && (
                <em className="border-ink text-12 rounded-1 border px-1 leading-[17px] not-italic">
                  {game.setup.machine.breakTest?.label ?? 'Broken'}
                </em>
              )}
              <span className="text-14 ml-auto whitespace-nowrap">
                <strong className="font-caslon text-20 leading-none font-normal tabular-nums">
                  {printed}
                </strong>{' '}
                {breaksAt === null ? coreWords.lost : `of ${lossText(breaksAt, per)}`}
              </span>
            </span>
            {breaksAt !== null && <LossTrack lost={lost} breaksAt={breaksAt} per={per} />}
          </button>
        );
      })}
    </nav>
  );
};
