import { describe, expect, test } from 'vitest';
import { factsOf } from '../../fixtures/golden-game';
import { hits, smallGame, undo } from '../../fixtures/small-game';
import { courseOf, lateActs } from './course';
import { gameEndOf } from './decided';
import { type Fact, type GameAct, openWishes } from './fact';
import { foldGame } from './fold';
import { reportOf } from './report';
import { sentencesOf } from './sentences';
import { lossText, signedLossText } from './words';

const SETUP = smallGame([1, 2]);

const tell = (facts: readonly Fact[]) => sentencesOf(courseOf(SETUP, facts), 2);
const last = (...acts: readonly GameAct[]) => tell(factsOf(acts)).at(-1);

test.each<[string, readonly GameAct[]]>([
  ['Line 1: 1 hit, now 1.', [hits('0:0', 1)]],
  ['Line 1: 2 hits, now 2. Gone.', [hits('0:0', 7)]],
  ['Line 1: 1 hit fewer, now 1.', [hits('0:0', 2), hits('0:0', -1)]],
  ['Line 1: Hits still 0.', [hits('0:0', -1)]],
  ['Line 1: Hits still 2.', [hits('0:0', 2), hits('0:0', 1)]],
  ['Rain now 5 (+2).', [{ act: 'count', piece: 'battle', counter: 'rain', by: 2 }]],
  ['Rain now 0 (−3).', [{ act: 'count', piece: 'battle', counter: 'rain', by: -4 }]],
  ['Village: Held by the enemy.', [{ act: 'become', piece: '1:v', condition: 'holder', to: 'enemy' }]],
  // what it is, not what was asked: with two hits it stays gone
  ['Line 1: Gone.', [hits('0:0'), { act: 'become', piece: '0:0', condition: 'state', to: 'steady' }]],
  ['Line 1: Fired.', [{ act: 'mark', piece: '0:0', mark: 'fired', on: true }]],
  ['Line 1: no longer “Fired”.', [{ act: 'mark', piece: '0:0', mark: 'fired', on: false }]],
  ['Phase ends: Melee next.', [{ act: 'go on' }]],
  // that a mark lapses is not said
  [
    'Turn 1 ends: Fire next.',
    [{ act: 'mark', piece: '0:0', mark: 'fired', on: true }, { act: 'go on' }, { act: 'go on' }],
  ],
  [
    'Line 1: threw 4 and 6: 2 hits.',
    [{ act: 'throw', test: 'fire', piece: '0:0', dice: [4, 6], outcome: '2 hits.' }],
  ],
  ['Threw dice.', [{ act: 'throw', test: 'fire', piece: null, dice: [], outcome: ' ' }]],
  ['Note: Rain, then mist', [{ act: 'note', text: ' Rain,\n then mist ' }]],
  ['An empty note.', [{ act: 'note', text: '\n' }]],
  ['An entry that does not fit this game.', [hits('nobody')]],
  ['Village: an entry that does not fit this game.', [hits('0:v')]],
  ['Austria is broken: Prussia wins.', [{ act: 'end', how: 'broken', winner: 0 }]],
  ['Both sides are broken: a draw.', [{ act: 'end', how: 'broken', winner: null }]],
  ['Time is up: Austria wins.', [{ act: 'end', how: 'time', winner: 1 }]],
  ['The objectives decide: a draw.', [{ act: 'end', how: 'objectives', winner: null }]],
  ['Both sides agree: Prussia wins.', [{ act: 'end', how: 'agreement', winner: 0 }]],
])('%s', (sentence, acts) => expect(last(...acts)).toBe(sentence));

test('what a unit began with more than nothing of goes up by more', () => {
  const begun = { ...SETUP, pieces: SETUP.pieces.map((each) => ({ ...each, start: { hits: 1 } })) };
  expect(sentencesOf(courseOf(begun, factsOf([hits('0:0', 1)])), 2)).toEqual([
    'Line 1: 1 hit more, now 2. Gone.',
  ]);
});

test('an army that breaks is said with the phase that shows it, and so is one that no longer does', () => {
  const acts: GameAct[] = [
    ...[hits('0:0', 2), hits('0:1', 2), { act: 'become', piece: '0:v', condition: 'holder', to: 'enemy' }],
    ...[{ act: 'go on' }, { act: 'go on' }],
    ...[{ act: 'become', piece: '0:v', condition: 'holder', to: 'own' }, { act: 'go on' }, { act: 'go on' }],
  ] as GameAct[];
  const texts = tell(factsOf(acts));
  expect(texts[4]).toBe('Turn 1 ends: Fire next. Prussia is broken: 2½ lost, breaking point 2.');
  expect(texts.at(-1)).toBe('Turn 2 ends: Fire next. Prussia is no longer broken.');
});

