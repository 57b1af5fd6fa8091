import { AppLink } from '@/app/_components/ui/app-link';
import { buttonLook } from '@/app/_components/ui/button';
import { Icon } from '@/app/_components/ui/icon';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { GAMES } from '@/lib/pages';
import { type GameState, phasesOf } from '@/lib/rules/core/game/state';
import type { ActPlace } from '../_game/use-table';

const placeIn = (game: GameState): number =>
  phasesOf(game.setup).findIndex(({ key, half = 0 }) => key === game.phase && half === game.half);

/** The steps of a turn: those behind are filled, the one now is longer. */
const Steps = ({ game }: { readonly game: GameState }) => {
  const phases = phasesOf(game.setup);
  const now = placeIn(game);
  return (
    <ol className="mt-1 flex gap-0.75" aria-label="Phases of the turn">
      {phases.map(({ key, label, half = 0 }, index) => (
        <li
          key={`${key} ${half}`}
          className={`border-ink h-1.25 border ${index <= now ? 'bg-ink' : ''} ${index === now ? 'max-handset:w-4 w-6.5' : 'max-handset:w-2 w-3.25'}`}
          {...(index === now && { 'aria-current': 'step' })}
        >
          <span className="vh">{label}</span>
        </li>
      ))}
    </ol>
  );
};

const LINE = {
  table: { icon: 'pass', tone: 'text-pass' },
  sending: { icon: 'up', tone: 'text-ink-2' },
  kept: { icon: 'offline', tone: 'text-warning' },
} as const;

const onItsWay = (waiting: number): string => (waiting === 1 ? '1 act waiting' : `${waiting} acts waiting`);

/** Where the acts are stored: three words that are always visible. */
export const LineNote = ({ line, waiting }: { readonly line: ActPlace; readonly waiting: number }) => {
  const { icon, tone } = LINE[line];
  const text =
    line === 'table'
      ? 'With the table'
      : line === 'sending'
        ? onItsWay(waiting)
        : waiting === 0
          ? 'No signal, kept here'
          : `No signal, ${onItsWay(waiting)}`;
  return (
    <span
      className="text-12 text-ink-2 flex max-w-26 items-center gap-1 text-end leading-tight"
      role="status"
    >
      <span>{text}</span>
      <Icon name={icon} className={`size-4 shrink-0 ${tone}`} />
    </span>
  );
};

type TableHeadProps = {
  readonly game: GameState;
  readonly line: ActPlace;
  readonly waiting: number;
  readonly items: readonly MenuItem[];
};

/** The turn, the phase, where acts are, and what else there is. */
export const TableHead = ({ game, line, waiting, items }: TableHeadProps) => (
  <header className="border-rule grid h-13.5 grid-cols-[44px_auto_minmax(0,1fr)_auto_44px] items-center gap-1 border-b px-1">
    <AppLink
      href={GAMES}
      aria-label="Leave the table: my games"
      className={buttonLook({ variant: 'bare' }, 'h-11 w-11')}
    >
      <Icon name="back" className="size-5.5" />
    </AppLink>
    <h1 className="text-26 max-handset:text-20 font-display pr-2 leading-none font-normal whitespace-nowrap">
      {`Turn ${game.turn}`}
    </h1>
    <div className="min-w-0">
      <b className="block truncate leading-tight font-semibold">
        {phasesOf(game.setup)[placeIn(game)]?.label}
      </b>
      <Steps game={game} />
    </div>
    <LineNote line={line} waiting={waiting} />
    <Menu
      label="More of the game"
      icon="more"
      items={items}
      className={buttonLook({ variant: 'bare' }, 'h-11 w-11')}
    />
  </header>
);

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
        Undo
      </button>
      <button type="button" className={SMALL} onClick={onTables}>
        <Icon name="table" className="size-5.5" />
        Tables
      </button>
      <button
        type="button"
        className="bg-ink text-paper text-16 hover:bg-ink-2 disabled:bg-ink-3 flex items-center justify-center gap-2.5 font-semibold disabled:cursor-default"
        disabled={!mayMark}
        onClick={onNext}
      >
        <span>
          {label}
          <small className="text-13 block font-normal">{turn === null ? 'next phase' : `turn ${turn}`}</small>
        </span>
        <Icon name="next" className="size-5" />
      </button>
    </div>
  );
};
