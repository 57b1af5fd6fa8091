import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Button, IconButton } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Field } from '@/app/_components/ui/field';
import { Flag } from '@/app/_components/ui/flag';
import { TEXTS } from '@/lib/games/limits';
import { isPlayer, mayUndo } from '@/lib/games/permission';
import type { OpenedGame } from '@/lib/games/schema';
import { type CourseEntry, courseOf } from '@/lib/rules/core/game/course';
import { type Act, openWishes, type ToldAct } from '@/lib/rules/core/game/fact';
import type { Setup } from '@/lib/rules/core/game/machine';
import { sideNames } from '@/lib/rules/core/game/names';
import { sentencesOf } from '@/lib/rules/core/game/sentences';
import { phaseText } from '@/lib/rules/core/game/words';
import type { GameData, ShownFact } from '../_game/game-store';
import * as words from '../words';

type LogSheetProps = {
  readonly data: GameData;
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
  readonly setup: Setup;
  readonly line: Line;
  /** of whose piece it is told */
  readonly of: { readonly name: string; readonly nation: string } | null;
  /** what may be done about it: taken back, asked back, or that it was asked for */
  readonly may: 'undo' | 'ask' | 'wait' | null;
  readonly onAct: (act: Act) => void;
};

const LogLine = ({ setup, line, of, may, onAct }: LogLineProps) => {
  const { entry, fact, text } = line;
  return (
    <li className="border-rule grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-b py-1">
      <span className={`wrap-anywhere ${of === null ? '' : 'relative pl-4'}`}>
        {of !== null && (
          <>
            <Flag nation={of.nation} className="absolute top-1 left-0 h-3.5" />
            <span className="vh">{of.name}: </span>
          </>
        )}
        {entry.stands ? text : <s className="text-ink-3">{text}</s>}
        {!entry.stands && <small className="text-12 text-ink-2"> {words.undone}</small>}
        {may === 'wait' && <small className="text-12 text-ink-2"> {words.askedBack}</small>}
        {entry.isLate && fact.place && (
          <small className="text-12 text-warning">
            {' '}
            {words.doneIn(phaseText(setup, fact.place), fact.place.turn)}
          </small>
        )}
        {fact.waits && <small className="text-12 text-warning"> {words.waits}</small>}
        {fact.handed && <small className="text-12 text-warning"> {words.handedOver}</small>}
      </span>
      {may === 'ask' && (
        <IconButton
          icon="retreat"
          label={`${words.ask}: ${text}`}
          onClick={() => onAct({ act: 'wish', fact: fact.id })}
        />
      )}
      {may === 'undo' && (
        <IconButton
          icon="undo"
          label={`${words.takeBack}: ${text}`}
          onClick={() => onAct({ act: 'undo', fact: fact.id })}
        />
      )}
    </li>
  );
};

type NoteFields = { text: string };

/** A line of one's own in the log. */
const NoteForm = ({
  isSecret,
  onAct,
}: {
  /** the other side is not told */
  readonly isSecret: boolean;
  readonly onAct: (act: Act) => void;
}) => {
  const { register, handleSubmit, reset } = useForm<NoteFields>({ defaultValues: { text: '' } });
  const note = handleSubmit(({ text }) => {
    if (text.trim() !== '') onAct({ act: 'note', text: text.trim() });
    reset();
  });
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 pb-3"
      onSubmit={(event) => void note(event)}
    >
      <Field
        label={words.newNote}
        hideLabel
        placeholder={words.newNote}
        hint={isSecret ? words.noteForSide : words.noteForAll}
        maxLength={TEXTS.note}
        autoComplete="off"
        className="min-h-11"
        {...register('text')}
      />
      <Button type="submit" size="big">
        {words.noteIt}
      </Button>
    </form>
  );
};

/** What is said between the players, and not of the battle. */
const TALK: readonly ToldAct['act'][] = ['undo', 'wish', 'refuse', 'hidden'];

/** What has been done, newest first, in sentences; each act that stands can be taken back or asked back from here. */
export const LogSheet = ({ data: { facts, game }, role, onAct, onClose }: LogSheetProps) => {
  const { setup } = game;
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
  const wished = new Set(openWishes(facts).map(({ fact }) => fact.id));
  const mayOf = ({ entry, fact }: Line): LogLineProps['may'] => {
    // the server could not take back what it does not have
    if (!entry.stands || fact.handed || TALK.includes(fact.what.act) || !isPlayer(role)) return null;
    if (mayUndo(role, setup, fact)) return 'undo';
    return wished.has(fact.id) ? 'wait' : 'ask';
  };
  return (
    <BottomSheet open onClose={onClose} title={words.logTitle} wide>
      {isPlayer(role) && <NoteForm isSecret={role !== 'both'} onAct={onAct} />}
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
                setup={setup}
                line={line}
                of={ofLine(line)}
                may={mayOf(line)}
                onAct={onAct}
              />
            ))}
          </ol>
        </section>
      ))}
    </BottomSheet>
  );
};
