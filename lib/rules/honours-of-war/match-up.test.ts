import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { readyMadeOf } from '@/lib/sheets/fixtures/printed';
import type { Two } from '../core/contract/match-up';
import { chanceWithin, throwsUntil } from '../core/match-up/chain';
import { againUntilWon, contestOf, meanHits, sumOf } from '../core/match-up/chances';
import { fraction, plus, times } from '../core/price/fraction';
import { exact } from '../fixtures/match-up';
import { type CommandRating, RESULTS } from './command-die';
import { hitsOfFace, shotOdds } from './fire-odds';
import type { HitRowId } from './hits';
import { matchUp } from './match-up';
import { lossesOf } from './match-up/armies';
import {
  directable,
  expectedCommand,
  holdsBack,
  performanceOf,
  ratingChances,
  twoMoves,
} from './match-up/command';
import { BEATEN, type Charge, chargesOf, type Fighter, meleeOf } from './match-up/exchange';
import { MELEE, type MeleeModifier } from './modifiers';
import type { Army, Unit } from './schema';
import { datedRow, NATIONS, type NationId, TYPES } from './tables';
import { nationalRow, unitFacts } from './unit-facts';

const honoursOfWar = await loadSystem('honours-of-war');

const files = await readyMadeOf('honours-of-war');

const armyOf = (part: string) => {
  const file = files.find(({ name }) => name.includes(part));
  if (file === undefined) throw new Error(`No ready-made army is called ${part}`);
  return { file: file as typeof file & { army: Army }, assessment: honoursOfWar.assess(file) };
};

const lobositz = [armyOf('Prussia'), armyOf('Austria')] as const;
const match = (attacker: 0 | 1 | null = null, target = '') =>
  matchUp(...lobositz, { names: ['Prussia', 'Austria'], attacker, target });

/** A new army of a nation and year, without units. */
const nationOf = (nation: string, year: number) => {
  const file = honoursOfWar.newArmy({ name: nation, nation, year, scale: '28', budget: null }, () => 'g');
  return { file: file as typeof file & { army: Army }, assessment: honoursOfWar.assess(file) };
};

describe('initiative (MH1, MH2)', () => {
  test.each([
    [-4, '1/34'],
    [-3, '1/11'],
    [-2, '3/16'],
    [-1, '10/31'],
    [0, '1/2'],
    [1, '21/31'],
    [2, '13/16'],
    [3, '10/11'],
    [4, '33/34'],
    [5, '1'],
  ])('%i ahead: %s', (ahead, chance) => {
    expect(exact(againUntilWon(contestOf(ahead)))).toBe(chance);
  });

  test.each([
    [null, '1/11', '3/16'],
    [0, '3/16', '3/16'],
  ] as const)('Reichsarmee against Prussia of 1757, attacker %s: %s, fire %s', (attacker, move, fire) => {
    const { parts } = matchUp(nationOf('reichsarmee', 1757), nationOf('prussia', 1757), {
      names: ['Reichsarmee', 'Prussia'],
      attacker,
      target: '',
    });
    const chances = parts.begins.flatMap((line) => (line.kind === 'odds' ? [exact(line.chances[0])] : []));
    expect(chances).toEqual([move, fire]);
  });
});

type CommandRow = readonly [
  CommandRating,
  { directed?: boolean; hurt?: boolean },
  string,
  string | null,
  string | null,
];