test('in a report, hits in a row on one unit are told as one, as it is in the end', () => {
  const acts = [hits('0:0', 1), hits('0:0', 1), hits('0:1', 1), hits('0:0', -1), { act: 'go on' } as const];
  const told = reportOf(courseOf(SETUP, factsOf([...acts, hits('0:0', 1), hits('0:0', -1)])), 2);
  expect(
    told.turns.flatMap(({ phases }) => phases.flatMap((each) => each.acts.map(({ text }) => text))),
  ).toEqual([
    ...['Prussia, Line 1: 2 hits, now 2. Gone.', 'Prussia, Line 2: 1 hit, now 1.'],
    ...['Prussia, Line 1: 1 hit fewer, now 1.', 'Prussia, Line 1: Hits still 1.'],
  ]);
});

describe('a phase ends once', () => {
  const at = (id: string, phase: string, turn = 1): Fact => ({
    id,
    what: { act: 'go on' },
    place: { turn, phase, half: 0 },
  });

  test('however many devices say it, and with those before it', () => {
    const facts = [at('a', 'fire'), at('b', 'fire'), at('c', 'melee', 2), at('d', 'melee')];
    expect(tell(facts)).toEqual([
      ...['Phase ends: Melee next.', 'Fire of turn 1 had ended already.'],
      ...['Turn 1 ends: Fire next.', 'Melee of turn 1 had ended already.'],
    ]);
    const { turn, phase } = foldGame(SETUP, facts);
    expect([turn, phase]).toEqual([3, 'fire']);
  });

  test('an act that comes when its phase is over is known as late, in the turn in which it comes', () => {
    const late: Fact = { id: 'h', what: hits('0:0', 1), place: { turn: 1, phase: 'fire', half: 0 } };
    const course = courseOf(SETUP, [at('a', 'fire'), late]);
    expect(lateActs(course).map(({ fact: { id } }) => id)).toEqual(['h']);
    expect(lateActs(courseOf(SETUP, [at('a', 'fire'), late, at('b', 'melee')]))).toEqual([]);
    expect(lateActs(courseOf(SETUP, [late, at('a', 'fire')]))).toEqual([]);
  });
});

describe('what is taken back', () => {
  const throws: Fact = {
    id: 't',
    what: { act: 'throw', test: 'fire', piece: '1:0', dice: [5], outcome: '2 hits' },
  };
  const list: Fact[] = [throws, { id: 'h', what: hits('1:0'), from: 't' }];

  test('is said again, with what followed from it', () => {
    expect(tell([...list, undo('u', 't')])).toEqual([
      'Line 1: threw 5: 2 hits.',
      'Line 1: 2 hits, now 2. Gone.',
      'Taken back: Line 1: threw 5: 2 hits. And all that followed from it.',
    ]);
    expect(tell([...list, undo('u', 'h')]).at(-1)).toBe('Taken back: Line 1: 2 hits, now 2. Gone.');
  });

  test('is brought back by an undo of the undo, and taken back by one of that', () => {
    const texts = tell([...list, undo('u', 'h'), undo('v', 'u'), undo('w', 'v')]);
    expect(texts.slice(-2)).toEqual([
      'Brought back: Line 1: 2 hits, now 2. Gone.',
      'Taken back: Line 1: 2 hits, now 2. Gone.',
    ]);
  });

  test.each([
    ['nothing', [undo('u', 'nobody')]],
    ['itself', [undo('u', 'u')]],
    ['one that takes it back', [undo('u', 'v'), undo('v', 'u')]],
  ])('may be %s', (_, facts) => {
    expect(tell(facts)).toEqual(facts.map(() => 'Taken back: an entry that is not in this log.'));
  });

  test('leaves turn, side and losses as they are', () => {
    const { entries } = courseOf(SETUP, [...list, undo('u', 'h'), { id: 'n', what: { act: 'go on' } }]);
    expect(entries.map(({ stands, side }) => [stands, side])).toEqual([
      ...[
        [true, 1],
        [false, 1],
        [true, 1],
        [true, null],
      ],
    ]);
    expect(entries.map(({ losses }) => losses)).toEqual(entries.map(() => [0, 0]));
  });
});

