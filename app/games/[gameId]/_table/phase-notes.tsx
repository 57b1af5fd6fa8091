import { memo } from 'react';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Icon } from '@/app/_components/ui/icon';
import type { GameRules } from '@/lib/rules/core/contract/game';
import type { Piece, Side } from '@/lib/rules/core/game/machine';
import type { GameState } from '@/lib/rules/core/game/state';
import * as words from '../words';

type PhaseNotesProps = {
  readonly game: GameState;
  readonly rules: GameRules;
  readonly side: Side;
  readonly onOpen: (piece: Pick<Piece, 'id'>) => void;
  /** opens the tests of both sides */
  readonly onTests: () => void;
};

const NOTE =
  'border-rule flex items-center gap-2.5 border-b px-3 py-2 text-14 leading-snug bg-info-wash [--on-sev:var(--info-wash)]';

/** What has to be remembered now, what is thrown for both sides, and what the phase asks and forbids. */
export const PhaseNotes = memo(({ game, rules, side, onOpen, onTests }: PhaseNotesProps) => {
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
          <summary className="text-14 text-ink-2 min-h-11 content-center">{words.whatPhaseAsks}</summary>
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
