import { describe, expect, test } from 'vitest';
import { labelsOf, readyMadeOf } from '@/lib/sheets/fixtures/printed';
import { loadSystem, SYSTEM_IDS, type SystemId } from '.';
import type { ArmyFile } from './core/army/document';
import type { Label, LabelOptions } from './core/sheet/sheet-parts';

type Node = { readonly id: string; readonly [key: string]: unknown };

/** The army with some of its nodes, wherever they stand, changed. */
const changed = (value: unknown, changes: (node: Node) => object): unknown => {
  if (Array.isArray(value)) return value.map((each) => changed(each, changes));
  if (value === null || typeof value !== 'object') return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, changes)]));
  return typeof node.id === 'string' ? { ...node, ...changes(node as Node) } : node;
};

const armyOf = async (
  id: SystemId,
  ready: string,
  parts: Partial<ArmyFile> = {},
  changes: (node: Node) => object = () => ({}),
): Promise<ArmyFile> => {
  const system = await loadSystem(id);
  const file = (await readyMadeOf(id)).find(({ name }) => name === ready);
  if (file === undefined) throw new Error(`There is no ready-made army ${ready}`);
  const read = (await system.reader()).parse({ ...file, ...parts, army: changed(file.army, changes) });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
};

/** A label in one line: "1.2 Bevern | Superior, Small | Rifles | 4 bases | First brigade". */
const told = ({ number, title, values, traits, words, details, post }: Label): string =>
  [
    [number, title].filter(Boolean).join(' '),
    values.map(({ term, value }) => `${term} ${value}`.trim()).join(', '),
    [...traits.map(({ text }) => text), words].filter(Boolean).join(', '),
    details.join(', '),
    post,
  ].join(' | ');

const labels = async (id: SystemId, file: ArmyFile, options: Partial<LabelOptions> = {}): Promise<string[]> =>
  (await labelsOf(await loadSystem(id), file, options)).labels.map(told);

describe('labels of Honours of War', () => {
  const ready = 'Lobositz 1756: Austria';

  test('have class, size, bases and army points, not the hits that all share; generals and commanders their rating', async () => {
    const all = await labels('honours-of-war', await armyOf('honours-of-war', ready), { numbered: 'all' });
    expect(all[0]).toBe(
      'von Browne | Dashing |  | Commanding general, moves 80, acts within 20 | Whole army',
    );
    expect(all).toContain('1 Kollowrat | Dependable |  | Brigade commander | Centre and Left Wing Infantry');
    expect(all).toContain(
      '1.1 Grenadier battalion | Superior |  | 5 bases, 20 figures, lost 1 AP | Centre and Left Wing Infantry',
    );
    expect(all).toContain(
      '4.4 Hussar regiment | Inferior, Small |  | 2 bases, 4 figures, lost 0.5 AP | Right Wing Cavalry',
    );
    expect(all).toContain(
      '1.7 Medium battery | Superior |  | 6-pdr, 1 base, 3 figures, lost 1 AP | Centre and Left Wing Infantry',
    );
  });

  test('say what sets a unit apart', async () => {
    const file = await armyOf('honours-of-war', ready, {}, ({ type }) => {
      if (type === 'grenz') return { rifles: true };
      return type === 'grenadiers' ? { battalionGuns: 'absent', name: 'Gaisruck' } : {};
    });
    const all = (await labels('honours-of-war', file)).join('\n');
    expect(all).toContain('Gaisruck | Superior | No battalion guns | Grenadier battalion, 5 bases');
    expect(all).toContain('Grenz battalion | Standard | Rifles | 5 bases');
  });

  test('can be one for each base, without formations, commanders and ratings, with points', async () => {
    const file = await armyOf('honours-of-war', ready);
    const all = await labels('honours-of-war', file, {
      copies: 'stands',
      unitsOnly: true,
      hidePosts: true,
      priced: true,
    });
    expect(all.filter((label) => label.startsWith('Grenz battalion'))).toHaveLength(3 * 5);
    expect(all[0]).toBe('Grenadier battalion | Superior | 120 points | 5 bases, 20 figures, lost 1 AP | ');
    const hidden = await labels('honours-of-war', file, { hideRatings: true, priced: true });
    expect(hidden[0]).toBe('von Browne |  |  | Commanding general | Whole army');
  });
});

