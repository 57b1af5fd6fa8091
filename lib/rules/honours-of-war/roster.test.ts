import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ArmyFile } from '../core/army/document';
import type { Cell, Sheet, SheetOptions, TableBlock, TableRow } from '../core/sheet/sheet';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { sheets } from './sheets';

const { roster } = sheets;

const USUAL: SheetOptions = {
  paper: 'a4',
  hidePoints: false,
  hideNotes: false,
  hideRatings: false,
  combine: false,
  blackAndWhite: false,
  print: { date: '20 November 2026', version: 15, code: null, link: null },
};

const read = (input: unknown): ArmyFile<Army> => {
  const parsed = parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
};

const sheetOf = (file: ArmyFile<Army>, options: Partial<SheetOptions> = {}): Sheet =>
  roster(file, assess(file), { ...USUAL, ...options });

const FOLDER = 'data/honours-of-war/armies';
const readyMade = (name: string): ArmyFile<Army> =>
  read(JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')));

const army = (parts: Record<string, unknown>, settings: Record<string, unknown> = {}): ArmyFile<Army> =>
  read({
    muster: 1,
    system: 'honours-of-war',
    name: 'Vorhut',
    settings,
    army: { nation: 'prussia', year: 1757, general: { id: 'g' }, ...parts },
  });

const unit = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  type: 'musketeers',
  class: 'standard',
  ...more,
});
const brigade = (units: readonly unknown[], more: Record<string, unknown> = {}) => ({
  id: 'b',
  name: 'Left wing',
  units,
  ...more,
});

const ledgerOf = ({ body }: Sheet): TableBlock => {
  const ledger = body.find((block): block is TableBlock => block.kind === 'table');
  if (ledger === undefined) throw new Error('The sheet has no ledger');
  return ledger;
};

const rowsOf = (sheet: Sheet, kind?: TableRow['kind']): TableRow[] =>
  ledgerOf(sheet)
    .groups.flatMap(({ rows }) => rows)
    .filter((row) => kind === undefined || row.kind === kind);

const textOf = (cell: Cell | undefined): string => {
  if (cell?.kind === 'text') return cell.runs.map(({ text }) => text).join('');
  if (cell?.kind === 'number') return cell.text;
  if (cell?.kind === 'choice')
    return cell.options.map(({ label, on }) => (on ? `(${label})` : label)).join(' ');
  if (cell?.kind === 'track') return cell.boxes.map(({ kind }) => kind).join(' ');
  return '';
};

const texts = (row: TableRow | undefined): string[] => (row?.cells ?? []).map(textOf);
const points = (row: TableRow | undefined): string => texts(row).at(-1) ?? '';
const all = (sheet: Sheet): string => JSON.stringify(sheet);

describe('the roster of every ready-made army', () => {
  test.each(readdirSync(FOLDER).map((file) => file.replace('.json', '')))('%s', (name) => {
    const file = readyMade(name);
    const { costing } = assess(file);
    const sheet = sheetOf(file);
    const { columns } = ledgerOf(sheet);
    for (const row of rowsOf(sheet)) {
      expect(row.cells.reduce((sum, { span = 1 }) => sum + span, 0)).toBe(columns.length);
    }
    const units = file.army.brigades.flatMap((each) => each.units).length + file.army.independents.length;
    expect(rowsOf(sheet, 'row')).toHaveLength(units + file.army.works.length);
    const printed = (text: string): number =>
      Number(text.replaceAll(',', '').replace('−', '-').replace('+', ''));
    expect(printed(points(rowsOf(sheet, 'total')[0]))).toBe(costing?.total);
    const generals = sheet.body.flatMap((block) =>
      block.kind === 'line' ? [printed(textOf(block.cells.at(-1)))] : [],
    );
    const heads = rowsOf(sheet, 'head').map((row) => printed(points(row)));
    expect([...generals, ...heads].reduce((sum, each) => sum + each, 0)).toBe(costing?.total);
  });

  test('Lobositz comes out as the digest has it', () => {
    expect(sheetOf(readyMade('lobositz-1756-prussia'))).toMatchObject({
      title: 'Lobositz 1756: Prussia',
      subtitle: 'Prussia, 1756, 28 mm. Honours of War. Ranges and moves in centimetres.',
      sum: { total: '2,275', of: 'points' },
      nation: 'prussia',
      marks: [],
    });
    expect(sheetOf(readyMade('lobositz-1756-austria')).sum?.total).toBe('2,040');
  });
});

