import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '@/bin/lib/long-run.mjs';
import { cleanName } from '../rules/core/army/name';
import type { GameAct } from '../rules/core/game/fact';
import { factsToExport, inOrder, newFacts, type Unsent } from './exchange';
import { type HandedFact, packFacts, readCodes, unpackFacts } from './handover';
import { codesOf, gatherCode, wholeOf } from './handover-codes';
import { MAX_CODE, MAX_HANDED, MAX_HANDED_BYTES } from './limits';

const GAME = 'lobositz-1756';
const AT = '1756-10-01T07:00:00.000Z';

const hit = (piece: string): GameAct => ({ act: 'count', piece, counter: 'hits', by: 1 });

const fact = (device: string, n: number, what: GameAct, more: Partial<HandedFact> = {}): HandedFact => ({
  device,
  n,
  at: AT,
  role: 'first',
  what,
  ...more,
});

const key = fc.oneof(
  fc.constantFrom('hits', '1.1', 'constructor', '__proto__', 'a b$'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);
// as a device writes it: nothing hidden in it
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((each) => cleanName(each))
  .filter((each) => each !== '');
const act: fc.Arbitrary<GameAct> = fc.oneof(
  fc.record({
    act: fc.constant('count' as const),
    piece: key,
    counter: key,
    by: fc.integer({ min: -99, max: 99 }),
  }),
  fc.record({ act: fc.constant('become' as const), piece: key, condition: key, to: key }),
  fc.record({ act: fc.constant('mark' as const), piece: key, mark: key, on: fc.boolean() }),
  fc.constant<GameAct>({ act: 'go on' }),
  fc.record({
    act: fc.constant('throw' as const),
    test: key,
    piece: fc.option(key),
    dice: fc.array(fc.integer({ min: -12, max: 12 }), { maxLength: 5 }),
    outcome: fc.string({ maxLength: 40 }).map((each) => cleanName(each)),
  }),
  fc.record({ act: fc.constant('note' as const), text }),
  fc.record({
    act: fc.constant('end' as const),
    how: fc.constantFrom('broken', 'time', 'objectives', 'agreement'),
    winner: fc.constantFrom(0, 1, null),
  }),
  fc.record({ act: fc.constant('undo' as const), fact: key }),
  fc.record({ act: fc.constant('wish' as const), fact: key }),
  fc.record({ act: fc.constant('refuse' as const), wish: key }),
);
const facts: fc.Arbitrary<readonly HandedFact[]> = fc.array(
  fc
    .record({
      device: fc.constantFrom('prussia-1', 'austria-1', 'umpire_16-letters'),
      n: fc.integer({ min: 1, max: 1_000_000 }),
      at: fc
        .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((at) => at.toISOString()),
      role: fc.constantFrom('first', 'second', 'both'),
      what: act,
      from: fc.option(key, { nil: undefined }),
    })
    .map(({ from, ...each }): HandedFact => ({ ...each, ...(from !== undefined && { from }) })),
  { maxLength: 120 },
);

test('acts become codes and are the same acts again, photographed in any order and twice', async () => {
  await fc.assert(
    fc.asyncProperty(facts, facts, fc.infiniteStream(fc.nat()), async (some, others, dice) => {
      const [one, two] = [await packFacts(GAME, some), await packFacts(GAME, others)];
      for (const code of one.codes) expect(code.length).toBeLessThanOrEqual(MAX_CODE);
      // the codes of two phones lie about on one table
      const seen = [...one.codes, ...two.codes, ...one.codes]
        .map((code) => ({ code, place: dice.next().value }))
        .toSorted((first, second) => first.place - second.place)
        .map(({ code }) => code);
      let gathered: Awaited<ReturnType<typeof readCodes>>['gathered'] = [];
      const came: (readonly HandedFact[])[] = [];
      for (const code of seen) {
        const reading = await readCodes(GAME, gathered, [code]);
        expect(reading.fault).toBeNull();
        gathered = reading.gathered;
        if (reading.facts !== null) came.push(reading.facts);
      }
      expect(came).toContainEqual(some);
      expect(came).toContainEqual(others);
      for (const each of came) expect([some, others]).toContainEqual(each);
    }),
    { numRuns: isLongRun() ? 10_000 : 200, ...(!isLongRun() && { seed: 1756 }) },
  );
});

/** An evening of one side: most of its acts are hits on a handful of units. */
const evening = (count: number): readonly HandedFact[] =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.parse(AT) + index * 37_411 + ((index * 7919) % 30_000)).toISOString();
    return fact('V1StGXR8_Z5jdHi6', index + 1, hit(`0.${(index * 7) % 13}.${(index * 3) % 5}`), { at });
  });

