import { useMemo } from 'react';
import { IconButton } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Flag } from '@/app/_components/ui/flag';
import { mayUndo } from '@/lib/games/permission';
import type { OpenedGame } from '@/lib/games/schema';
import { type CourseEntry, courseOf } from '@/lib/rules/core/game/course';
import type { Act } from '@/lib/rules/core/game/fact';
import type { Setup } from '@/lib/rules/core/game/machine';
import { sideNames } from '@/lib/rules/core/game/names';
import { sentencesOf } from '@/lib/rules/core/game/sentences';
import type { ShownFact } from '../_game/game-store';
import * as words from '../words';

type LogSheetProps = {
  readonly setup: Setup;
  readonly facts: readonly ShownFact[];
  readonly role: OpenedGame['role'];
  readonly onAct: (act: Act) => void;
  readonly onClose: () => void;
};

/** Entries drawn at once: an evening has some 400, and the newest stand first. */
const MOST = 300;

type Line = { readonly entry: CourseEntry; readonly fact: ShownFact; readonly text: string };

/** The lines of each turn, the newest first. */
const turnsOf = (lines: readonly Line[]): readonly (readonly [number, readonly Line[]])[] => {
  const turns = new Map<number, Line[]>();
  for (const line of lines.toReversed().slice(0, MOST)) {
    const { turn } = line.entry.at;
    turns.set(turn, [...(turns.get(turn) ?? []), line]);
  }
  return [...turns];
};

type LogLineProps = {
  readonly line: Line;
  /** of whose piece it is told */
  readonly of: { readonly name: string; readonly nation: string } | null;
  readonly mayUndo: boolean;
  readonly onAct: (act: Act) => void;
};

const LogLine = ({ line, of, mayUndo, onAct }: LogLineProps) => {
  const { entry, fact, text } = line;
  return (
    <li className="border-rule grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-b py-1">
      <span className="wrap-anywhere">
        {of !== null && (
          <>
            <Flag nation={of.nation} className="mr-2 h-3.5" />
            <span className="vh">{of.name}: </span>
          </>
        )}
        {entry.stands ? text : <s className="text-ink-3">{text}</s>}
        {!entry.stands && <small className="text-12 text-ink-2"> {words.takenBack}</small>}
        {fact.waits && <small className="text-12 text-warning"> {words.waits}</small>}
      </span>
      {mayUndo && (
        <IconButton
          icon="undo"
          label={`${words.takeBack}: ${text}`}
          onClick={() => onAct({ act: 'undo', fact: fact.id })}
        />
      )}
    </li>
  );
};

/** What has been done, newest first, in sentences; each act that stands can be taken back from here. */
export const LogSheet = ({ setup, facts, role, onAct, onClose }: LogSheetProps) => {
  const lines = useMemo(() => {
    const course = courseOf(setup, facts);
    const sentences = sentencesOf(course, setup.per ?? 1);
    return course.entries.flatMap((entry, index): Line[] => {
      const fact = facts[index];
      return fact === undefined ? [] : [{ entry, fact, text: sentences[index] ?? '' }];
    });
  }, [setup, facts]);
  const names = sideNames(setup);
  const ofLine = ({ entry: { side } }: Line) =>
    side === null ? null : { name: names[side], nation: setup.sides[side].nation ?? '' };
  const mayTakeBack = ({ entry, fact }: Line): boolean =>
    entry.stands && fact.what.act !== 'undo' && mayUndo(role, setup, fact);
  return (
    <BottomSheet open onClose={onClose} title={words.logTitle} wide>
      <p className="soft">{lines.length === 0 ? words.noEntries : words.entries(lines.length)}</p>
      {turnsOf(lines).map(([turn, own]) => (
        <section key={turn} aria-label={words.turn(turn)}>
          <h3 className="border-rule-ink text-16 font-caslon border-b pt-4 pb-1 font-normal">
            {words.turn(turn)}
          </h3>
          <ol reversed>
            {own.map((line) => (
              <LogLine
                key={line.fact.id}
                line={line}
                of={ofLine(line)}
                mayUndo={mayTakeBack(line)}
                onAct={onAct}
              />
            ))}
          </ol>
        </section>
      ))}
    </BottomSheet>
  );
};