describe('a unit', () => {
  const rowOf = (facts: Record<string, unknown>, parts: Record<string, unknown> = {}): string[] =>
    texts(rowsOf(sheetOf(army({ ...parts, independents: [unit('u', facts)] })), 'row')[0]).slice(1);
  const HITS = 'plain plain hatched return done';

  test.each([
    [
      'a named battalion, by its name and type',
      { name: 'Itzenplitz, IR 13' },
      {},
      [
        'Itzenplitz, IR 13\u2002Musketeers',
        'Standard',
        'Standard',
        'Muskets',
        '10 / 30',
        '20 / 25',
        HITS,
        '110',
      ],
    ],
    [
      'small Jäger with rifles at another scale',
      { type: 'jaeger', size: 'small' },
      { scale: '15' },
      ['Jäger battalion', 'Standard', 'Small −1', 'Rifles', '8 / 16', '12', HITS, '40'],
    ],
    [
      'a large regiment of horse, that never fires mounted',
      { type: 'dragoons', size: 'large' },
      {},
      ['Dragoon regiment', 'Standard', 'Large +1', '', '', '30 / 40', HITS, '130'],
    ],
    [
      'a battery, with its pieces and three ranges',
      { type: 'heavy-battery' },
      {},
      ['Heavy battery\u200212-pdr', 'Standard', '', 'Heavy gun', '50 / 100 / 150', '20 / 25', HITS, '65'],
    ],
    [
      'a battalion without its guns',
      { battalionGuns: 'absent' },
      {},
      [
        'Musketeer battalion',
        'Standard',
        'Standard, fire −1',
        'Muskets, no guns',
        '10 / 20',
        '20 / 25',
        HITS,
        '110',
      ],
    ],
    [
      'a contingent, by its nation',
      { type: 'line', nation: 'reichsarmee', class: 'inferior' },
      { nation: 'austria' },
      [
        'Line battalion\u2002Reichsarmee',
        'Inferior',
        'Standard',
        'Muskets',
        '10 / 30',
        '20 / 25',
        HITS,
        '65',
      ],
    ],
  ])('is %s', (_, facts, parts, expected) => {
    expect(rowOf(facts, parts)).toEqual(expected);
  });

  test('may have notes in its row and below', () => {
    const file = army({ independents: [unit('u', { notes: 'Holds the vineyard\nto the last' })] });
    expect(rowsOf(sheetOf(file)).map(({ kind }) => kind)).toEqual(['head', 'row', 'note', 'total']);
    expect(texts(rowsOf(sheetOf(file), 'note')[0])).toContain('Holds the vineyard to the last');
    expect(rowsOf(sheetOf(file, { hideNotes: true }), 'note')).toEqual([]);
  });
});

describe('commanders', () => {
  test('have their rating marked, or circles with the dice of the nation to fill', () => {
    const file = army({
      brigades: [
        brigade([unit('u1')], { commander: { id: 'c1', name: 'Bevern', rating: 'dashing' } }),
        brigade([unit('u2')], { id: 'b2', commander: { id: 'c2', rating: 'variable' } }),
      ],
    });
    const [fixed, variable] = rowsOf(sheetOf(file), 'commander').map(texts);
    expect(fixed).toEqual(['', 'Bevern', 'Dithering Dependable (Dashing)', '+30']);
    expect(variable).toEqual(['', 'Brigade commander', 'Dithering 1 Dependable 2–4 Dashing 5–6', '+15']);
  });

  test('are not asked for a rating their nation cannot roll', () => {
    const file = army({
      nation: 'reichsarmee',
      brigades: [brigade([unit('u', { type: 'line', class: 'inferior' })], { commander: { id: 'c' } })],
    });
    expect(texts(rowsOf(sheetOf(file), 'commander')[0])[2]).toBe('Dithering 1–3 Dependable 4–6');
  });

  test('at the top do what their rating lets them, at the scale of the army', () => {
    const lines = (parts: Record<string, unknown>) =>
      sheetOf(army(parts)).body.flatMap((block) =>
        block.kind === 'line' ? [block.cells.map(textOf).filter(Boolean)] : [],
      );
    expect(lines({ general: { id: 'g', name: 'Frederick II', rating: 'dashing' } })).toEqual([
      [
        'Frederick II',
        'commanding',
        'Dithering Dependable (Dashing)',
        'Moves 80, acts within 20, rallies 2',
        '+100',
      ],
    ]);
    expect(lines({ scale: '15' })).toEqual([
      ['Commanding general', 'Unrated', 'Moves 30, acts within 8, rallies 1', '0'],
    ]);
    expect(lines({ general: null })).toEqual([]);
    const led = {
      lieutenants: [{ id: 'l', name: 'Keith', brigades: ['b'] }],
      brigades: [brigade([unit('u')])],
    };
    expect(lines(led)[1]?.slice(0, 2)).toEqual(['Keith', 'of Left wing']);
  });

  test('who are missing are named as missing', () => {
    const three = [unit('u1'), unit('u2'), unit('u3')];
    expect(texts(rowsOf(sheetOf(army({ brigades: [brigade(three)] })), 'head')[0])).toContain('No commander');
    const small = sheetOf(army({ brigades: [brigade([unit('u1')])] }));
    expect(texts(rowsOf(small, 'head')[0])).toContain('Led by the commanding general');
  });
});