describe('labels of A Stroll in Hanover', () => {
  const ready = 'Demonstration army';

  test('have strength points, Morale, capacities and the code of line cavalry', async () => {
    const all = await labels('stroll-in-hanover', await armyOf('stroll-in-hanover', ready), {
      numbered: 'all',
    });
    expect(all).toContain('3 Lieutenant general | Rating 2 |  |  | Cavalry division');
    expect(all).toContain(
      '1.4 Assembled grenadiers | SP 2, Morale 5 | Shock | Line infantry, SP + Morale 7 | First division',
    );
    expect(all).toContain(
      '2.1 German line | SP 3, Morale 4 | No grenadiers | Line infantry, SP + Morale 7 | Second division',
    );
    expect(all).toContain(
      '3.1 German horse | L, SP 3, Morale 4 |  | Heavy line cavalry, SP + Morale 7 | Cavalry division',
    );
    expect(all).toContain(
      '3.3 Dragoons | M, SP 3, Morale 4 |  | Medium line cavalry, SP + Morale 7 | Cavalry division',
    );
  });

  test('have the capacities that the player wrote, and half points', async () => {
    const file = await armyOf('stroll-in-hanover', ready, {}, ({ noGrenadiers }) =>
      noGrenadiers === true ? { capacities: ['Linear fire', 'Slow'], secondLine: true } : {},
    );
    expect(await labels('stroll-in-hanover', file, { priced: true })).toContain(
      'German line | SP 3, Morale 4 | No grenadiers, Second line, 10.5 points, Linear fire, Slow | Line infantry, SP + Morale 7 | Second division',
    );
  });

  test('are only of what may come to the table', async () => {
    const file = await armyOf('stroll-in-hanover', ready, {}, ({ type }) =>
      type === 'hussars' ? { list: 'plus-30' } : {},
    );
    const defending = { ...file, army: { ...(file.army as object), role: 'defender' } };
    expect((await labels('stroll-in-hanover', file)).join()).toContain('Hussars');
    expect((await labels('stroll-in-hanover', defending)).join()).not.toContain('Hussars');
  });
});

describe('labels of McNally', () => {
  const ready = 'An Austrian brigade of 1757';

  test('have strength points, basic morale and type', async () => {
    const all = await labels('mcnally', await armyOf('mcnally', ready), { numbered: 'all' });
    expect(all[0]).toBe('1 Brigadier | Tests +1 |  |  | First brigade');
    expect(all).toContain(
      '1.1 First regiment | SP 6, Morale 7 | Line regiment | 1,200 men, 4 bases, 24 figures | First brigade',
    );
    expect(all).toContain(
      '1.5 Field battery | SP 6, Morale 7 | Medium guns | 6 to 9-pdr, 12 guns, 4 bases | First brigade',
    );
  });

  test('say what a unit has beside them', async () => {
    const file = await armyOf('mcnally', ready, {}, ({ name }) => {
      if (name === 'First regiment') return { regimentalGuns: true, fireBonus: true };
      if (name === 'Third regiment') return { type: 'jaeger' };
      return name === 'Second regiment'
        ? { type: 'engineers', name: '', explosives: 6, tools: true, pontoons: true }
        : {};
    });
    const all = await labels('mcnally', file, { copies: 'stands' });
    expect(all).toContainEqual(expect.stringContaining('| Line regiment, +1 fire, Regimental guns |'));
    const engineers = all.filter((label) => label.includes('Explosives 6, Tools, Pontoons'));
    // four bases of engineers, two wagons and a train of two
    expect(engineers).toHaveLength(8);
    expect(all).toContainEqual(expect.stringContaining('Evades 3 in'));
  });
});

