import * as commonParts from '@/app/_components/part-words';
import { Icon } from '@/app/_components/ui/icon';
import * as common from '@/app/_components/words';
import { type GameState, phasesOf } from '@/lib/rules/core/game/state';
import * as words from '../words';

type DockProps = {
  readonly game: GameState;
  readonly canUndo: boolean;
  readonly mayMark: boolean;
  readonly onUndo: () => void;
  readonly onTables: () => void;
  readonly onNext: () => void;
};

/** What the next phase is called; after the last one the first of the next turn. */
const nextOf = (game: GameState): { readonly label: string; readonly turn: number | null } => {
  const phases = phasesOf(game.setup);
  const now = phases.findIndex(({ key, half = 0 }) => key === game.phase && half === game.half);
  const next = phases[now + 1];
  return { label: (next ?? phases[0])?.label ?? '', turn: next === undefined ? game.turn + 1 : null };
};

const SMALL =
  'border-rule text-14 flex flex-col items-center justify-center gap-1 border-r font-medium hover:bg-paper-press disabled:text-ink-3 disabled:cursor-default';

/** Under the thumb: take back, look up, go on. */
export const Dock = ({ game, canUndo, mayMark, onUndo, onTables, onNext }: DockProps) => {
  const { label, turn } = nextOf(game);
  return (
    <div className="border-rule-ink bg-paper grid h-17 grid-cols-[72px_84px_1fr] border-t-2 pb-[env(safe-area-inset-bottom)]">
      <button type="button" className={SMALL} disabled={!canUndo} onClick={onUndo}>
        <Icon name="undo" className="size-5.5" />
        {common.undo}
      </button>
      <button type="button" className={SMALL} onClick={onTables}>
        <Icon name="table" className="size-5.5" />
        {commonParts.tables}
      </button>
      <button
        type="button"
        className="bg-ink text-paper text-16 hover:bg-ink-2 disabled:bg-ink-3 flex items-center justify-center gap-2.5 font-semibold disabled:cursor-default"
        disabled={!mayMark}
        onClick={onNext}
      >
        <span>
          {label}
          <small className="text-13 block font-normal">
            {turn === null ? words.nextPhase : words.nextTurn(turn)}
          </small>
        </span>
        <Icon name="next" className="size-5" />
      </button>
    </div>
  );
};
