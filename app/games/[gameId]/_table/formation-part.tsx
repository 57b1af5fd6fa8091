import { memo } from 'react';
import type { GamePiece, Setup } from '@/lib/rules/core/game/machine';
import * as coreWords from '@/lib/rules/core/game/words';
import { type FormationView, isGone, type PieceView, unusualOf } from '../_game/table-view';
import { leaderWords, UnitRow } from './piece-rows';

type FormationPartProps = {
  readonly setup: Setup;
  readonly view: FormationView;
  readonly openPieceId: string | null;
  readonly mayMark: boolean;
  readonly onHit: (unit: GamePiece) => void;
  readonly onOpen: (piece: GamePiece) => void;
};

/** How many units of a formation are gone: a small box for each. */
const Pips = ({ setup, units }: { readonly setup: Setup; readonly units: readonly PieceView[] }) => {
  const gone = units.filter((unit) => isGone(setup, unit)).length;
  return (
    <span className="mx-2 inline-flex shrink-0 gap-0.5">
      <span className="vh">{`${gone} of ${units.length} gone`}</span>
      {units.map((unit) => (
        <i
          key={unit.piece.id}
          aria-hidden="true"
          className={`border-ink h-2.25 w-1.75 border ${isGone(setup, unit) ? 'bg-ink' : ''}`}
        />
      ))}
    </span>
  );
};

/** The order of a formation this turn, by the die of its commander. */
const resultOf = (setup: Setup, formation: PieceView): string | null =>
  unusualOf(setup, formation)[0]?.value.label ?? null;

/** A formation with its leaders, what it may do, and its units; drawn again only where something of it has changed. */
export const FormationPart = memo(
  ({ setup, view, openPieceId, mayMark, onHit, onOpen }: FormationPartProps) => {
    const { formation, leaders, units } = view;
    const title = formation?.piece.name ?? coreWords.alone;
    const result = formation && resultOf(setup, formation);
    return (
      <section className="not-first:mt-2.5" aria-label={title}>
        <header className="border-rule-ink bg-paper-sunk grid min-h-14.5 grid-cols-[minmax(0,1fr)_auto] items-stretch border-y">
          <div className="min-w-0 py-1.5 pl-3">
            <h2 className="text-16 font-caslon flex items-center pt-0.5 leading-tight font-normal">
              <span className="truncate">{title}</span>
              <Pips setup={setup} units={units} />
            </h2>
            <p className="text-13 text-ink-2 truncate leading-snug">
              {leaders.map((leader) => (
                <button
                  key={leader.piece.id}
                  type="button"
                  className="hover:decoration-rule-firm relative underline decoration-transparent underline-offset-2 after:absolute after:inset-[-12px_-4px]"
                  onClick={() => onOpen(leader.piece)}
                >
                  <i className="font-caslon text-14">{leader.piece.name}</i>,{' '}
                  {leaderWords(setup, leader).toLowerCase()}
                </button>
              ))}
            </p>
          </div>
          {formation && (
            <button
              type="button"
              className="border-rule hover:bg-paper-press text-16 min-w-28 border-l px-3 text-center disabled:cursor-default"
              disabled={!mayMark}
              onClick={() => onOpen(formation.piece)}
            >
              {result === null ? <span className="text-ink-3 text-14">Command</span> : <b>{result}</b>}
            </button>
          )}
        </header>
        <ul>
          {units.map(({ piece, state }) => (
            <UnitRow
              key={piece.id}
              isChosen={openPieceId === piece.id}
              setup={setup}
              piece={piece}
              state={state}
              mayMark={mayMark}
              onHit={onHit}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </section>
    );
  },
);