describe('labels of Thinglum', () => {
  const ready = 'Two brigades of foot, one of horse';

  test('have class, morale number, figures, stands and fire dice', async () => {
    const all = await labels('thinglum', await armyOf('thinglum', ready), { numbered: 'all' });
    expect(all).toContain(
      '1.1 Line battalion | Morale 4, Figures 37 | Line infantry, fires 6 dice | 6 stands, 740 men | First brigade',
    );
    expect(all).toContain(
      '3.2 Hussars | Morale 4, Figures 24 | Light cavalry | 8 stands, 480 men | Brigade of horse',
    );
    expect(all).toContain(
      '4.1 Heavy battery | Morale 4, Crew 10 | Heavy guns, 2 guns, fires 2 dice |  | Under the commander in chief',
    );
    expect(all[0]).toBe('Commander in chief | Die to throw | 3 couriers |  | Whole army');
  });

  test('have the ability, radius, chips and couriers of a commander, unless they are hidden', async () => {
    const file = await armyOf('thinglum', ready, {}, ({ die }) =>
      die === undefined ? {} : { die: '6', name: 'Ferdinand', couriers: 2 },
    );
    const system = await loadSystem('thinglum');
    const [chief] = (await labelsOf(system, file)).labels;
    expect(chief?.values.map(({ term }) => term)).toEqual(['', 'Radius']);
    expect(chief?.traits.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^\d chips?$/),
      '2 couriers',
    ]);
    const [hidden] = (await labelsOf(system, file, { hideRatings: true })).labels;
    expect(hidden?.values).toEqual([]);
    expect(hidden?.traits.map(({ text }) => text)).toEqual(['2 couriers']);
  });
});

describe('labels of One Hour Napoleonic', () => {
  const ready = 'Six units and a leader';

  test('have arm, quality and hits', async () => {
    const all = await labels('one-hour-napoleonic', await armyOf('one-hour-napoleonic', ready));
    expect(all).toContain('Grenadiers massed | Excellent, Hits 7 | Line infantry |  | ');
    expect(all).toContain('Heavy cavalry | Good, Hits 6 |  |  | ');
    expect(all[0]).toBe('Commander | Re-roll |  | Leader, a single combat die re-rolled | Leads the army');
  });

  test('have no hits where quality tells them and all units are alike', async () => {
    const alike = await armyOf('one-hour-napoleonic', ready, {}, ({ hits }) =>
      hits === undefined ? {} : { hits: 6 },
    );
    const all = await labels('one-hour-napoleonic', alike);
    expect(all).toContain('Grenadiers massed | Good | Line infantry |  | ');
    expect(all.join()).not.toContain('Hits');
    const unknown = await armyOf('one-hour-napoleonic', ready, {}, ({ hits }) =>
      hits === undefined ? {} : { hits: 9 },
    );
    expect(await labels('one-hour-napoleonic', unknown)).toContain('Heavy cavalry | Hits 9 |  |  | ');
  });

  test('have traits in words, and in letters for small labels; the hit of a leader', async () => {
    const file = await armyOf('one-hour-napoleonic', ready, {}, ({ name, type, id }) => {
      if (name === 'Commander') return { unit: 'led' };
      return type === 'line' && id !== 'led' && name === '' ? { steadfast: true, impetuous: true } : {};
    });
    const army = file.army as { reserve: { name: string }[] };
    const led = {
      ...file,
      army: {
        ...army,
        reserve: army.reserve.map((unit) =>
          unit.name === 'Grenadiers massed' ? { ...unit, id: 'led' } : unit,
        ),
      },
    };
    const { labels: all } = await labelsOf(await loadSystem('one-hour-napoleonic'), led);
    expect(all.map(told).join('\n')).toContain('Line infantry | Good, Hits 6 | Steadfast, Impetuous |');
    expect(all.flatMap(({ traits }) => traits.map(({ short }) => short))).toEqual(
      expect.arrayContaining(['S', 'I', '+1 led']),
    );
  });
});

describe.each(SYSTEM_IDS)('%s', async (id) => {
  const system = await loadSystem(id);

  test('labels every unit of its ready-made armies by its name, with the strength it has', async () => {
    for (const file of await readyMadeOf(id)) {
      const rows = system.outline(file).sections.flatMap((section) => section.rows);
      const units = rows.filter(({ kind }) => kind === 'unit').map(({ name }) => name);
      const { labels: all, marks } = await labelsOf(system, file, { unitsOnly: true });
      expect(all.map(({ title }) => title).toSorted()).toEqual(units.toSorted());
      expect(all.every(({ values }) => values.length > 0)).toBe(true);
      const errors = system.assess(file).findings.filter(({ severity }) => severity === 'error');
      expect(marks.length > 0).toBe(errors.length > 0);
    }
  });

  test('copies units and nothing else', async () => {
    const [file] = await readyMadeOf(id);
    if (file === undefined) throw new Error('There is no ready-made army');
    const once = await labelsOf(system, file);
    const units = await labelsOf(system, file, { unitsOnly: true });
    const thrice = await labelsOf(system, file, { copies: 3 });
    expect(thrice.labels).toHaveLength(once.labels.length + 2 * units.labels.length);
  });
});
