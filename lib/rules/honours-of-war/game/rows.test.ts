import { describe, expect, test } from 'vitest';
import { targetKey } from '../../core/contract/game';
import type { GameAct } from '../../core/game/fact';
import { lossesOf, winnerByLosses, withAct } from '../../core/game/fold';
import type { Objective, Setup } from '../../core/game/machine';
import type { GameState } from '../../core/game/state';
import {
  altered,
  BRIGADE,
  become,
  CAVALRY,
  ENEMY,
  FOOT,
  faceOf,
  GENERAL,
  GUNS,
  gameAt,
  hits,
  keysOf,
  LEADER,
  mark,
  onOf,
  played,
  SETUP,
  setupOf,
  setupWith,
  shorts,
  testOf,
} from '../fixtures/table-game';
import type { GameOption } from './';
import { GAME_RULES } from './rules';

const remindersOf = (game: GameState) => GAME_RULES.reminders(game).map(({ key }) => key);
const stateOf = (game: GameState, id: string) => game.pieces.get(id)?.conditions.state;

const goneOn = (game: GameState, phase: string, turn: number): GameState => {
  let next = game;
  while (next.phase !== phase || next.turn < turn) next = withAct(next, { act: 'go on' });
  return next;
};

const wet = (score: number, ...options: GameOption[]): readonly [readonly GameAct[], Setup] => [
  [{ act: 'count', piece: 'battle', counter: 'weather', by: score - 7 }],
  setupWith('weather', ...options),
];

const FRIEND = SETUP.pieces.find(
  ({ of, in: brigade, id }) => of === 'unit' && brigade === BRIGADE && id !== FOOT.id,
)?.id as string;

describe('transitions of a unit', () => {
  test('a charger that comes to 4 hits on its way goes back at once (p. 25-26, 29)', () => {
    expect(stateOf(gameAt('movement', [mark(FOOT.id, 'moved'), hits(FOOT.id, 4)]), FOOT.id)).toBe(
      'retreated',
    );
  });

  test('a garrison that goes back leaves its block; of guns their own die says it (p. 17)', () => {
    const block = become(FOOT.id, 'formation', 'block');
    const due = gameAt('melee', [block, hits(FOOT.id, 4)]);
    expect(remindersOf(due)).toContain(`block ${FOOT.id}`);
    expect(remindersOf(played(due, [become(FOOT.id, 'formation', 'line')]))).not.toContain(
      `block ${FOOT.id}`,
    );
    expect(remindersOf(gameAt('melee', [block, hits(FOOT.id, 3)]))).not.toContain(`block ${FOOT.id}`);
    const guns = gameAt('melee', [become(GUNS, 'formation', 'block'), hits(GUNS, 4)]);
    expect(remindersOf(guns)).not.toContain(`block ${GUNS}`);
  });

  test('a unit that is blocked, or goes back at the table edge again, is Done For by hand and lost (p. 29-30, 36)', () => {
    const game = gameAt('melee', [hits(FOOT.id, 4), become(FOOT.id, 'state', 'done-for')]);
    expect(lossesOf(game, FOOT.side)).toBe(FOOT.worth?.weight);
    expect(keysOf(game, FOOT.id)).toEqual([]);
  });

  test('one that went back again and rallies below 4 hits reforms in the turn after, and then is steady (R49)', () => {
    const again = goneOn(gameAt('melee', [hits(FOOT.id, 4)]), 'rally', 2);
    expect(stateOf(again, FOOT.id)).toBe('must-retreat');
    const rallied = goneOn(played(again, [hits(FOOT.id, -1)]), 'movement', 3);
    expect(stateOf(rallied, FOOT.id)).toBe('reforming');
    expect(stateOf(goneOn(rallied, 'movement', 4), FOOT.id)).toBe('steady');
  });

  test('one that comes to 4 hits as it reforms goes back, with a first rally phase again (R49)', () => {
    const reforming = goneOn(gameAt('melee', [hits(FOOT.id, 4), hits(FOOT.id, -1)]), 'movement', 2);
    const back = played(reforming, [hits(FOOT.id, 1)]);
    expect(stateOf(back, FOOT.id)).toBe('retreated');
    expect(remindersOf(goneOn(back, 'rally', 2))).toContain(`rally ${FOOT.id}`);
    expect(stateOf(goneOn(back, 'movement', 3), FOOT.id)).toBe('must-retreat');
  });

  test('one that reforms and is charged changes formation and nothing else (p. 36)', () => {
    const keys = (...acts: GameAct[]) => keysOf(gameAt('movement', acts), FOOT.id);
    const charged = ['turnToFace', 'changeFormation', 'counterCharge'];
    expect(keys()).toEqual(expect.arrayContaining(charged));
    expect(keys(become(FOOT.id, 'state', 'reforming')).filter((key) => charged.includes(key))).toEqual([
      'changeFormation',
    ]);
  });

  test('what must go back again is said before its brigade acts (R52)', () => {
    const again = goneOn(gameAt('melee', [hits(FOOT.id, 4)]), 'movement', 2);
    const reminder = GAME_RULES.reminders(again).find(({ key }) => key === `must-retreat ${FOOT.id}`);
    expect(reminder?.cite).toMatchObject({ ruling: 'R52' });
  });

  test('guns that are left do not fire; a crew that has rallied may return to them (p. 30, 32-33)', () => {
    const left = gameAt('firing', [become(GUNS, 'formation', 'abandoned')]);
    expect(keysOf(left, GUNS)).not.toContain('fire');
    const back = gameAt('movement', [become(GUNS, 'formation', 'abandoned')]);
    expect(remindersOf(back)).toContain(`crew ${GUNS}`);
    expect(remindersOf(played(back, [become(GUNS, 'formation', 'deployed')]))).not.toContain(`crew ${GUNS}`);
  });

  test.each([
    ['guns that are limbered', GUNS, become(GUNS, 'formation', 'limbered'), SETUP],
    ['transport', FOOT.id, mark(FOOT.id, 'contact-front'), altered(FOOT.id, { arm: 'transport' })],
  ] as const)('%s, charged: Done For, and no melee (p. 31)', (_, id, act, setup) => {
    const game = gameAt('melee', [act], setup);
    expect(keysOf(game, id)).toEqual(['caught']);
    const lost = played(game, faceOf(testOf(game, id, 'caught'), 0).acts);
    expect(stateOf(lost, id)).toBe('done-for');
  });

  test.each([
    ['superior', 1],
    ['standard', 1],
    ['inferior', 2],
  ] as const)(
    'friends that go back through a %s unit: %i hits, only while some have gone back (p. 30)',
    (quality, count) => {
      const setup = altered(FOOT.id, { class: quality });
      expect(keysOf(gameAt('firing', [], setup), FOOT.id)).not.toContain('passed');
      const game = gameAt('firing', [hits(FRIEND, 4)], setup);
      const next = played(game, faceOf(testOf(game, FOOT.id, 'passed'), 0).acts);
      expect(next.pieces.get(FOOT.id)?.counters.hits).toBe(count);
      expect(keysOf(gameAt('melee', [hits(ENEMY, 5)], setup), FOOT.id)).not.toContain('passed');
    },
  );
});

