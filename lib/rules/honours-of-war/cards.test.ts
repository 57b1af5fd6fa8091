import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ArmyFile } from '../core/army/document';
import type { Card, CardOptions, CardSheet, Part } from '../core/sheet/sheet-parts';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { sheets } from './sheets';

const { cards } = sheets;

const USUAL: CardOptions = {
  paper: 'a4',
  cardSize: '63x88',
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
  print: { date: '20 November 2026', version: 15, code: 'MU-7KQ4-BW', link: null },
};

const army = (parts: Record<string, unknown>): ArmyFile<Army> => {
  const parsed = parse({
    muster: 1,
    system: 'honours-of-war',
    name: 'Vorhut',
    army: { nation: 'prussia', year: 1757, scale: '28', general: { id: 'g' }, ...parts },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
};

const brigade = (units: readonly Record<string, unknown>[], more: Record<string, unknown> = {}) => ({
  id: 'b',
  name: 'Left wing',
  units: units.map((unit, index) => ({ id: `u${index}`, class: 'standard', ...unit })),
  ...more,
});

const sheetOf = (file: ArmyFile<Army>, options: Partial<CardOptions> = {}): CardSheet =>
  cards(file, assess(file), { ...USUAL, ...options });

const named = ({ cards: all }: CardSheet, title: string): Card => {
  const card = all.find((each) => each.title === title);
  if (card === undefined) throw new Error(`No card of ${title} among ${all.map((each) => each.title)}`);
  return card;
};

/** The card of one unit of an army. */
const cardOf = (unit: Record<string, unknown>, field: Record<string, unknown> = {}): Card =>
  named(sheetOf(army({ brigades: [brigade([{ name: 'Ours', ...unit }])], ...field })), 'Ours');

/** What is said under a term, in any part. */
const under = ({ parts }: Card, term: string): string | undefined =>
  parts
    .flatMap((part): { term: string; said: string }[] => {
      if (part.kind === 'measures' || part.kind === 'plot')
        return part.measures.map((each) => ({ term: each.term, said: each.value }));
      if (part.kind === 'pairs') return part.pairs.map((each) => ({ term: each.term, said: each.value }));
      if (part.kind === 'words') return part.items.map((each) => ({ term: each.term, said: each.text }));
      return [];
    })
    .find((each) => each.term === term)?.said;

/** All that is said in sentences. */
const words = ({ parts }: Card): string =>
  parts.flatMap((each) => (each.kind === 'words' ? each.items.map(({ text }) => text) : [])).join('. ');

const part = <K extends Part['kind']>({ parts }: Card, kind: K): Extract<Part, { kind: K }> => {
  const found = parts.find((each): each is Extract<Part, { kind: K }> => each.kind === kind);
  if (found === undefined) throw new Error(`No ${kind} on the card`);
  return found;
};

const linesOf = ({ lines }: Card): string[] => lines.map((runs) => runs.map(({ text }) => text).join(''));
const hits = (card: Card): string[] => part(card, 'strip').columns.map(({ value }) => value);
const all = (value: unknown): string => JSON.stringify(value);

describe('golden cards', () => {
  test('G66: Prussian jaeger, small', () => {
    const card = cardOf({ type: 'jaeger', size: 'small' });
    expect(part(card, 'strip').note).toBe('Inferior infantry, standard light');
    expect(hits(card)).toEqual(['0', '0', '1', '2', '2', '3', '3']);
    expect(part(card, 'plot').note).toBe('rifles: hits a shot');
    expect(under(card, 'Short')).toBe('0–15');
    expect(under(card, 'Long, −1')).toBe('15–30');
    expect(under(card, 'Own dice')).toMatch(/^−1 small/);
    expect(linesOf(card)).toEqual([
      'Standard, small size, rifles',
      'Left wing',
      '3 bases, 6 figures, 12 cm wide',
    ]);
  });

  test('G67: Prussian Freikorps, inferior', () => {
    const card = cardOf({ type: 'freikorps', class: 'inferior' });
    expect(under(card, 'Formation')).toBe('½');
    expect(under(card, 'Flank, rear')).toBe('free');
  });

  test('G68: Reichsarmee, inferior', () => {
    const card = cardOf({ type: 'musketeers', class: 'inferior' }, { nation: 'reichsarmee' });
    expect(under(card, 'Formation')).toBe('full');
    // 4 to 6 with −1
    expect(under(card, 'Turn to face')).toBe('5+');
    expect(under(card, 'Change formation')).toBe('5+');
  });

  test('G69, G70: foreign and French line of 1757', () => {
    const foreign = cardOf({ type: 'foreign-line' }, { nation: 'france' });
    expect(under(foreign, 'Formation')).toBe('½');
    expect(under(foreign, 'Flank, rear')).toBe('¼');
    expect(under(foreign, 'Turn to face')).toBe('4+');
    const french = cardOf({ type: 'musketeers' }, { nation: 'france' });
    expect(under(french, 'Formation')).toBe('full');
    expect(under(french, 'Flank, rear')).toBe('½');
    expect(under(french, 'Turn to face')).toBe('5+');
    expect(under(french, 'Change formation')).toBe('5+');
  });

  test('G71: Prussian cuirassiers, large, 15 mm', () => {
    const card = cardOf({ type: 'cuirassiers', class: 'superior', size: 'large' }, { scale: '15' });
    expect(linesOf(card)).toEqual(['Superior, large size', 'Left wing', '6 bases, 12 figures, 15 cm wide']);
    expect(under(card, 'Line')).toBe('15');
    expect(under(card, 'Column')).toBe('25');
    expect(under(card, 'Own dice')).toMatch(/^\+1 large/);
  });
});

describe('every field of a unit card (digest, s. 5.3)', () => {
  test('of infantry', () => {
    const card = cardOf({ type: 'grenadiers', class: 'superior', battalionGuns: 'absent' });
    expect(card).toMatchObject({
      subtitle: 'Grenadier battalion, close order, Prussia',
      symbol: 'grenadier',
      nation: 'prussia',
      foot: [{ text: 'Lost: ' }, { text: '1', style: 'strong' }, { text: ' AP' }],
    });
    expect(Number(card.sum)).toBeGreaterThan(0);
    expect(card.tracks).toEqual([
      [
        { kind: 'plain' },
        { kind: 'plain' },
        { kind: 'hatched', label: '−1' },
        { kind: 'return' },
        { kind: 'done' },
      ],
    ]);
    for (const term of ['Line', 'Column', 'Formation', 'Flank, rear', 'Short', 'Long, −1', 'Ground'])
      expect(under(card, term), term).not.toBeUndefined();
    expect(part(card, 'plot').note).toBe('muskets, no guns: hits a shot');
    expect(part(card, 'strip').note).toBe('Superior infantry');
    expect(under(card, 'Own dice')).toBe('−1 firing, no guns');
    expect(under(card, 'Enemy dice')).toBe('−1 firing and melee: superior');
    expect(under(card, 'Out of command')).toBe('3+');
    expect(under(card, 'Counter-charge')).toBe('3+');
    expect(under(card, 'Flee-through hits')).toBe('1');
    expect(under(card, 'Rally')).toBe('1 hit over 30 from enemies, 2 over 60.');
    expect(under(card, 'Formations')).toBe('line, march column.');
  });

  test('of light infantry: any shape, evades, no change of formation', () => {
    const card = cardOf({ type: 'grenz' }, { nation: 'austria' });
    expect(under(card, 'Any shape')).toBe('25');
    expect(under(card, 'Formation')).toBe('free');
    expect(under(card, 'Change formation')).toBeUndefined();
    expect(under(card, 'Own dice')).toBe('−1 in melee with formed');
    expect(under(card, 'Enemy dice')).toBe('−1 firing: difficult target');
    expect(under(card, 'Formations')).toBe('any shape. Evades.');
  });

  test.each([
    ['cuirassiers', 'superior', 'heavy', false, false, true],
    ['dragoons', 'standard', 'medium', false, true, true],
    ['hussars', 'standard', 'light', true, true, true],
    ['hussars', 'inferior', 'light', true, true, false],
  ] as const)('of %s, %s', (type, unitClass, weight, evades, dismounts, bonus) => {
    const card = cardOf({ type, class: unitClass });
    const does = under(card, 'Formations') ?? '';
    expect(card.subtitle).toContain(`${weight} cavalry, Prussia`);
    expect(does).toMatch(/^line, double line, march column\./);
    expect(does.includes('Evades.')).toBe(evades);
    expect(does.includes('Dismounts in ½ move: LI, carbines 8, 15.')).toBe(dismounts);
    expect(does.includes('No charge bonus.')).toBe(!bonus);
    expect(under(card, 'Own dice')).toBe(bonus ? '+1 charging, first round' : 'no change');
    expect(under(card, 'No charge bonus')).toBe(
      bonus
        ? 'against the front of close order with 3 hits or fewer; uphill, over defences, in woods or rough ground; after ¼ of a move or less. Counter-charged: both have it.'
        : undefined,
    );
    expect(does).toContain('No fire mounted.');
    expect(under(card, '*')).toBe('automatic if chargers use over ½ move.');
    expect(under(card, 'Pursuit')).toBe({ superior: '3+', standard: '4+', inferior: '5+' }[unitClass]);
    expect(under(card, 'Flee-through hits')).toBe(unitClass === 'inferior' ? '2' : '1');
    expect(under(card, 'Charging')).toBe(bonus ? '' : undefined);
  });

  test('of guns: limber, by hand, canister, melee', () => {
    const card = cardOf({ type: 'medium-battery' }, { nation: 'austria' });
    expect(card.subtitle).toBe('Medium battery, 6-pdr, Austria');
    expect(under(card, 'Limbered')).toBe('20');
    expect(under(card, 'On road')).toBe('25');
    expect(under(card, 'By hand')).toBe('10');
    expect(under(card, 'Flank')).toBe('5');
    expect(under(card, 'Limber')).toBe('½ move');
    expect(under(card, 'Canister, +2')).toBe('0–40');
    expect(under(card, 'Effective')).toBe('40–80');
    expect(under(card, 'Long, −1')).toBe('80–120');
    expect(under(card, 'Own dice')).toBe('−1 in melee');
    expect(under(card, 'Enemy dice')).toBe('−1 firing when deployed');
    expect(under(card, 'Unlimber, charged')).toBe('4+');
    expect(under(card, 'Formations')).toBe('deployed, limbered. Charged limbered: Done For.');
  });

  test.each([
    ['howitzer-battery', {}, 'from 20 up', 'howitzer: hits a shot, fuse included'],
    ['howitzer-battery', { scale: '6' }, 'from 5 up', 'howitzer: hits a shot, fuse included'],
    ['unicorn-battery', { nation: 'russia' }, 'from 20 up', 'unicorn: hits a shot, not shell'],
  ])('of %s: its shell, and what the odds count (p. 28, 35)', (type, field, from, note) => {
    const card = cardOf({ type }, field);
    expect(under(card, 'Shell')).toBe(`${from}; fuse 1–2 on D6: −1; +1 at cavalry, +1 at works, buildings`);
    expect(part(card, 'plot').note).toBe(note);
  });

  test.each(['medium-battery', 'heavy-battery'])('of a %s: no shell', (type) => {
    const card = cardOf({ type });
    expect(under(card, 'Shell')).toBeUndefined();
    expect(part(card, 'plot').note).toMatch(/: hits a shot$/);
    expect(under(card, 'Own dice')).toBe(
      type === 'heavy-battery' ? '−1 in melee; +1 roundshot at works, buildings' : '−1 in melee',
    );
  });

  test('keeps the ranges of fire apart from the odds, which may be spared', () => {
    const card = named(
      sheetOf(army({ brigades: [brigade([{ name: 'Ours', type: 'medium-battery' }])] }), { odds: false }),
      'Ours',
    );
    expect(card.parts.some(({ kind }) => kind === 'plot')).toBe(false);
    expect(under(card, 'Long, −1')).toBe('80–120');
  });

  test('of transport: neither fires nor fights', () => {
    const card = cardOf({ type: 'transport' });
    expect(all(card.parts)).toContain('Neither fires nor fights');
    expect(under(card, 'Turn to face')).toBeUndefined();
    expect(card.parts.some(({ kind }) => kind === 'strip')).toBe(false);
  });

  test('of a contingent: its own nation', () => {
    const card = cardOf({ type: 'hussars', nation: 'prussia' }, { nation: 'hbma' });
    expect(card.nation).toBe('prussia');
    expect(card.subtitle).toContain('Prussia');
  });
});

describe('a card of command', () => {
  const led = (general: string, lieutenant = 'dependable', more: Partial<CardOptions> = {}, scale = '28') =>
    sheetOf(
      army({
        scale,
        general: { id: 'g', name: 'General', rating: general },
        lieutenants: [{ id: 'l', name: 'Lieutenant', rating: lieutenant, brigades: ['b'] }],
        brigades: [
          brigade([{ type: 'musketeers' }], {
            commander: { id: 'c', name: 'Commander', rating: lieutenant },
          }),
        ],
      }),
      more,
    );
  const footOf = ({ foot }: Card): string => foot.map(({ text }) => text).join('');

  test.each([
    ['unrated', 'The unrated commanding general may raise him one step within 15'],
    ['dependable', 'The dependable commanding general may raise him to dependable'],
    ['dashing', 'The dashing commanding general may raise him to dashing'],
    ['dithering', undefined],
  ])('of a lieutenant says how an %s general raises him (p. 37)', (rating, says) => {
    const said = words(named(led(rating), 'Lieutenant'));
    if (says === undefined) expect(said).not.toContain('raise him');
    else expect(said).toContain(says);
  });

  test('tells the rating of the general by no word where it is hidden', () => {
    const said = ['unrated', 'dashing', 'dithering'].map((rating) =>
      words(named(led(rating, 'dependable', { hideRatings: true }), 'Lieutenant')),
    );
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toContain('rated to his own rating');
  });

  test('says what the casualty test does to him (p. 13)', () => {
    const test = 'Casualty test: 2D6, on 11 or 12 ';
    expect(footOf(named(led('unrated'), 'General'))).toBe(`${test}he is dithering`);
    expect(footOf(named(led('dashing'), 'General'))).toBe(`${test}one rating down`);
    expect(footOf(named(led('unrated', 'dithering'), 'Commander'))).toBe(`${test}−1 from then on`);
    const open = led('unrated', 'dithering', { hideRatings: true });
    expect(footOf(named(open, 'General'))).toBe(`${test}one rating down`);
    expect(words(named(open, 'General'))).toContain('Casualty: unrated to dithering, dithering −1');
    expect(footOf(named(open, 'Commander'))).toContain('dithering −1');
  });

  test('says when the casualty test is taken, and that he gives way (p. 13)', () => {
    for (const name of ['General', 'Commander'])
      expect(words(named(led('unrated'), name))).toContain(
        'once a phase (R57): after fire, before reaction, or if moved aside for an enemy; a subordinate takes over',
      );
    expect(words(named(led('unrated'), 'General'))).toContain('gives way no more than needed');
  });

  test.each(['unrated', 'dependable', 'dashing'])(
    'of a general, %s: +1 on the die of a dashing commander',
    (rating) => {
      expect(words(named(led(rating), 'General'))).toContain('dashing adds 1 to the die');
    },
  );

  test('of a dashing general says that small scales are ours (R37)', () => {
    expect(words(named(led('dashing'), 'General'))).not.toContain('R37');
    expect(words(named(led('dashing', 'dependable', {}, '6'), 'General'))).toContain(
      'within 5 (both ours, R37)',
    );
    expect(words(named(led('dependable', 'dependable', {}, '6'), 'General'))).not.toContain('R37');
  });

  test('of a dashing commander says what is by choice when he inspires (p. 19)', () => {
    const said = words(named(led('unrated', 'dashing'), 'Commander'));
    expect(said).toContain('by choice once friends have contacted it');
    expect(said).toContain('all by choice while the general directs');
  });
});

describe('what is printed', () => {
  const twins = [
    { type: 'musketeers', notes: 'Behind the hedge' },
    { type: 'musketeers', notes: 'Behind the hedge' },
    { type: 'musketeers', notes: 'Behind the hedge' },
    { type: 'musketeers', class: 'superior' },
  ];
  const file = army({
    general: { id: 'g', name: 'Der König', rating: 'dashing' },
    lieutenants: [{ id: 'l', name: 'Schwerin', rating: 'dithering', brigades: ['b'] }],
    brigades: [brigade(twins, { commander: { id: 'c', name: 'Bevern', rating: 'dashing' } })],
    independents: [{ id: 'i', type: 'musketeers', class: 'standard', notes: 'Behind the hedge' }],
    works: [{ id: 'w', type: 'gun-entrenchment', name: 'Redoubt', count: 2 }],
  });
  const titles = ({ cards: each }: CardSheet): string[] => each.map(({ title }) => title);
  const musketeers = 'Musketeer battalion';

  test('a card for the army, each who commands, each unit and each section of works', () => {
    expect(titles(sheetOf(file))).toEqual([
      'Vorhut',
      'Der König',
      'Schwerin',
      'Bevern',
      musketeers,
      musketeers,
      musketeers,
      musketeers,
      musketeers,
      'Redoubt',
      'Redoubt',
    ]);
  });

  test('of a fortified block: hits on two units in it, and its other faces (p. 17)', () => {
    const block = { id: 'w', type: 'fortified-block', name: 'Mill', count: 1 };
    const said = words(named(sheetOf(army({ works: [block] })), 'Mill'));
    expect(said).toContain('Two units share hits by agreement or die');
    expect(said).toContain('may fire, and be fired at, on another');
  });

  test('of Red at Spittelwitz: six sections for foot and one for guns, in number ours (R59)', () => {
    const red = parse(JSON.parse(readFileSync('data/honours-of-war/armies/spittelwitz-red.json', 'utf8')));
    if (!red.ok) throw new Error('the army is not read');
    const works = titles(sheetOf(red.value)).slice(-7);
    expect(works).toEqual([...Array(6).fill('Infantry entrenchment'), 'Gun entrenchment']);
  });

  test('identical units of a brigade together, with a track for each, their numbers, the price of one and of all', () => {
    const small = sheetOf(file, { combine: true });
    expect(titles(small).slice(4)).toEqual([
      `2 × ${musketeers}`,
      musketeers,
      musketeers,
      musketeers,
      '2 × Redoubt',
    ]);
    const card = named(small, `2 × ${musketeers}`);
    const { sum } = named(sheetOf(file), musketeers);
    expect(card.tracks).toHaveLength(2);
    expect(card.number).toMatch(/^\d\.\d–\d\.\d$/);
    expect(linesOf(card)[1]).toMatch(/^1 AP each, /);
    expect(card.sum).toBe(`${Number(sum) * 2}`);
    expect(linesOf(card).at(-1)).toBe(`Under Bevern, 2 × ${sum} = ${card.sum}`);
  });

  test('no points, where they are hidden', () => {
    expect(sheetOf(file, { hidePoints: true }).cards.map(({ sum }) => sum)).toEqual(Array(11).fill(''));
    expect(sheetOf(file).cards.every(({ sum }) => sum !== '')).toBe(true);
  });

  test('no notes, where they are hidden', () => {
    expect(all(sheetOf(file))).toContain('Behind the hedge');
    expect(all(sheetOf(file, { hideNotes: true }))).not.toContain('Behind the hedge');
  });

  test('no ratings, nor the prices that tell them, where they are hidden', () => {
    const shown = sheetOf(file);
    const hidden = sheetOf(file, { hideRatings: true });
    for (const name of ['Der König', 'Schwerin', 'Bevern']) {
      const marked = part(named(shown, name), 'choice').options.filter(({ on }) => on);
      expect(marked).toHaveLength(1);
      const card = named(hidden, name);
      expect(part(card, 'choice').options.some(({ on }) => on)).toBe(false);
      expect(card.sum).toBe('');
      expect(linesOf(card)[0]).toBe('Rating: roll or mark');
    }
    // every result of every rating, for whoever may turn out to command
    expect(part(named(hidden, 'Bevern'), 'grid').rows).toHaveLength(6);
  });

  test('the army card counts units by size, as the ledger does', () => {
    const units = [
      { type: 'musketeers', class: 'standard', size: 'large' },
      { type: 'musketeers', class: 'standard' },
    ];
    const [first] = sheetOf(army({ brigades: [brigade(units)] })).cards;
    expect(first && linesOf(first)[0]).toBe('2.5 units, 1 brigade');
  });

  test('a share link on the army card, and the mark of an army with errors', () => {
    const link = 'http://192.168.1.20:3000/s/x';
    const shared = sheetOf(file, { print: { ...USUAL.print, link } });
    expect(shared.cards.map((card) => card.link ?? null)).toEqual([link, ...Array(10).fill(null)]);
    expect(sheetOf(army({ general: null })).marks).toMatchObject([{ severity: 'wanting' }]);
    const superior = army({ brigades: [brigade([{ type: 'jaeger', class: 'superior' }])] });
    expect(sheetOf(superior).marks).toMatchObject([{ severity: 'error' }]);
  });
});
