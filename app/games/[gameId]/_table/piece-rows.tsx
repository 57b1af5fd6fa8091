import { memo } from 'react';
import { Glyph } from '@/app/_components/ui/glyph';
import { Icon } from '@/app/_components/ui/icon';
import { type Counter, type GamePiece, pieceName, type Setup } from '@/lib/rules/core/game/machine';
import type { PieceState } from '@/lib/rules/core/game/state';
import { isGone, mainCounter, marksOf, type PieceView, stepOf, unusualOf } from '../_game/table-view';

type LeaderRowProps = {
  readonly setup: Setup;
  readonly leader: PieceView;
  readonly onOpen: (leader: GamePiece) => void;
};

/** How the conditions of a leader stand, in the machine's words: "Dashing". */
export const leaderWords = ({ machine }: Setup, { piece, state }: PieceView): string =>
  machine.conditions
    .filter(({ of }) => of === piece.of)
    .flatMap(({ key, values }) => values.find(({ value }) => value === state.conditions[key])?.label ?? [])
    .join(', ');

/** A commander above the formations. */
export const LeaderRow = ({ setup, leader, onOpen }: LeaderRowProps) => (
  <button
    type="button"
    className="hover:bg-paper-press grid min-h-15 w-full grid-cols-[34px_minmax(0,1fr)] items-center gap-2.5 px-3 text-start"
    onClick={() => onOpen(leader.piece)}
  >
    <Glyph symbol="general" className="h-4.5 w-8.5" />
    <span>
      <b className="font-caslon text-16 block pt-0.5 leading-tight font-normal italic">{leader.piece.name}</b>
      <small className="text-13 text-ink-2">
        {[leaderWords(setup, leader), leader.piece.about?.toLowerCase()].filter(Boolean).join(', ')}
      </small>
    </span>
  </button>
);

type UnitRowProps = {
  readonly setup: Setup;
  readonly piece: GamePiece;
  readonly state: PieceState;
  readonly isChosen: boolean;
  readonly mayMark: boolean;
  readonly onHit: (unit: GamePiece) => void;
  readonly onOpen: (unit: GamePiece) => void;
};

const NAME =
  'grid min-w-0 grid-cols-[34px_minmax(0,1fr)] items-center gap-2.5 py-2 pr-1.5 pl-3 text-start hover:bg-paper-press';

/** What is said of a unit in a few words: its state first, then its marks, what its hits mean, what it is. */
const UnitWords = ({ setup, unit }: { readonly setup: Setup; readonly unit: PieceView }) => {
  const { piece, state } = unit;
  const counter = mainCounter(setup, piece);
  const conditions = unusualOf(setup, unit);
  const step = counter === undefined ? null : stepOf(counter, state);
  // what a box says already in the state is not said twice
  const rest = [
    ...marksOf(setup, unit),
    ...(conditions.length === 0 && step !== null ? [step] : []),
    piece.about ?? '',
  ];
  return (
    <small className="text-13 text-ink-2 block leading-tight">
      {conditions.map(({ condition, value }) => (
        <em
          key={condition.key}
          className={`font-semibold not-italic ${value.look === 'trouble' ? 'text-warning' : 'text-ink'}`}
        >
          {value.label},{' '}
        </em>
      ))}
      {rest.filter(Boolean).join(', ')}
    </small>
  );
};

const BOX =
  'border-ink grid h-8.5 w-7.25 max-small:w-6 place-items-center rounded-1 border-[1.5px] text-13 font-semibold forced-colors:border-[CanvasText]';
const EMPTY = 'bg-paper text-ink';
const FULL = 'bg-ink text-paper forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]';
const KIND = {
  worse: 'bg-[repeating-linear-gradient(-45deg,var(--paper)_0_4px,var(--rule)_4px_5.5px)]',
  back: 'border-[2.5px]',
  gone: 'border-[2.5px] bg-[linear-gradient(135deg,var(--paper)_50%,var(--ink)_50%)]',
} as const;

/** The boxes of a counter, filled so far: what a value means is drawn on its box. Text beside it says the same. */
const HitBoxes = ({ counter, value, most }: { counter: Counter; value: number; most: number }) => (
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

/**
 * A unit at the table: its name opens it, its row of boxes is one target that adds one. It is drawn again only where
 * something of its own has changed.
 */
export const UnitRow = memo(({ setup, piece, state, isChosen, mayMark, onHit, onOpen }: UnitRowProps) => {
  const counter = mainCounter(setup, piece);
  const gone = isGone(setup, { piece, state });
  const most = counter && (piece.most?.[counter.key] ?? counter.most);
  const value = counter === undefined ? 0 : (state.counters[counter.key] ?? counter.start);
  const name = pieceName(piece);
  return (
    <li
      className={`border-rule grid min-h-15 grid-cols-[minmax(0,1fr)_auto] border-b last:border-b-0 ${isChosen ? 'bg-select' : ''}`}
      data-unit={piece.id}
    >
      <button type="button" className={NAME} onClick={() => onOpen(piece)}>
        <span className={gone ? 'opacity-40' : ''}>
          {piece.symbol && <Glyph symbol={piece.symbol} className="h-4.5 w-8.5" />}
        </span>
        <span className="min-w-0">
          <b
            className={`text-16 line-clamp-2 leading-tight wrap-anywhere ${gone ? 'font-normal line-through' : 'font-semibold'}`}
          >
            {piece.number && (
              <span className="text-13 text-ink-2 font-normal tabular-nums">{`${piece.number} `}</span>
            )}
            {piece.name}
          </b>
          <UnitWords setup={setup} unit={{ piece, state }} />
        </span>
      </button>
      {counter && most !== undefined && (
        <button
          type="button"
          className={`border-rule hover:bg-paper-press active:bg-paper-press flex items-center border-l px-3 pl-2.5 disabled:cursor-default ${gone ? 'opacity-50' : ''}`}
          aria-label={`${counter.label}, one more: ${name}; ${counter.label}: ${value} of ${most}`}
          disabled={!mayMark || value >= most}
          onClick={() => onHit(piece)}
        >
          <HitBoxes counter={counter} value={value} most={most} />
        </button>
      )}
    </li>
  );
});
