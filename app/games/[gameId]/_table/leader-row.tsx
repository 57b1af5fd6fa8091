import { Glyph } from '@/app/_components/ui/glyph';
import type { GameState } from '@/lib/rules/core/game/state';
import type { Standing } from '../_game/table-view';

type LeaderRowProps = { readonly game: GameState; readonly leader: Standing; readonly onOpen: () => void };

/** How the conditions of a leader stand, in the machine's words: "Dashing". */
export const leaderWords = ({ setup }: GameState, { piece, state }: Standing): string =>
  setup.machine.conditions
    .filter(({ of }) => of === piece.of)
    .flatMap(({ key, values }) => values.find(({ value }) => value === state.conditions[key])?.label ?? [])
    .join(', ');

/** A commander above the formations. */
export const LeaderRow = ({ game, leader, onOpen }: LeaderRowProps) => (
  <button
    type="button"
    className="hover:bg-paper-press grid min-h-15 w-full grid-cols-[34px_minmax(0,1fr)] items-center gap-2.5 px-3 text-start"
    onClick={onOpen}
  >
    <Glyph symbol="general" className="h-4.5 w-8.5" />
    <span>
      <b className="font-caslon text-16 block pt-0.5 leading-tight font-normal italic">{leader.piece.name}</b>
      <small className="text-13 text-ink-2">
        {[leaderWords(game, leader), leader.piece.about?.toLowerCase()].filter(Boolean).join(', ')}
      </small>
    </span>
  </button>
);