describe('the command die (MH3 to MH6)', () => {
  const rows: readonly CommandRow[] = [
    ['dithering', { hurt: true }, '1/3 1/6 1/2 0 0', '2/9 1/9 2/3 0 0', '1/3 1/6 1/2 0 0'],
    ['dithering', {}, '1/6 1/6 2/3 0 0', '1/9 1/9 7/9 0 0', '1/6 1/6 2/3 0 0'],
    ['dependable', {}, '0 1/6 2/3 1/6 0', '0 1/9 13/18 1/6 0', '0 1/6 13/18 1/9 0'],
    ['dashing', {}, '0 0 2/3 1/6 1/6', '0 0 2/3 1/6 1/6', '0 0 7/9 1/9 1/9'],
    ['dashing', { directed: true }, '0 0 1/2 1/6 1/3', '0 0 1/2 1/6 1/3', null],
    ['dithering', { directed: true }, '0 1/6 2/3 1/6 0', '0 1/9 13/18 1/6 0', null],
    ['dependable', { directed: true }, '0 0 2/3 1/6 1/6', '0 0 2/3 1/6 1/6', null],
  ];

  test.each(rows)('%s %o', (rating, above, plain, dashing, dithering) => {
    for (const [general, wanted] of [
      ['unrated', plain],
      ['dashing', dashing],
      ['dithering', dithering],
    ] as const) {
      if (wanted === null) continue;
      const performance = performanceOf(rating, { ...above, generals: [general] });
      expect(RESULTS.map((result) => exact(performance[result])).join(' ')).toBe(wanted);
      expect(exact(sumOf(RESULTS.map((result) => performance[result])))).toBe('1');
    }
  });

  test.each<[NationId, number, string, string, string, string]>([
    ['prussia', 1757, '5/36', '7/36', '5/54', '7/54'],
    ['prussia', 1760, '1/6', '1/6', '1/9', '1/9'],
    ['austria', 1757, '7/36', '5/36', '7/54', '5/54'],
    ['hbma', 1759, '7/36', '5/36', '7/54', '5/54'],
    ['russia', 1759, '7/36', '5/36', '7/54', '5/54'],
    ['france', 1760, '7/36', '5/36', '7/54', '5/54'],
    ['russia', 1758, '2/9', '1/9', '4/27', '2/27'],
    ['france', 1759, '2/9', '1/9', '4/27', '2/27'],
    ['saxony', 1756, '2/9', '1/9', '4/27', '2/27'],
    ['sweden', 1758, '2/9', '1/9', '4/27', '2/27'],
    ['reichsarmee', 1757, '1/4', '1/12', '1/6', '1/18'],
  ])('a variable commander of %s, %i', (nation, year, held, two, heldUnderDashing, twoUnderDithering) => {
    const row = datedRow(NATIONS[nation].table, year);
    const mean = (general: CommandRating | 'unrated', of: typeof holdsBack) =>
      exact(
        ratingChances('variable', row).reduce(
          (sum, [rating, chance]) =>
            rating === 'unrated'
              ? sum
              : plus(sum, times(chance, of(performanceOf(rating, { generals: [general] })))),
          fraction(0),
        ),
      );
    expect([mean('unrated', holdsBack), mean('unrated', twoMoves)]).toEqual([held, two]);
    expect([mean('dashing', holdsBack), mean('dithering', twoMoves)]).toEqual([
      heldUnderDashing,
      twoUnderDithering,
    ]);
  });

  test.each([
    [0, '1/3', '3/2', '2/9', '5/3'],
    [1, '1/3', '7/6', '2/9', '4/3'],
  ] as const)('Lobositz, side %i', (side, held, two, heldDirected, twoDirected) => {
    const { file } = lobositz[side];
    const row = nationalRow(file);
    const plain = expectedCommand(file.army, row);
    const raised = expectedCommand(file.army, row, directable(file.army));
    expect([plain.held, plain.two, raised.held, raised.two].map(exact)).toEqual([
      ...[held, two, heldDirected, twoDirected],
    ]);
  });
});

