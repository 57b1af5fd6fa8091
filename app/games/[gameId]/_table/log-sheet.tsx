import { useMemo, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { isPlayer, mayUndo } from '@/lib/games/permission';
import type { OpenedGame } from '@/lib/games/schema';
import { counted } from '@/lib/rules/core/army/words';
import { factsToTakeBack } from '@/lib/rules/core/game/back';
import type { Course } from '@/lib/rules/core/game/course';
import { type GameAct, openWishes, type ToldAct } from '@/lib/rules/core/game/fact';
import { sideNames } from '@/lib/rules/core/game/machine';
import { sentencesOf } from '@/lib/rules/core/game/sentences';
import { sidesOf } from '@/lib/rules/core/game/state';
import * as coreWords from '@/lib/rules/core/game/words';
import { lossText, signedLossText } from '@/lib/rules/core/game/words';
import { LossCurve } from '../_curve/loss-curve';
import type { GameData, ShownFact } from '../_game/game-store';
import { useCourse } from '../_game/use-course';
import * as words from '../words';
import { type LogEntry, LogLine, type LogLineProps, NoteForm } from './log-line';

type LogSheetProps = {
  readonly data: GameData;
  readonly role: OpenedGame['role'];
  readonly onActs: (acts: readonly GameAct[]) => void;
  readonly onClose: () => void;
};

/** Entries drawn at once: an evening has some 400, and the newest stand first. */
const MOST = 300;

/** A place to go back to: an act, or null before the first. */
type Point = { readonly id: string | null };

/** The acts in their order, with what each has cost the sides together. */
const linesOf = (course: Course, facts: readonly ShownFact[]): readonly LogEntry[] => {
  const { entries, start, game } = course;
  const { per = 1 } = game.setup;
  const sentences = sentencesOf(course, per);
  return entries.flatMap((entry, index): LogEntry[] => {
    const fact = facts[index];
    if (fact === undefined) return [];
    const before = entries[index - 1]?.losses ?? start;
    const lost = before[0] + before[1] - entry.losses[0] - entry.losses[1];
    return [{ entry, fact, text: sentences[index] ?? '', cost: lost === 0 ? '' : signedLossText(lost, per) }];
  });
};

/** The lines of each turn, the newest first. */
const turnsOf = (lines: readonly LogEntry[]): readonly (readonly [number, readonly LogEntry[]])[] => {
  const turns = new Map<number, LogEntry[]>();
  for (const line of lines.toReversed().slice(0, MOST)) {
    const { turn } = line.entry.at;
    turns.set(turn, [...(turns.get(turn) ?? []), line]);
  }
  return [...turns];
};

type BackFooterProps = {
  readonly back: readonly ShownFact[];
  readonly data: GameData;
  readonly role: OpenedGame['role'];
  readonly onActs: LogSheetProps['onActs'];
  readonly onLeave: () => void;
};

/** Goes back to the point that was chosen, or leaves it: what is the other side's to take back is asked for. */
const BackFooter = ({ back, data: { facts, game }, role, onActs, onLeave }: BackFooterProps) => {
  const names = sideNames(game.setup);
  const wished = new Set(openWishes(facts).map(({ fact }) => fact.id));
  // the server could not take back what it does not have
  const there = back.filter(({ handed }) => handed === undefined);
  const others = there.filter((fact) => !mayUndo(role, game.setup, fact));
  const goBack = () => {
    onActs(
      there.flatMap((fact): GameAct[] => {
        if (mayUndo(role, game.setup, fact)) return [{ act: 'undo', fact: fact.id }];
        return wished.has(fact.id) ? [] : [{ act: 'wish', fact: fact.id }];
      }),
    );
    onLeave();
  };
  return (
    <>
      {there.length < back.length && (
        <p className="text-14 text-warning w-full">
          Acts that were handed over stay until their own phone has sent them.
        </p>
      )}
      <Button size="big" className="flex-1" onClick={onLeave}>
        Leave all as it is
      </Button>
      <Button variant="main" size="big" className="flex-[1.7]" disabled={there.length === 0} onClick={goBack}>
        <span>
          {`Take back ${counted(there.length, 'act')}`}
          {others.length > 0 && (
            <small className="text-13 block font-normal">
              {`${names[role === 'second' ? 0 : 1]} is asked for ${others.length === 1 ? 'one' : others.length} of them`}
            </small>
          )}
        </span>
      </Button>
    </>
  );
};

/** What is said between the players, and not of the battle. */
const TALK: readonly ToldAct['act'][] = ['undo', 'wish', 'refuse', 'hidden'];

/**
 * The acts of the game, newest first, in sentences under the curve of losses; each valid act can be taken back or
 * asked back from here, and the game can go back to any of them.
 */
export const LogSheet = ({ data, role, onActs, onClose }: LogSheetProps) => {
  const { facts, game } = data;
  const { setup } = game;
  const { per = 1 } = setup;
  const plays = isPlayer(role);
  const [point, setPoint] = useState<Point | null>(null);
  const whole = useCourse(setup, facts);
  const lines = useMemo(() => (whole === null ? [] : linesOf(whole.course, whole.facts)), [whole]);
  const back = useMemo(() => (point === null ? [] : factsToTakeBack(facts, point.id)), [facts, point]);
  const goes = new Set(back.map(({ id }) => id));
  const names = sideNames(setup);
  const wished = new Set(openWishes(facts).map(({ fact }) => fact.id));
  const onAct = (act: GameAct) => onActs([act]);
  const mayOf = ({ entry, fact }: LogEntry): LogLineProps['may'] => {
    // the server could not take back what it does not have
    if (!entry.stands || fact.handed || TALK.includes(fact.what.act) || !plays) return null;
    if (mayUndo(role, setup, fact)) return 'undo';
    return wished.has(fact.id) ? 'wait' : 'ask';
  };
  const placeOf = ({ fact: { id, from = '' } }: LogEntry): LogLineProps['place'] =>
    id === point?.id ? 'point' : goes.has(id) || goes.has(from) ? 'goes' : 'before';
  // The newest valid act has nothing after it to remove.
  const [newest] = useMemo(() => factsToTakeBack(facts, null), [facts]);
  const canChoose = ({ entry, fact }: LogEntry): boolean =>
    plays && entry.stands && !TALK.includes(fact.what.act) && fact.id !== newest?.id;
  const choose = (next: Point) => setPoint(point !== null && next.id === point.id ? null : next);
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={words.logTitle}
      wide
      {...(point !== null && {
        footer: (
          <BackFooter back={back} data={data} role={role} onActs={onActs} onLeave={() => setPoint(null)} />
        ),
      })}
    >
      {whole !== null && facts.length > 0 && (
        <LossCurve course={whole.course} per={per} decidedIn={[]} isLow />
      )}
      {plays && <NoteForm isSecret={role !== 'both'} onAct={onAct} />}
      <p className="soft">
        {whole === null
          ? 'Reading the acts…'
          : lines.length === 0
            ? coreWords.noEntries
            : lines.length === 1
              ? '1 entry'
              : `${lines.length} entries`}
        {plays && lines.length > 1 && `. Tap one to go back to it.`}
      </p>
      {turnsOf(lines).map(([turn, own]) => (
        <section key={turn} aria-label={`Turn ${turn}`} className="max-tablet:-mx-4 -mx-5">
          <h3 className="border-rule-ink bg-paper-sunk text-16 font-caslon flex gap-3.5 border-y px-3 pt-2.5 pb-1.5 font-normal">
            <span className="flex-1">{`Turn ${turn}`}</span>
            {sidesOf(setup).map((side) => (
              <span key={side} className="text-13 text-ink-2 font-sans tabular-nums">
                {names[side]}{' '}
                <b className="text-ink font-semibold">{lossText(own[0]?.entry.losses[side] ?? 0, per)}</b>
              </span>
            ))}
          </h3>
          <ol reversed>
            {own.map((line) => (
              <LogLine
                key={line.fact.id}
                setup={setup}
                line={line}
                onAct={onAct}
                may={point === null ? mayOf(line) : null}
                place={placeOf(line)}
                {...(canChoose(line) && { onChoose: () => choose({ id: line.fact.id }) })}
              />
            ))}
          </ol>
        </section>
      ))}
      {plays && newest !== undefined && lines.length <= MOST && (
        <Button
          className="mt-3 w-full"
          aria-pressed={point?.id === null}
          onClick={() => choose({ id: null })}
        >
          Go back to before the first act
        </Button>
      )}
    </BottomSheet>
  );
};
