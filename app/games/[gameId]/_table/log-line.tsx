import { useForm } from 'react-hook-form';
import { Button, IconButton } from '@/app/_components/ui/button';
import { Field } from '@/app/_components/ui/field';
import { Flag } from '@/app/_components/ui/icon';
import { TEXTS } from '@/lib/games/limits';
import { cleanNotes } from '@/lib/rules/core/army/name';
import type { CourseEntry } from '@/lib/rules/core/game/course';
import type { GameAct } from '@/lib/rules/core/game/fact';
import { type Setup, sideNames } from '@/lib/rules/core/game/machine';
import { phaseText } from '@/lib/rules/core/game/words';
import type { ShownFact } from '../_game/game-store';

/** An act in the log: what it did, and what it has cost, as printed; empty where it cost nothing. */
export type LogEntry = {
  readonly entry: CourseEntry;
  readonly fact: ShownFact;
  readonly text: string;
  readonly cost: string;
};

export type LogLineProps = {
  readonly setup: Setup;
  readonly line: LogEntry;
  /** what may be done about it: taken back, asked back, or that it was asked for */
  readonly may: 'undo' | 'ask' | 'wait' | null;
  /** its relation to the chosen point: before it, that point, or removed */
  readonly place: 'before' | 'point' | 'goes';
  /** chooses it as the point to go back to; absent where nothing after it would go */
  readonly onChoose?: () => void;
  readonly onAct: (act: GameAct) => void;
};

const DOT =
  'border-ink z-1 mt-1.25 ml-1.5 size-2.75 rounded-full border-[1.5px] forced-colors:border-[CanvasText]';

const GROUND = {
  before: '',
  point: 'bg-select',
  goes: 'bg-[repeating-linear-gradient(-45deg,var(--paper)_0_7px,var(--paper-sunk)_7px_9px)] text-ink-3',
} as const;

/** What is said of an act beside what it did. */
const Asides = ({ setup, line, may }: Pick<LogLineProps, 'setup' | 'line' | 'may'>) => {
  const { entry, fact } = line;
  const asides = [
    ...(entry.stands ? [] : [{ text: 'taken back', tone: 'text-ink-2' }]),
    ...(may === 'wait' ? [{ text: 'asked back', tone: 'text-ink-2' }] : []),
    ...(entry.isLate && fact.place
      ? [{ text: `done in ${phaseText(setup, fact.place)}, turn ${fact.place.turn}`, tone: 'text-warning' }]
      : []),
    ...(fact.waits ? [{ text: 'waits here', tone: 'text-warning' }] : []),
    ...(fact.handed ? [{ text: 'handed over, waits for its own phone', tone: 'text-warning' }] : []),
  ];
  return asides.map(({ text, tone }) => (
    <small key={text} className={`text-13 block ${tone}`}>
      {text}
    </small>
  ));
};

/** One act of the log on the line of time: a full dot where it has cost a side something. */
export const LogLine = ({ setup, line, may, place, onChoose, onAct }: LogLineProps) => {
  const { entry, fact, text, cost } = line;
  const isPhase = fact.what.act === 'go on';
  const isStruck = !entry.stands || place === 'goes';
  const content = (
    <>
      {entry.side !== null && (
        <>
          <Flag
            nation={setup.sides[entry.side].nation ?? ''}
            className="mr-1.75 inline-block h-3.5 align-[-2px]"
          />
          <span className="vh">{sideNames(setup)[entry.side]}: </span>
        </>
      )}
      {isStruck ? <s className="text-ink-3 decoration-rule-firm">{text}</s> : text}
      <Asides setup={setup} line={line} may={may} />
    </>
  );
  const look = `min-w-0 py-2 text-start wrap-anywhere ${isPhase ? 'text-13 text-ink-2' : ''}`;
  return (
    <li
      className={`border-rule before:border-ink relative grid min-h-12 grid-cols-[24px_minmax(0,1fr)_auto_auto] items-start gap-x-2 border-b before:absolute before:inset-y-0 before:left-[11px] before:border-l-[1.5px] ${GROUND[place]}`}
      {...(place === 'point' && { 'aria-current': true })}
    >
      {isPhase ? (
        <span />
      ) : (
        <i className={`${DOT} ${cost === '' ? 'bg-paper' : 'bg-ink'}`} aria-hidden="true" />
      )}
      {onChoose === undefined ? (
        <span className={look}>{content}</span>
      ) : (
        <button
          type="button"
          className={`${look} hover:decoration-rule-firm underline decoration-transparent underline-offset-2`}
          aria-pressed={place === 'point'}
          onClick={onChoose}
        >
          <span className="vh">Go back to: </span>
          {content}
        </button>
      )}
      <b className="py-2 font-semibold tabular-nums">{cost}</b>
      {may === 'ask' && (
        <IconButton
          icon="retreat"
          label={`Ask the other side to take this back: ${text}`}
          onClick={() => onAct({ act: 'wish', fact: fact.id })}
        />
      )}
      {may === 'undo' && (
        <IconButton
          icon="undo"
          label={`Take this back: ${text}`}
          onClick={() => onAct({ act: 'undo', fact: fact.id })}
        />
      )}
    </li>
  );
};

type NoteFields = { text: string };

type NoteFormProps = {
  /** hidden from the other side */
  readonly isSecret: boolean;
  readonly onAct: (act: GameAct) => void;
};

/** A line of one's own in the log. */
export const NoteForm = ({ isSecret, onAct }: NoteFormProps) => {
  const { register, handleSubmit, reset } = useForm<NoteFields>({ defaultValues: { text: '' } });
  const note = handleSubmit(({ text }) => {
    // As the server keeps it: of a note that only hides signs nothing is left.
    const note = cleanNotes(text, TEXTS.note);
    if (note !== '') onAct({ act: 'note', text: note });
    reset();
  });
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 pb-3"
      onSubmit={(event) => void note(event)}
    >
      <Field
        label="A note"
        hideLabel
        placeholder="A note"
        hint={isSecret ? 'Only your side reads it.' : 'Everybody at the table reads it.'}
        maxLength={TEXTS.note}
        autoComplete="off"
        className="min-h-11"
        {...register('text')}
      />
      <Button type="submit" size="big">
        Note it
      </Button>
    </form>
  );
};