describe('fire (MH7 to MH9)', () => {
  test.each<[HitRowId, string]>([
    ['superior-infantry', '1 4 8 12 16 20 23 24'],
    ['standard-infantry', '1 3 6 10 14 18 21 23'],
    ['inferior-infantry', '1 1 4 8 12 15 17 18'],
    ['inferior-light-infantry', '1 1 3 6 9 12 15 17'],
    ['superior-artillery', '1 1 3 5 7 9 11 12'],
    ['standard-artillery', '1 1 1 3 6 9 11 12'],
    ['inferior-artillery', '1 1 1 1 3 6 9 11'],
    ['superior-cavalry', '1 4 8 12 15 18 21 23'],
    ['standard-cavalry', '1 1 4 8 12 16 20 23'],
    ['inferior-cavalry', '1 1 1 4 8 12 15 17'],
  ])('mean hits of %s in sixths, −4 to +3', (row, sixths) => {
    const means = [-4, -3, -2, -1, 0, 1, 2, 3].map((m) =>
      exact(times(meanHits(shotOdds(row, m)), fraction(6))),
    );
    expect(means.join(' ')).toBe(sixths);
  });

  test('Lobositz by distance', () => {
    expect(
      match().shooting?.bands.map(({ from, to, of }) => `${from}-${to} ${of.map(exact).join(' ')}`),
    ).toEqual([
      '0-10 67/2 199/6',
      '10-20 161/6 151/6',
      '20-30 161/6 127/6',
      '30-40 55/6 11/2',
      '40-50 13/2 7/2',
      '50-70 29/6 7/2',
      '70-80 79/18 7/2',
      '80-100 61/18 5/2',
      '100-120 2 5/2',
      '120-150 1 0',
    ]);
  });

  test.each<[string, HitRowId, number, string, string]>([
    ['standard infantry, short', 'standard-infantry', 0, '463/216', '31/36'],
    ['standard infantry, long', 'standard-infantry', -1, '65/24', '5/12'],
    ['superior infantry, short', 'superior-infantry', 0, '11/6', '1'],
    ['superior infantry, long', 'superior-infantry', -1, '487/216', '3/4'],
    ['inferior infantry, short', 'inferior-infantry', 0, '487/216', '3/4'],
    ['inferior infantry, long', 'inferior-infantry', -1, '2028/625', '1/4'],
    ['standard guns, canister', 'standard-artillery', 2, '499/216', '25/36'],
    ['standard guns, effective', 'standard-artillery', 0, '2604/625', '1/36'],
    ['standard guns, long', 'standard-artillery', -1, '8', '0'],
    ['superior guns, canister', 'superior-artillery', 2, '499/216', '25/36'],
    ['superior guns, effective', 'superior-artillery', 0, '767/216', '1/36'],
    ['superior guns, long', 'superior-artillery', -1, '24/5', '0'],
  ])('volleys to break: %s', (_, row, modifier, mean, within) => {
    const odds = shotOdds(row, modifier);
    expect(exact(throwsUntil(odds, BEATEN) ?? fraction(0))).toBe(mean);
    expect(exact(chanceWithin(odds, BEATEN, 2))).toBe(within);
  });
});

const fighter = (type: Unit['type'], quality: Unit['class']): Fighter => ({
  unit: { id: 'u', type, class: quality, size: 'standard', name: '', notes: '' },
  file: lobositz[0].file,
});