describe('row rating: a variable commander (p. 11)', () => {
  const setup = setupOf(LEADER);
  const game = gameAt('generals', [], setup);

  test('throws the die of his nation before anybody moves, and once', () => {
    const rating = testOf(game, LEADER, 'rating');
    const [dithering, dependable, dashing] = ['Dithering', 'Dependable', 'Dashing'];
    expect(shorts(rating)).toEqual([dithering, dependable, dependable, dependable, dashing, dashing]);
    expect(remindersOf(game)).toContain(`rating ${LEADER}`);
    const next = played(game, faceOf(rating, 6).acts);
    expect(next.pieces.get(LEADER)?.conditions.rating).toBe('dashing');
    expect(keysOf(next, LEADER)).not.toContain('rating');
    expect(remindersOf(next)).not.toContain(`rating ${LEADER}`);
  });

  test('or when his brigade comes to the table; whose rating is fixed throws none', () => {
    expect(keysOf(gameAt('movement', [], setup, 3), LEADER)).toContain('rating');
    expect(remindersOf(gameAt('generals', [], setup, 2))).toEqual([]);
    expect(keysOf(game, GENERAL)).not.toContain('rating');
  });
});

describe('row grazing', () => {
  const fired = mark(GUNS, 'fired');
  const strikes = (game: GameState, ...asked: string[]) =>
    testOf(game, GUNS, 'grazing', ...asked)
      .faces.filter(({ short }) => short === 'Struck')
      .map(({ score }) => score);

  test('each unit behind the target is struck on 3, over obstacles on 5 (p. 28)', () => {
    const game = gameAt('firing', [fired]);
    expect(strikes(game)).toEqual([3, 4, 5, 6]);
    expect(strikes(game, 'hindered')).toEqual([5, 6]);
  });

  test.each([
    [10, [3, 4, 5, 6]],
    [11, [6]],
    [12, [6]],
  ])('with the weather option, at a score of %i on %j (R35)', (score, dice) => {
    const [acts, setup] = wet(score);
    expect(strikes(gameAt('firing', [...acts, fired], setup), 'hindered').at(-1)).toBe(6);
    expect(strikes(gameAt('firing', [...acts, fired], setup))).toEqual(dice);
  });

  test('what is struck is fired at with its own modifiers, never by canister (p. 28)', () => {
    const game = gameAt('firing', [fired]);
    const graze = testOf(game, GUNS, 'grazing-fire', 'effective', targetKey(ENEMY));
    expect(onOf(graze, 'canister')).toBeUndefined();
    expect([onOf(graze, 'superior'), onOf(graze, 'shellAtCavalry')]).not.toContain(null);
    const face = graze.faces.at(-1);
    expect(played(game, face?.acts ?? []).pieces.get(ENEMY)?.counters.hits).toBe(
      Number.parseInt(face?.short ?? '', 10),
    );
  });

  test('only once there was a shot, and by guns that fire roundshot (p. 28)', () => {
    expect(keysOf(gameAt('firing'), GUNS)).not.toContain('grazing');
    expect(keysOf(gameAt('firing', [mark(FOOT.id, 'fired')]), FOOT.id)).not.toContain('grazing');
    const howitzers = altered(GUNS, { type: 'howitzer-battery' });
    expect(keysOf(gameAt('firing', [fired], howitzers), GUNS)).not.toContain('grazing');
  });
});

