import { memo, useState } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Icon } from '@/app/_components/ui/icon';
import type { GameRules } from '@/lib/rules/core/contract/game';
import type { GameAct } from '@/lib/rules/core/game/fact';
import type { GamePiece, GameSide } from '@/lib/rules/core/game/machine';
import type { GameState } from '@/lib/rules/core/game/state';
import * as coreWords from '@/lib/rules/core/game/words';
import { watchSide } from '../_game/table-view';
import { FormationPart } from './formation-part';
import { LeaderRow } from './piece-rows';

type SidePartProps = {
  readonly game: GameState;
  /** the same a moment later: what may wait until a tap is seen */
  readonly later: GameState;
  readonly side: GameSide;
  readonly name: string;
  /** null until they are there */
  readonly rules: GameRules | null;
  /** the piece that is open */
  readonly openPieceId: string | null;
  readonly isShown: boolean;
  /** marks the pieces of this side, and what concerns both */
  readonly may: { readonly side: boolean; readonly both: boolean };
  readonly onHit: (unit: GamePiece) => void;
  readonly onOpen: (piece: Pick<GamePiece, 'id'>) => void;
  readonly onTests: () => void;
  readonly onAct: (act: GameAct) => void;
};

type ObjectivesPartProps = {
  readonly game: GameState;
  readonly mayMark: boolean;
  readonly onAct: (act: GameAct) => void;
};

/** What the players fight over, and who holds it: anybody at the table says so. */
const ObjectivesPart = ({ game, mayMark, onAct }: ObjectivesPartProps) => {
  const objectives = game.setup.pieces.filter(({ of }) => of === 'objective');
  const condition = game.setup.machine.conditions.find(({ of }) => of === 'objective');
  if (objectives.length === 0 || condition === undefined) return null;
  return (
    <section className="grid gap-2 px-3 py-4" aria-label={coreWords.objectives}>
      <h2 className="text-16 font-caslon font-normal">{coreWords.objectives}</h2>
      {objectives.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center justify-between gap-3">
          <span>{name}</span>
          <select
            className="border-rule-firm rounded-2 min-h-11 border px-2"
            aria-label={`Who holds ${name}`}
            value={game.pieces.get(id)?.conditions[condition.key] ?? condition.start}
            disabled={!mayMark}
            onChange={({ target }) =>
              onAct({ act: 'become', piece: id, condition: condition.key, to: target.value })
            }
          >
            {condition.values.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </section>
  );
};

type PhaseNotesProps = {
  readonly game: GameState;
  readonly rules: GameRules;
  readonly side: GameSide;
  readonly onOpen: (piece: Pick<GamePiece, 'id'>) => void;
  /** opens the tests of both sides */
  readonly onTests: () => void;
};

const NOTE =
  'border-rule flex items-center gap-2.5 border-b px-3 py-2 text-14 leading-snug bg-info-wash [--on-sev:var(--info-wash)]';

/** What has to be remembered now, what is thrown for both sides, and what the phase asks and forbids. */
const PhaseNotes = memo(({ game, rules, side, onOpen, onTests }: PhaseNotesProps) => {
  const reminders = rules.reminders(game).filter((each) => each.side === null || each.side === side);
  const { says } = rules.guide(game);
  const tests = rules.tests(game, null, new Set());
  return (
    <>
      {tests.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className="border-rule text-16 hover:bg-paper-press flex min-h-13 w-full items-center justify-between border-b px-3 font-semibold"
          onClick={onTests}
        >
          {label} <Icon name="chevron-right" className="size-5" />
        </button>
      ))}
      {reminders.map(({ key, piece, text, cite }) => (
        <p key={key} className={NOTE}>
          <Icon name="info" className="text-info size-4.5 shrink-0" />
          {piece === undefined ? (
            <span className="min-w-0 flex-1">{text}</span>
          ) : (
            <button
              type="button"
              className="decoration-rule-firm min-w-0 flex-1 text-start underline underline-offset-2"
              onClick={() => onOpen({ id: piece })}
            >
              {text}
            </button>
          )}
          <CiteChip cite={cite} />
        </p>
      ))}
      {says.length > 0 && (
        <details className="border-rule border-b px-3">
          <summary className="text-14 text-ink-2 min-h-11 content-center">
            What this phase asks and forbids
          </summary>
          <ul className="text-14 pb-2">
            {says.map(({ text, cite }) => (
              <li key={text} className="flex items-baseline justify-between gap-3 py-1">
                {text} <CiteChip cite={cite} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
});

/** One side at the table: what has to be remembered, who leads it, its formations, what is fought over. */
export const SidePart = ({ game, side, name, isShown, may, ...props }: SidePartProps) => {
  const { later, rules, openPieceId, onHit, onOpen, onTests, onAct } = props;
  const { setup } = game;
  const [see] = useState(() => watchSide(side));
  const { leaders, formations } = see(game);
  return (
    <section
      aria-label={name}
      data-nation={setup.sides[side].nation ?? ''}
      className={`tablet:overflow-auto min-h-0 min-w-0 pb-5 ${side === 1 ? 'tablet:border-rule-ink tablet:border-l' : ''} ${isShown ? '' : 'max-tablet:hidden'}`}
    >
      {rules && <PhaseNotes game={later} rules={rules} side={side} onOpen={onOpen} onTests={onTests} />}
      {leaders.map((leader) => (
        <LeaderRow key={leader.piece.id} setup={setup} leader={leader} onOpen={onOpen} />
      ))}
      {formations.map((view) => (
        <FormationPart
          key={view.formation?.piece.id ?? 'alone'}
          mayMark={may.side}
          openPieceId={view.units.some(({ piece }) => piece.id === openPieceId) ? openPieceId : null}
          setup={setup}
          view={view}
          onHit={onHit}
          onOpen={onOpen}
        />
      ))}
      {side === 0 && <ObjectivesPart mayMark={may.both} game={game} onAct={onAct} />}
    </section>
  );
};