describe('melee (MH10)', () => {
  const cavalry = (quality: Unit['class']) => fighter('cuirassiers', quality);
  const foot = (quality: Unit['class']) => fighter('musketeers', quality);

  test.each<[string, Two<Fighter>, Charge, string]>([
    ['superior, both charging', [cavalry('superior'), cavalry('superior')], 'both', '11/56 11/56 17/28'],
    ['superior, standard', [cavalry('superior'), cavalry('standard')], 'both', '2051/2592 5/1296 59/288'],
    ['standard, both charging', [cavalry('standard'), cavalry('standard')], 'both', '23/84 23/84 19/42'],
    [
      'standard at one who halts',
      [cavalry('standard'), cavalry('standard')],
      'first',
      '2717/6048 305/3024 907/2016',
    ],
    ['standard at inferior', [cavalry('standard'), cavalry('inferior')], 'first', '67/72 0 5/72'],
    ['superior at the front of foot', [cavalry('superior'), foot('standard')], 'first', '25/36 1/72 7/24'],
    [
      'standard at the front of foot',
      [cavalry('standard'), foot('standard')],
      'first',
      '6305/46656 100759/279936 141347/279936',
    ],
    ['inferior at the front of foot', [cavalry('inferior'), foot('standard')], 'first', '0 65/72 7/72'],
    ['superior foot at standard', [foot('superior'), foot('standard')], 'neither', '157/216 1/72 7/27'],
    [
      'standard foot at standard',
      [foot('standard'), foot('standard')],
      'neither',
      '9545/46656 9545/46656 13783/23328',
    ],
    ['standard foot at inferior', [foot('standard'), foot('inferior')], 'neither', '121/216 1/216 47/108'],
  ])('%s', (_, two, charge, wanted) => {
    expect(chargesOf(two)).toContain(charge);
    const [first, both, second] = meleeOf(two, charge);
    expect([first, second, both].map(exact).join(' ')).toBe(wanted);
  });

  const FACES = [2, 3, 3, 4, 4, 5];
  const ROUNDS = 200;

  /** All faces of every round, by the tables alone; what is left undecided after so many rounds is nothing. */
  const enumerated = (two: Two<Fighter>, charge: Charge): readonly [number, number, number] => {
    const roll = (by: Unit, at: Unit, charges: boolean) => (taken: number, round: number, face: number) => {
      const row = unitFacts(by, lobositz[0].file).hitRow as HitRowId;
      const counts = charges && TYPES[at.type].arm !== 'close-order' && by.class !== 'inferior';
      const modifiers: MeleeModifier[] = [at.class];
      if (round === 0 && counts) modifiers.push('charging');
      if (taken >= 3) modifiers.push('hits');
      return hitsOfFace(
        row,
        face,
        modifiers.reduce((sum, key) => sum + MELEE[key].value, 0),
      );
    };
    const [a, b] = [two[0].unit, two[1].unit];
    const first = roll(a, b, charge === 'both' || charge === 'first');
    const second = roll(b, a, charge === 'both' || charge === 'second');
    const ends: [number, number, number] = [0, 0, 0];
    let states = new Map([['0 0', 1]]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = new Map<string, number>();
      for (const [state, chance] of states) {
        const [taken = 0, dealt = 0] = state.split(' ').map(Number);
        for (const x of FACES) {
          for (const y of FACES) {
            const [own, other] = [taken + second(dealt, round, y), dealt + first(taken, round, x)];
            const part = chance / 36;
            if (own >= 4 || other >= 4) ends[own < 4 ? 0 : other < 4 ? 2 : 1] += part;
            else next.set(`${own} ${other}`, (next.get(`${own} ${other}`) ?? 0) + part);
          }
        }
      }
      states = next;
    }
    return ends;
  };

  const classes = ['superior', 'standard', 'inferior'] as const;
  const fighters = classes.flatMap((quality) => [cavalry(quality), foot(quality)]);
  const meetings = fighters.flatMap((a) =>
    fighters.flatMap((b) => chargesOf([a, b]).map((charge) => ({ two: [a, b] as const, charge }))),
  );

  test('ends as by every throw of every round', () => {
    expect(meetings.length).toBeGreaterThan(30);
    for (const { two, charge } of meetings) {
      const wanted = enumerated(two, charge);
      meleeOf(two, charge).forEach(({ n, d }, index) => {
        expect(Number(n) / Number(d)).toBeCloseTo(wanted[index] ?? 0, 12);
      });
    }
  });
});

test('Lobositz breaks with 10 units or 2 brigades on either side (MH11)', () => {
  for (const { file } of lobositz) {
    const { units, brigades } = lossesOf(file);
    expect([units, brigades?.length]).toEqual([10, 2]);
  }
});

test('the attacker of Lobositz has the first move without a throw', () => {
  const words = match(0).parts.begins.find(({ kind }) => kind === 'words');
  expect(words).toMatchObject({ text: 'Prussia attacks and has movement initiative without a throw.' });
});