describe('hits shared by two units', () => {
  test('split fire: the table marks them, the odd one by agreement or a die (p. 26)', () => {
    const game = gameAt('firing', [], altered(FOOT.id, { class: 'superior', fireRow: 'superior-infantry' }));
    const fire = testOf(game, FOOT.id, 'fire', 'shared', targetKey(ENEMY));
    for (const { short, text, acts } of fire.faces) {
      const count = Number.parseInt(short, 10);
      expect(text.includes('one by agreement')).toBe(count % 2 === 1);
      expect(acts).toEqual([mark(FOOT.id, 'fired')]);
    }
    expect(new Set(fire.faces.map(({ short }) => Number.parseInt(short, 10) % 2)).size).toBe(2);
  });

  test('melee at a block of two units likewise (p. 17)', () => {
    const melee = testOf(gameAt('melee'), CAVALRY, 'melee', 'shared', targetKey(FOOT.id));
    expect(melee.faces.flatMap(({ acts }) => acts)).toEqual([]);
    expect(melee.modifiers.find(({ key }) => key === 'shared')?.cite.page).toBe('17, 26');
  });
});

test('row counter-charge: units that join later throw the same die (p. 23)', () => {
  const shortsOf = (...acts: GameAct[]) => shorts(testOf(gameAt('movement', acts), FOOT.id, 'counterCharge'));
  expect(shortsOf(mark(ENEMY, 'contact-front'))).toEqual(shortsOf());
});

describe('brigade morale, by option', () => {
  const others = SETUP.pieces.filter(
    ({ of, in: brigade, id }) => of === 'unit' && brigade === BRIGADE && id !== FOOT.id,
  );
  const acts = others.map(({ id }) => hits(id, 5));

  test('units of a broken brigade go back first of all, counted one by one (R48, R52; p. 37)', () => {
    const broken = gameAt('movement', acts, setupWith('brigade-morale'));
    const reminder = GAME_RULES.reminders(broken).find(({ key }) => key === `broken ${BRIGADE}`);
    expect(reminder?.cite).toMatchObject({ ruling: 'R52' });
    expect(remindersOf(gameAt('movement', acts))).not.toContain(`broken ${BRIGADE}`);
    expect(remindersOf(played(broken, [hits(FOOT.id, 5)]))).not.toContain(`broken ${BRIGADE}`);
  });

  test('what has left the table counts as Done For (p. 37)', () => {
    const left = gameAt(
      'movement',
      [...acts, become(FOOT.id, 'state', 'done-for')],
      setupWith('brigade-morale'),
    );
    const all = [...others, FOOT].reduce((sum, { worth }) => sum + (worth?.weight ?? 0), 0);
    expect(lossesOf(left, FOOT.side)).toBe(all);
  });
});

describe('rows of the end', () => {
  const hill: Objective = { id: 'hill', name: 'Hill', side: FOOT.side, points: 2 };
  const held = become('objective:hill', 'holder', 'enemy');

  test('points lost are those of units Done For and of own objectives that the enemy holds (p. 36, R54)', () => {
    const setup = setupOf(null, [hill]);
    const weight = FOOT.worth?.weight ?? 0;
    expect(lossesOf(gameAt('melee', [hits(FOOT.id, 5), held], setup), FOOT.side)).toBe(weight + 4);
    const disputed = become('objective:hill', 'holder', 'disputed');
    expect(lossesOf(gameAt('melee', [hits(FOOT.id, 5), disputed], setup), FOOT.side)).toBe(weight);
  });

  test('who is broken before objectives are attained has lost, whoever holds them (p. 36)', () => {
    const own = SETUP.pieces.filter(({ of, side }) => of === 'unit' && side === FOOT.side);
    const theirs: Objective = { ...hill, side: FOOT.side === 0 ? 1 : 0 };
    const acts = [...own.map(({ id }) => hits(id, 5)), held];
    const game = goneOn(gameAt('melee', acts, setupOf(null, [theirs])), 'generals', 2);
    expect(winnerByLosses(game)).toBe(theirs.side);
  });

  test('an objective that one side did not attain in its turns: the players say who wins (p. 36)', () => {
    const end: GameAct = { act: 'end', how: 'objectives', winner: 1 };
    expect(gameAt('break-points', [end], SETUP, 6).ending).toEqual({ how: 'objectives', winner: 1 });
  });
});

test('lieutenant generals move in the phase of generals (R51)', () => {
  const { says } = GAME_RULES.guide(gameAt('generals'));
  expect(says.map(({ cite }) => cite.ruling)).toContain('R51');
});

test('all melees are fought, then come the reactions, then pursuits (R53)', () => {
  const { says } = GAME_RULES.guide(gameAt('melee'));
  expect(says.map(({ cite }) => cite.ruling)).toContain('R53');
});