describe('what a player hides', () => {
  const file = readyMade('lobositz-1756-prussia');

  test('points: no price, no sum, no column for them', () => {
    const sheet = sheetOf(file, { hidePoints: true });
    expect(sheet.sum).toBeNull();
    expect(ledgerOf(sheet).columns.map(({ title }) => title)).not.toContain('Points');
    expect(all(sheet)).not.toMatch(/2,275|"130"|\+100/);
    for (const row of rowsOf(sheet)) expect(row.cells.reduce((sum, { span = 1 }) => sum + span, 0)).toBe(8);
  });

  test('ratings: neither the mark nor a price or fact that tells it', () => {
    const sheet = sheetOf(file, { hideRatings: true });
    expect(all(sheet)).not.toMatch(/Dashing|Dependable|Dithering|acts within|\+30|\+100/);
    expect(points(rowsOf(sheet, 'head')[0])).toBe('405');
    expect(texts(rowsOf(sheet, 'total')[0])).toEqual(['Total with command', '2,275']);
  });

  test('identical units: one row with their number and price, boxes for each', () => {
    const rows = rowsOf(sheetOf(file, { combine: true }), 'row').map(texts);
    expect(rows[1]?.[1]).toBe('1.2–1.3\u20022 × Musketeer battalion\u20022 × 110');
    expect(rows[1]?.at(-1)).toBe('220');
    const track = rowsOf(sheetOf(file, { combine: true }), 'row')[1]?.cells.find(
      ({ kind }) => kind === 'track',
    );
    expect(track).toMatchObject({ times: 2 });
    const named = army({
      independents: [unit('u1', { name: 'Alt-Kleist' }), unit('u2', { name: 'Hülsen' })],
    });
    expect(rowsOf(sheetOf(named, { combine: true }), 'row')).toHaveLength(2);
  });
});

describe('works and units without a post', () => {
  test('stand in groups of their own, works with a box for each section', () => {
    const file = army({
      works: [
        { id: 'w1', type: 'infantry-entrenchment', count: 2 },
        { id: 'w2', type: 'gun-entrenchment', name: 'Redoubt', count: 1 },
        { id: 'w3', type: 'fortified-block', count: 40 },
      ],
      unassigned: [unit('u')],
    });
    const sheet = sheetOf(file);
    expect(rowsOf(sheet, 'head').map((row) => texts(row)[0])).toEqual(['Works', 'Without a post']);
    const [foot, guns, blocks] = rowsOf(sheet, 'row').map(texts);
    expect(foot?.slice(1)).toEqual([
      'Infantry entrenchment\u20022 sections, each covers one standard battalion',
      'plain plain',
      '60',
    ]);
    expect(guns?.[1]).toBe('Redoubt\u2002Gun entrenchment, 1 section, covers one gun');
    expect(blocks?.slice(2)).toEqual(['40 blocks', '2,400']);
  });
});

