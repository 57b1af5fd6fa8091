import { Glyph } from '@/app/_components/ui/glyph';
import type { Piece, Setup } from '@/lib/rules/core/game/machine';
import type { Standing } from '../_game/table-view';

type LeaderRowProps = {
  readonly setup: Setup;
  readonly leader: Standing;
  readonly onOpen: (leader: Piece) => void;
};

/** How the conditions of a leader stand, in the machine's words: "Dashing". */
export const leaderWords = ({ machine }: Setup, { piece, state }: Standing): string =>
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