const wish = (id: string, fact: string): Fact => ({ id, what: { act: 'wish', fact } });
const refuse = (id: string, of: string): Fact => ({ id, what: { act: 'refuse', wish: of } });

test('what one side asks the other to take back is said with its words, and so is the answer', () => {
  const list = [{ id: 'h', what: hits('1:0', 1) }, wish('w', 'h'), refuse('r', 'w'), undo('u', 'w')];
  expect(tell(list).slice(1)).toEqual([
    'Asks to take back: Line 1: 1 hit, now 1.',
    'It stands, though it was asked back: Line 1: 1 hit, now 1.',
    'Taken back: Asks to take back: Line 1: 1 hit, now 1.',
  ]);
  expect(tell([wish('w', 'nobody'), refuse('r', 'w')])).toEqual([
    'Asks to take back an entry that is not in this log.',
    'Asks to take back an entry that is not in this log.',
  ]);
  expect(tell([{ id: 'n', what: { act: 'hidden' } }])).toEqual([
    'A note that the other side keeps to itself.',
  ]);
});

describe('a wish is open', () => {
  const list: Fact[] = [{ id: 'h', what: hits('1:0') }, wish('w', 'h')];
  const open = (...more: Fact[]) => openWishes([...list, ...more]).map(({ wish: { id } }) => id);

  test.each<[string, readonly string[], Fact[]]>([
    ['until it is answered, once for each fact', ['w'], [wish('w2', 'h')]],
    ['no longer when what it names is taken back', [], [undo('u', 'h')]],
    ['again when that is brought back', ['w'], [undo('u', 'h'), undo('v', 'u')]],
    ['no longer when it is refused', [], [refuse('r', 'w')]],
    ['again when the refusal is taken back', ['w'], [refuse('r', 'w'), undo('u', 'r')]],
    ['anew when it is asked anew', ['w2'], [refuse('r', 'w'), wish('w2', 'h')]],
    ['not when it is taken back itself', [], [undo('u', 'w')]],
    ['whatever a refusal of nothing says', ['w'], [refuse('r', 'h'), refuse('s', 'nobody')]],
  ])('%s', (_, ids, more) => expect(open(...more)).toEqual(ids));
});

test.each([
  [7, 2, '3½', '+3½'],
  [1, 2, '½', '+½'],
  [-1, 2, '−½', '−½'],
  [-3, 2, '−1½', '−1½'],
  [0, 2, '0', '0'],
  [7, 1, '7', '+7'],
  [1385, 1, '1,385', '+1,385'],
])('%i units, %i to the point: %s and %s', (units, per, plain, signed) => {
  expect([lossText(units, per), signedLossText(units, per)]).toEqual([plain, signed]);
});

describe('an army that only tests at its breaking point', () => {
  const { machine, ...rest } = smallGame([1, 2, 3]);
  const breakTest = {
    must: 'must test whether it withdraws',
    label: 'Withdrawal',
    cite: { source: 'b', page: '1' },
  };
  const setup = { ...rest, machine: { ...machine, breakTest } };
  const turn: GameAct[] = [{ act: 'go on' }, { act: 'go on' }];
  const course = (...acts: readonly GameAct[]) => courseOf(setup, factsOf(acts));
  const last = (...acts: readonly GameAct[]) => sentencesOf(course(...acts), 2).at(-1);

  test('is told so, and has not lost by that', () => {
    expect(last(hits('0:1'), hits('0:2'), ...turn)).toBe(
      'Turn 1 ends: Fire next. Prussia must test whether it withdraws: 2½ lost, breaking point 2.',
    );
    expect(gameEndOf(course(hits('0:1'), hits('0:2'), ...turn).game, 2)).toBeNull();
    const back: GameAct = { act: 'become', piece: '0:2', condition: 'state', to: 'steady' };
    expect(last(hits('0:1'), hits('0:2'), ...turn, hits('0:2', -2), back, ...turn)).toBe(
      'Turn 2 ends: Fire next. Prussia is no longer at its breaking point.',
    );
  });

  test('has lost once it withdraws, as the players say', () => {
    expect(last({ act: 'end', how: 'broken', winner: 1 })).toBe('Withdrawal of Prussia: Austria wins.');
    expect(last({ act: 'end', how: 'broken', winner: null })).toBe('Withdrawal of both sides: a draw.');
  });

  test('was taken there by an act that is told among those that decided', () => {
    const [, point] = reportOf(course(hits('0:1'), hits('0:2'), ...turn), 2).decided;
    expect(point?.text).toMatch(/ That takes Prussia to its breaking point\.$/);
  });
});