describe('the foot of the last sheet', () => {
  const tailOf = (sheet: Sheet) => {
    const [columns] = sheet.tail;
    if (columns?.kind !== 'columns') throw new Error('The tail has no columns');
    return columns.columns.flat();
  };
  const list = (sheet: Sheet, at = 0): Record<string, string> => {
    const found = tailOf(sheet).filter((block) => block.kind === 'list')[at];
    return Object.fromEntries((found?.items ?? []).map(({ term, value }) => [term, value]));
  };

  test('counts army points to the breaking point', () => {
    const [track] = tailOf(sheetOf(readyMade('lobositz-1756-prussia')));
    expect(track).toMatchObject({
      title: 'Army points lost',
      notes: [expect.anything(), [{ text: 'At 10 the army is broken.' }]],
    });
    expect(track?.kind === 'track' && track.boxes.map(({ kind }) => kind)).toEqual([
      ...Array(9).fill('halves'),
      'last',
    ]);
  });

  test('has the rows of the hit table that the army rolls on, by its own troops', () => {
    const file = army({
      independents: [
        unit('u1', { class: 'inferior' }),
        unit('u2', { type: 'jaeger' }),
        unit('u3', { type: 'hussars' }),
        unit('u4', { type: 'transport', class: 'inferior' }),
      ],
    });
    const grid = tailOf(sheetOf(file)).find((block) => block.kind === 'table');
    expect(grid?.groups[0]?.rows.map((row) => texts(row).join(' '))).toEqual([
      'Inferior infantry 0 0 1 2 2 3 3',
      'Standard light infantry 0 0 1 2 2 3 3',
      'Standard cavalry 0 0 1 2 2 3 4',
    ]);
  });

  test('tells the national differences that matter to the troops present', () => {
    const french = army({
      nation: 'france',
      independents: [
        unit('u1', { type: 'line' }),
        unit('u2', { type: 'foreign-line' }),
        unit('u3', { type: 'dragoons', class: 'inferior' }),
        unit('u4', { type: 'medium-battery' }),
      ],
    });
    expect(list(sheetOf(french))).toEqual({
      'Movement initiative': '−1',
      'Firing initiative': '0',
      'Formation change, foot': 'full move',
      'Formation change, foreign foot': '½ move',
      'Formation change, horse': '½ move',
      'Flank and rear, foot': '½ move',
      'Flank and rear, foreign foot': '¼ move',
      'Flank and rear, horse': '½ move',
      'Limber, unlimber': 'full move',
      'Manhandle, front / flank': '5 / 2.5',
      'Command distance': '15',
    });
    const garrison = army({
      independents: [unit('u1'), unit('u2', { type: 'garrison', class: 'inferior' })],
    });
    expect(list(sheetOf(garrison))).toMatchObject({
      'Formation change': 'free',
      'Formation change, inferior': '½ move',
    });
  });

  test('adds a table for a contingent', () => {
    const file = army({
      nation: 'austria',
      independents: [
        unit('u1', { type: 'line' }),
        unit('u2', { type: 'line', nation: 'reichsarmee', class: 'inferior' }),
      ],
    });
    expect(list(sheetOf(file), 1)).toEqual({ 'Formation change': 'full move', 'Flank and rear': '½ move' });
  });
});