test('forty acts fit three codes at the most, and an evening of four hundred into twelve', async () => {
  expect((await packFacts(GAME, evening(40))).codes.length).toBeLessThanOrEqual(2);
  expect((await packFacts(GAME, evening(400))).codes.length).toBeLessThanOrEqual(8);
});

test('more than one hand-over takes: the first go over, and the others are counted as left', async () => {
  const many = evening(MAX_HANDED + 1);
  const { codes, count } = await packFacts(GAME, many);
  expect(count).toBe(MAX_HANDED);
  expect((await readCodes(GAME, [], codes)).facts).toEqual(many.slice(0, MAX_HANDED));
});

describe('what is no hand-over is told, and what was read before it stays', () => {
  const packed = () => packFacts(GAME, evening(300));

  test('another code, a newer format, a misread mark', async () => {
    const { codes } = await packed();
    const [first = '', second = ''] = codes;
    const { gathered } = await readCodes(GAME, [], [first]);
    for (const [code, fault] of [
      ['https://muster.example/games/1', 'no-code'],
      ['', 'no-code'],
      [second.replace('MUSTER1', 'MUSTER2'), 'newer'],
      [second.replace(/:2:/, ':0:'), 'damaged'],
      [second.replace(/:2:/, ':9999:'), 'damaged'],
      [second.toLowerCase().replace('muster', 'MUSTER'), 'damaged'],
    ] as const) {
      expect(await readCodes(GAME, gathered, [code])).toEqual({ gathered, facts: null, fault });
    }
    expect((await readCodes(GAME, gathered, codes.slice(1))).facts).toEqual(evening(300));
  });

  test('a code that was misread: all is read again', async () => {
    const { codes } = await packed();
    const wrong = codes.map((code, index) =>
      index === 1 ? `${code.slice(0, -1)}${code.endsWith('0') ? 1 : 0}` : code,
    );
    const reading = await readCodes(GAME, [], wrong);
    expect(reading).toEqual({ gathered: [], facts: null, fault: 'damaged' });
    expect((await readCodes(GAME, reading.gathered, codes)).facts).toEqual(evening(300));
  });

  test('another game', async () => {
    const { codes } = await packFacts('kolin-1757', evening(3));
    expect(await readCodes(GAME, [], codes)).toEqual({ gathered: [], facts: null, fault: 'other-game' });
  });

  test('bytes that are none of ours, in a code that is whole', async () => {
    for (const bytes of [[7], [1, 2, 3], [0xff, 0xff]]) {
      const codes = codesOf(new Uint8Array(bytes));
      expect((await readCodes(GAME, [], codes)).fault).toBe('damaged');
    }
  });

  const deflated = async (body: string) =>
    new Uint8Array(
      await new Response(
        new Blob([body]).stream().pipeThrough(new CompressionStream('deflate-raw')),
      ).arrayBuffer(),
    );

  test('what unpacks without an end is left when it is too much', async () => {
    const bomb = await deflated('0'.repeat(MAX_HANDED_BYTES + 1));
    expect(bomb.length).toBeLessThan(3_000);
    expect(await unpackFacts(GAME, bomb)).toBe('too-large');
  });

  const WORDS = ['prussia-1', 'first', 'go on', 'looks'];
  const SHAPE = 'device$ n at@ role$ what.act$';

  test.each([
    ['no JSON', '{'],
    ['another shape', '{}'],
    ['no fields', JSON.stringify([GAME, [], [], [[0]]])],
    ['no device', JSON.stringify([GAME, WORDS, ['n at@ role$ what.act$'], [[1, 0, 1, 2]]])],
    ['an act that is none', JSON.stringify([GAME, WORDS, [SHAPE], [[0, 0, 1, 0, 1, 1]]])],
    ['a seat that only looks on', JSON.stringify([GAME, WORDS, [SHAPE], [[0, 0, 1, 0, 3, 2]]])],
    ['no time', JSON.stringify([GAME, WORDS, [SHAPE], [[0, 0, 1, 1e99, 1, 2]]])],
    ['a field too many', JSON.stringify([GAME, WORDS, [`${SHAPE} place.of`], [[0, 0, 1, 0, 1, 2, 3]]])],
    [
      'what objects come with',
      JSON.stringify([GAME, WORDS, [`${SHAPE} __proto__.what`], [[0, 0, 1, 0, 1, 2, 3]]]),
    ],
    ['too many facts', JSON.stringify([GAME, [], [], Array.from({ length: MAX_HANDED + 1 }, () => [])])],
  ])('%s', async (_, body) => expect(await unpackFacts(GAME, await deflated(body))).toBe('damaged'));

  test('the same with nothing wrong is read', async () => {
    const body = JSON.stringify([GAME, WORDS, [SHAPE], [[0, 0, 1, 0, 1, 2]]]);
    const at = '1970-01-01T00:00:00.000Z';
    expect(await unpackFacts(GAME, await deflated(body))).toEqual([
      fact('prussia-1', 1, { act: 'go on' }, { at }),
    ]);
  });
});

