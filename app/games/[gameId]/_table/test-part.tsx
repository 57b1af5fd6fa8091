import { useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { signed } from '@/lib/rules/core/army/number';
import {
  type GameRules,
  type GameTest,
  type TestFace,
  type TestModifier,
  targetKey,
} from '@/lib/rules/core/contract/game';
import { pieceName } from '@/lib/rules/core/game/machine';
import type { GameState } from '@/lib/rules/core/game/state';
import { thrownScore } from '../_game/throw-dice';

const ROW = 'border-rule flex min-h-11 items-center justify-between gap-3 border-t';

type ModifierRowProps = {
  readonly modifier: TestModifier;
  readonly isAsked: boolean;
  readonly onAsk: (modifier: TestModifier, on: boolean) => void;
};

/** What bears on the die: what is known is ticked already, the rest the table says. */
const ModifierRow = ({ modifier, isAsked, onAsk }: ModifierRowProps) => {
  const { label, by, on, cite } = modifier;
  return (
    <label className={`${ROW} ${on === false ? 'text-ink-3' : ''}`}>
      <span className="flex items-center gap-2.5">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={on ?? isAsked}
          disabled={on !== null}
          onChange={({ target }) => onAsk(modifier, target.checked)}
        />
        {label}
      </span>
      <span className="flex items-center gap-2 font-semibold tabular-nums">
        <CiteChip cite={cite} />
        {by === 0 ? '' : signed(by)}
      </span>
    </label>
  );
};

const FACE =
  'border-ink rounded-2 hover:bg-paper-press aria-pressed:bg-ink aria-pressed:text-paper flex min-h-17 flex-col items-center justify-center border-2 leading-tight disabled:opacity-55';

/** As many faces as stand beside each other on a phone, those of one die, and as many letters as each has room for. */
const ONE_ROW = { faces: 6, letters: 9 };
const IN_ONE_ROW = 'grid-flow-col auto-cols-[minmax(0,1fr)]';
const IN_ROWS = 'grid-cols-[repeat(auto-fit,minmax(70px,1fr))]';

const gridOf = (faces: readonly TestFace[]): string =>
  faces.length <= ONE_ROW.faces && faces.every(({ short }) => short.length <= ONE_ROW.letters)
    ? IN_ONE_ROW
    : IN_ROWS;

type DieProps = {
  readonly test: GameTest;
  readonly answers: ReadonlySet<string>;
  readonly mayMark: boolean;
  readonly onAsk: ModifierRowProps['onAsk'];
  /** the score that is chosen; null while none is */
  readonly score: number | null;
  readonly onScore: (score: number) => void;
};

/** The face that is entered: the one that is chosen, or the only one where nothing is thrown. */
const faceAt = ({ dice, faces }: GameTest, score: number | null): TestFace | undefined =>
  dice === 'none' ? faces[0] : faces.find((each) => each.score === score);

const diceOf = {
  d6: 'Throw one die, and tap what it shows.',
  '2d6': 'Throw two dice, and tap their sum.',
  average: 'Throw one average die, and tap what it shows.',
  each: 'Each side throws one die: tap how much the first is ahead.',
  none: '',
} as const;

/** One die: its modifiers, and the outcome of each score. */
const Die = ({ test, answers, mayMark, onAsk, score, onScore }: DieProps) => {
  const { label, dice, modifiers, faces, cite } = test;
  const face = faceAt(test, score);
  // what cannot be is shorter without it
  const possible = modifiers.filter(({ on }) => on !== false);
  return (
    <>
      <h3 className="border-rule-ink text-16 font-caslon flex items-baseline justify-between border-b pb-1 font-normal">
        {label} <CiteChip cite={cite} />
      </h3>
      {possible.length > 0 && (
        <div className="[&>label:first-child]:border-t-0">
          {possible.map((modifier) => (
            <ModifierRow
              key={modifier.key}
              modifier={modifier}
              isAsked={answers.has(modifier.key)}
              onAsk={onAsk}
            />
          ))}
        </div>
      )}
      {faces.length === 0 ? (
        <p className="text-ink-2">Say above what it depends on: then each score has its outcome.</p>
      ) : (
        <>
          {dice !== 'none' && (
            <div className={`grid gap-1.5 ${gridOf(faces)}`}>
              {faces.map((each) => (
                <button
                  key={each.score}
                  type="button"
                  className={FACE}
                  aria-pressed={each.score === score}
                  onClick={() => onScore(each.score)}
                >
                  <b className="font-caslon text-20 pt-1 font-normal">
                    {dice === 'each' ? signed(each.score) : each.score}
                  </b>
                  <small className="text-11 tracking-tighter">{each.short}</small>
                </button>
              ))}
            </div>
          )}
          <p className="min-h-5">{face === undefined ? diceOf[dice] : face.text}</p>
          {dice !== 'none' && (
            <Button size="big" disabled={!mayMark} onClick={() => onScore(thrownScore(dice))}>
              Roll for me
            </Button>
          )}
        </>
      )}
    </>
  );
};

/** A score that was thrown in a test. */
export type EnteredThrow = { readonly test: GameTest; readonly face: TestFace };

type TestPartProps = Omit<DieProps, 'score' | 'onScore'> & {
  /** throws of one round in one go: both were worked out from the state before either */
  readonly onThrow: (throws: readonly EnteredThrow[]) => void;
};

/** One test, with the reply of the other unit if there is one: scores are chosen, looked at and entered. */
const TestPart = ({ test, onThrow, ...rest }: TestPartProps) => {
  const { label, faces, reply } = test;
  const [score, setScore] = useState<number | null>(null);
  const [replyScore, setReplyScore] = useState<number | null>(null);
  const throws = [
    { test, face: faceAt(test, score) },
    ...(reply === undefined ? [] : [{ test: reply, face: faceAt(reply, replyScore) }]),
  ].filter((each): each is EnteredThrow => each.face !== undefined);
  return (
    <section aria-label={label} className="grid gap-2">
      <Die {...rest} test={test} score={score} onScore={setScore} />
      {reply && <Die {...rest} test={reply} score={replyScore} onScore={setReplyScore} />}
      {faces.length > 0 && (
        <Button
          variant="main"
          size="big"
          disabled={!rest.mayMark || throws.length === 0}
          onClick={() => onThrow(throws)}
        >
          {test.dice === 'none' ? 'Enter it' : throws.length > 1 ? 'Enter both throws' : 'Enter the throw'}
        </Button>
      )}
    </section>
  );
};

type TestsPartProps = {
  readonly game: GameState;
  readonly rules: GameRules;
  /** whose tests; null = those of both sides */
  readonly piece: string | null;
  readonly mayMark: boolean;
  readonly onThrow: TestPartProps['onThrow'];
};

/** True where a test asks whom it is about. */
const asksTarget = (tests: readonly GameTest[]): boolean =>
  tests.some(({ key }) => key === 'fire' || key === 'melee');

/** The tests of a piece in this phase, with what the table has said of them. */
export const TestsPart = ({ game, rules, piece, mayMark, onThrow }: TestsPartProps) => {
  const [answers, setAnswers] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState('');
  const all = new Set(target === '' ? answers : [...answers, targetKey(target)]);
  const tests = rules.tests(game, piece, all);
  if (tests.length === 0) return null;
  const own = game.setup.pieces.find(({ id }) => id === piece);
  const enemies = game.setup.pieces.filter(({ of, side }) => of === 'unit' && side !== own?.side);
  const onAsk = (modifier: TestModifier, on: boolean) => {
    const next = new Set(answers);
    // of those of one choice one can be on
    const others = tests
      .flatMap(({ modifiers, reply }) => [...modifiers, ...(reply?.modifiers ?? [])])
      .filter(({ choice }) => choice !== undefined);
    for (const { key, choice } of others) if (choice === modifier.choice) next.delete(key);
    if (on) next.add(modifier.key);
    else next.delete(modifier.key);
    setAnswers(next);
  };
  return (
    <div className="grid gap-5">
      {own !== undefined && asksTarget(tests) && (
        <label className={ROW}>
          Against
          <select
            className="border-rule-firm rounded-2 min-h-11 max-w-[65%] border px-2"
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          >
            <option value="">not said</option>
            {enemies.map((each) => (
              <option key={each.id} value={each.id}>
                {pieceName(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {tests.map((test) => (
        <TestPart
          key={`${test.key} ${test.piece} ${test.reply?.piece}`}
          test={test}
          answers={answers}
          mayMark={mayMark}
          onAsk={onAsk}
          onThrow={onThrow}
        />
      ))}
    </div>
  );
};