describe('what is checked and by what', () => {
  const footerOf = (sheet: Sheet): string =>
    sheet.footer.lines.map((runs) => runs.map(({ text }) => text).join('')).join(' ');

  test('an army with errors carries a mark and lists them', () => {
    const file = army({
      brigades: [brigade([unit('u1', { size: 'large' }), unit('u2', { type: 'jaeger', class: 'superior' })])],
    });
    const sheet = sheetOf(file);
    const errors = assess(file).findings.filter(({ severity }) => severity === 'error');
    expect(sheet.marks).toEqual([
      { severity: 'error', text: expect.stringMatching(/^Illegal: \d+ errors\. .+\(p\. \d+/) },
    ]);
    const note = sheet.body.find((block) => block.kind === 'note');
    expect(note?.lines.map(({ severity }) => severity)).toEqual(errors.map(() => 'error'));
    expect(footerOf(sheet)).toMatch(/Checked with data [\d.]+: \d+ errors \(/);
  });

  test('names of troops keep their capital among what is checked', () => {
    const footer = footerOf(
      sheetOf(army({ nation: 'russia', year: 1760, independents: [unit('u1', { type: 'jaeger' })] })),
    );
    expect(footer).toMatch(/Russian jäger, p\./);
    expect(footer).not.toContain('russian');
  });

  test('a clean army says so, with options, profile, version and date', () => {
    const sheet = sheetOf(readyMade('st-ulrich-blue'));
    expect(sheet.marks).toEqual([]);
    expect(footerOf(sheet)).toMatch(
      /Options: none\. Checked with data [\d.]+: no errors, no warnings\. Honours of War 2015\. List version 15\. Printed 20 November 2026\.$/,
    );
    expect(footerOf(sheetOf(readyMade('lobositz-1756-prussia')))).toContain('small and large units');
    expect(footerOf(sheetOf(army({}), { print: { ...USUAL.print, version: null } }))).toContain(
      'List not saved',
    );
  });

  test('an empty army prints', () => {
    const sheet = sheetOf(army({ general: null }));
    expect(rowsOf(sheet).map(({ kind }) => kind)).toEqual(['total']);
    expect(all(sheet)).toContain('Too few units for a breaking point.');
  });
});

describe('reminders of optional rules', () => {
  const remindersOf = (settings: Record<string, unknown>, scale = '28') => {
    const { body } = sheetOf(army({ scale }, settings), { hideNotes: true });
    const block = body.find(
      ({ kind, ...rest }) => kind === 'note' && 'title' in rest && rest.title === 'Optional rules',
    );
    return block?.kind === 'note' ? block.lines.map(({ runs }) => runs.map(({ text }) => text).join('')) : [];
  };

  test('stand on the roster of an army that is played by them, notes hidden or not', () => {
    expect(remindersOf({ brigadeMorale: true, redDiePoints: true, battalionGunsLost: true })).toEqual([
      expect.stringMatching(/^Brigade morale: .*at 60 or more from enemies/),
      expect.stringMatching(/^Red dice: /),
      expect.stringMatching(/^No battalion guns: /),
    ]);
  });

  test('measure at the army\u2019s figure scale, by its setting for derived distances', () => {
    expect(remindersOf({ brigadeMorale: true }, '6')[0]).toContain('at 15 or more');
    expect(remindersOf({ brigadeMorale: true, smallScales: 'printed-rows' }, '6')[0]).toContain(
      'at 16 or more',
    );
  });

  test('name what the book leaves open of a unit on the list (R45)', () => {
    const guns = { id: 'g', type: 'horse-6-pdr', class: 'standard' } as const;
    const rosterOf = (parts: Partial<Army>) => all(sheetOf(army({ independents: [guns], ...parts })));
    expect(rosterOf({ nation: 'prussia' })).toContain('Left open by the book');
    expect(rosterOf({ nation: 'prussia' })).toContain('R45');
    expect(rosterOf({ nation: 'austria' })).not.toContain('Left open by the book');
    expect(all(sheetOf(army({ nation: 'prussia' })))).not.toContain('Left open by the book');
  });

  test('are silent otherwise', () => {
    expect(remindersOf({})).toEqual([]);
    expect(remindersOf({ nonStandardUnits: true, weather: true })).toEqual([]);
  });
});

describe('the rules of a printed scenario', () => {
  const LOBOSITZ = 'Lobositz, 1 October 1756';
  const linesOf = (sheet: Sheet, scenario = LOBOSITZ): string[] =>
    sheet.body.flatMap((block) =>
      block.kind === 'note' && block.title === scenario
        ? block.lines.map(({ runs }) => runs.map(({ text }) => text).join(''))
        : [],
    );

  test.each(['lobositz-1756-prussia', 'lobositz-1756-austria'])(
    'stand on the roster of %s (p. 61)',
    (name) => {
      const lines = linesOf(sheetOf(readyMade(name)));
      expect(lines.map((line) => line.split(':')[0])).toEqual([
        'Attacker',
        'Objectives',
        'Ground',
        'Mist',
        'Held back',
        'Frederick',
      ]);
      expect(lines[3]).toMatch(/moves 1 to 3.+beyond 20 cm.+1 or 2.+p\. 61$/);
      expect(lines[4]).toMatch(/Lowenstein.+1 and 2, Kollowrat.+1 to 4/);
      expect(lines[5]).toMatch(/end of move 5; then Keith/);
    },
  );

  test.each([
    ['spittelwitz-blue', 'Spittelwitz', /^Legion: .*infantry superior, light infantry and cavalry standard/],
    ['spittelwitz-blue', 'Spittelwitz', /Second Lutterberg, 1762.* p\. 59$/],
    ['spittelwitz-red', 'Spittelwitz', /light infantry are entrenched \(how many: R59\).* p\. 59$/],
    ['st-ulrich-red', 'St Ulrich', /^Played again: swap sides, .*Mulheim road alone.* p\. 58$/],
  ])('of %s: %s, %s', (name, scenario, line) => {
    expect(linesOf(sheetOf(readyMade(name)), scenario)).toContainEqual(expect.stringMatching(line));
  });

  test('have distances at the scale of the figures, marked as ours where they are', () => {
    const file = readyMade('lobositz-1756-austria');
    const small = linesOf(sheetOf({ ...file, army: { ...file.army, scale: '15' } }));
    expect(small[3]).toMatch(/beyond 10 cm.+10 cm away or more \(both ours, R37\)/);
  });

  test('stand on no other roster', () => {
    const file = readyMade('lobositz-1756-austria');
    expect(linesOf(sheetOf({ ...file, origin: null }))).toEqual([]);
    expect(linesOf(sheetOf({ ...file, origin: { kind: 'battle', name: LOBOSITZ } }))).toEqual([]);
  });
});