test('of nine hand-overs that are half read, the oldest is forgotten', () => {
  let gathered: Exclude<ReturnType<typeof gatherCode>, string> = [];
  const wholes = Array.from({ length: 9 }, (_, index) => codesOf(new Uint8Array(1_000).fill(index)));
  for (const [first = ''] of wholes) gathered = gatherCode(gathered, first) as typeof gathered;
  expect(gathered).toHaveLength(8);
  expect(gathered.map((each) => wholeOf(each))).toEqual(gathered.map(() => null));
});

describe('what a device gives', () => {
  const unsent = (n: number, what: GameAct, more: Partial<Unsent> = {}): Unsent => ({
    game: GAME,
    device: 'prussia-1',
    n,
    at: AT,
    what,
    ...more,
  });
  const theirs = { ...fact('austria-1', 1, hit('1.1'), { role: 'second' }), game: GAME };

  test('its own acts and what it was given, by the time they were done', () => {
    const later = '1756-10-01T08:00:00.000Z';
    expect(factsToExport('first', [unsent(1, hit('0.1'), { at: later })], [theirs])).toEqual([
      fact('austria-1', 1, hit('1.1'), { role: 'second' }),
      fact('prussia-1', 1, hit('0.1'), { at: later }),
    ]);
  });

  test('not the notes of its side, nor what takes one back; an umpire has no secrets', () => {
    const acts = [
      unsent(1, { act: 'note', text: 'the reserve stays hidden' }),
      unsent(2, { act: 'undo', fact: 'prussia-1:1' }),
      unsent(3, hit('0.1')),
    ];
    expect(factsToExport('first', acts, []).map(({ n }) => n)).toEqual([3]);
    expect(factsToExport('both', acts, []).map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  test('whoever looks on gives what was given to them', () => {
    expect(factsToExport('looks', [], [theirs])).toHaveLength(1);
  });

  test('of one device its own order stands, where its clock went back', () => {
    const [early, late] = ['1756-10-01T06:00:00.000Z', '1756-10-01T08:00:00.000Z'];
    const mine = [
      fact('prussia-1', 1, hit('0.1'), { at: late }),
      fact('prussia-1', 2, hit('0.1'), { at: early }),
    ];
    expect(inOrder([...mine.toReversed(), theirs])).toEqual([theirs, ...mine]);
  });
});

test('what is there is not taken twice, and no note of the other side is taken', () => {
  const [one, two] = [fact('prussia-1', 1, hit('0.1')), fact('prussia-1', 2, hit('0.1'))];
  const note = fact('prussia-1', 3, { act: 'note', text: 'march at night' });
  expect(newFacts('second', [one, two, note, two], new Set(['prussia-1:1']))).toEqual([two]);
  expect(newFacts('first', [one, two, note], new Set())).toEqual([one, two, note]);
});
