import { describe, expect, test } from 'vitest';
import { targetKey } from '../../core/contract/game';
import type { GameAct } from '../../core/game/fact';
import { fireOdds, hitsOfFace } from '../fire-odds';
import {
  altered,
  BRIGADE,
  become,
  CAVALRY,
  ENEMY,
  FOOT,
  faceOf,
  GUNS,
  gameAt,
  hits,
  keysOf,
  mark,
  onOf,
  pieceWhere,
  played,
  SETUP,
  setupWith,
  shorts,
  testOf,
  unitOf,
  waysOf,
} from '../fixtures/table-game';
import type { GameOption } from './';
import { factsOfUnit } from './facts';

const FIRERS = SETUP.pieces.filter((piece) => (factsOfUnit(piece)?.bands.length ?? 0) > 0);

describe('row fire', () => {
  test.each(FIRERS.map(({ id, name }) => [name, id] as const))('%s fires as its odds say', (_, id) => {
    const { unit, file } = unitOf(id);
    const game = gameAt('firing', [hits(id, 3), mark(id, 'moved')]);
    const more = ['moved', 'hits', 'lightCover'] as const;
    expect(fireOdds(unit, file)).not.toBeNull();
    for (const { band, targets } of fireOdds(unit, file, more) ?? []) {
      for (const { class: quality, odds } of targets) {
        const asked = [band, 'lightCover', quality];
        const ways = waysOf(testOf(game, id, 'fire', ...asked));
        const failed = waysOf(testOf(game, id, 'fire', ...asked, 'fuse'));
        // the odds of a shell count in that its fuse fails on two faces of six
        const isShell = odds.outOf > 6;
        const all = isShell ? ways.map((count, index) => 4 * count + 2 * (failed[index] ?? 0)) : ways;
        expect(all, `${band} ${quality}`).toEqual(odds.ways);
      }
    }
  });

  test('PH1: a standard line that has moved, at long range, at superior grenadiers: a die of 4 is 1 hit', () => {
    const game = gameAt(
      'firing',
      [mark(FOOT.id, 'moved')],
      altered(FOOT.id, { class: 'standard', fireRow: 'standard-infantry' }),
    );
    const fire = testOf(game, FOOT.id, 'fire', 'long', 'superior');
    expect(onOf(fire, 'moved')).toBe(true);
    expect(faceOf(fire, 4).short).toBe('1 hit');
  });

  test('a target that is named fills in what it is, and is hit', () => {
    const game = gameAt('firing');
    const quality = factsOfUnit(pieceWhere(({ id }) => id === ENEMY))?.class;
    const fire = testOf(game, FOOT.id, 'fire', targetKey(ENEMY));
    expect([onOf(fire, 'superior'), onOf(fire, 'inferior')]).toEqual([
      quality === 'superior',
      quality === 'inferior',
    ]);
    const next = played(game, faceOf(fire, 5).acts);
    const count = Number.parseInt(faceOf(fire, 5).short, 10);
    expect(count).toBeGreaterThan(0);
    expect(next.pieces.get(ENEMY)?.counters.hits).toBe(count);
    expect(next.pieces.get(ENEMY)?.marks).toContain('hit-by-fire');
    expect(keysOf(next, FOOT.id)).not.toContain('fire');
  });

  test.each([
    ['no battalion guns', become(FOOT.id, 'battalion-guns', 'lost'), 'noBattalionGuns'],
    ['quick battalion guns', become(FOOT.id, 'battalion-guns', 'quick-firing'), 'quickBattalionGuns'],
    ['from a block', become(FOOT.id, 'formation', 'block'), 'fromBuildings'],
    ['in midstream', become(FOOT.id, 'formation', 'midstream'), 'midstream'],
    ['three hits', hits(FOOT.id, 3), 'hits'],
  ] as const)('%s is filled in', (_, act, key) => {
    const before = testOf(gameAt('firing'), FOOT.id, 'fire');
    expect(onOf(before, key)).not.toBe(true);
    expect(onOf(testOf(gameAt('firing', [act]), FOOT.id, 'fire'), key)).toBe(true);
  });

  test('size is filled in', () => {
    for (const size of ['small', 'large'] as const) {
      expect(onOf(testOf(gameAt('firing', [], altered(FOOT.id, { size })), FOOT.id, 'fire'), size)).toBe(
        true,
      );
    }
  });

  test('no unit fires that reforms, is in column, limbered, mounted or Done For', () => {
    const silent: [string, GameAct[]][] = [
      [FOOT.id, [become(FOOT.id, 'state', 'reforming')]],
      [GUNS, [become(GUNS, 'formation', 'limbered')]],
      [CAVALRY, []],
      [FOOT.id, [become(FOOT.id, 'formation', 'column')]],
    ];
    for (const [id, acts] of silent) expect(keysOf(gameAt('firing', acts), id)).not.toContain('fire');
    expect(keysOf(played(gameAt('movement', [hits(FOOT.id, 5)]), []), FOOT.id)).not.toContain('fire');
  });

  test('rain lowers all fire; foot does not fire in a storm, guns do', () => {
    const setup = setupWith('weather', 'season:spring-autumn');
    const rain = (score: number): GameAct => ({
      act: 'count',
      piece: 'battle',
      counter: 'weather',
      by: score - 7,
    });
    expect(onOf(testOf(gameAt('firing', [rain(10)], setup), FOOT.id, 'fire'), 'lightRain')).toBe(true);
    expect(onOf(testOf(gameAt('firing', [rain(11)], setup), FOOT.id, 'fire'), 'heavyRain')).toBe(true);
    const storm = gameAt('firing', [rain(12)], setup);
    expect(testOf(storm, FOOT.id, 'fire').dice).toBe('none');
    expect(onOf(testOf(storm, GUNS, 'fire'), 'heavyRain')).toBe(true);
  });

  test('a brigade that is broken fires at −1, by option', () => {
    const others = SETUP.pieces.filter(
      ({ in: brigade, of, id }) => brigade === BRIGADE && of === 'unit' && id !== FOOT.id,
    );
    const acts = others.map(({ id }) => hits(id, 5));
    const fire = (...options: GameOption[]) =>
      testOf(gameAt('firing', acts, setupWith(...options)), FOOT.id, 'fire');
    expect(onOf(fire('brigade-morale'), 'brokenBrigade')).toBe(true);
    expect(onOf(fire(), 'brokenBrigade')).toBeUndefined();
  });
});

test('a natural 5 scores one at the least (p. 26)', () => {
  const game = gameAt('firing', [mark(FOOT.id, 'moved'), hits(FOOT.id, 3)]);
  const fire = testOf(game, FOOT.id, 'fire', 'long', 'heavyCover', 'difficult', 'superior');
  const row = factsOfUnit(FOOT)?.fireRow ?? 'standard-infantry';
  expect(hitsOfFace(row, 5, -6)).toBe(1);
  expect(shorts(fire)).toEqual(['0 hits', '0 hits', '0 hits', '1 hit']);
});
