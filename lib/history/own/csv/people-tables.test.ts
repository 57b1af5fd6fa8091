import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../rules/core/text/encoding';
import { battle } from '../fixtures/battles';
import { KNOWN } from '../fixtures/known';
import { unitsIn } from '../tree/sums';
import { readTable } from './csv-read';
import { checkTable } from './csv-table';
import { PHRASES, readTroops } from './troop-words';

/** A table as people write it, read. */
const read = (text: string) => {
  const { rows, faults } = readTable(text);
  return { ...checkTable(rows, KNOWN, battle()), faults };
};

const tableOf = (name: string): string =>
  decodeText(readFileSync(`lib/history/own/fixtures/tables/${name}`)).text;

/** Name, nation, kind and regiment of each unit of a side. */
const unitsOf = (text: string, side: 0 | 1) =>
  unitsIn(read(text).battle?.sides[side]?.formations ?? []).map(
    ({ name, nation, arm, type, regiment }) => `${name}: ${nation} ${arm} ${type} ${regiment}`,
  );

describe('words for troops', () => {
  test('none of them means two things', () => {
    const texts = PHRASES.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test.each([
    ['infantry', 'infantry', null],
    ['Inf.', 'infantry', null],
    ['foot', 'infantry', null],
    ['line', 'infantry', 'line'],
    ['Musketeers', 'infantry', 'line'],
    ['fusiliers', 'infantry', 'line'],
    ['Hungarian infantry', 'infantry', null],
    ['Infanterie', 'infantry', null],
    ['grenadiers', 'infantry', 'grenadier'],
    ['Foot Guards', 'infantry', 'guard'],
    ['militia', 'infantry', 'militia'],
    ['Grenzer', 'light-infantry', 'grenz'],
    ['Croats', 'light-infantry', 'grenz'],
    ['Jäger', 'light-infantry', 'jaeger'],
    ['Jaegers', 'light-infantry', 'jaeger'],
    ['Freikorps', 'light-infantry', 'freikorps'],
    ['Frei-Korps', 'light-infantry', 'freikorps'],
    ['light troops', 'light-infantry', null],
    ['horse', 'cavalry', 'horse'],
    ['cavalry', 'cavalry', null],
    ['light cavalry', 'cavalry', 'hussar'],
    ['Guard cavalry', 'cavalry', 'guard-horse'],
    ['Kürassiere', 'cavalry', 'cuirassier'],
    ['hussars', 'cavalry', 'hussar'],
    ['dragoons', 'cavalry', 'dragoon'],
    ['Dragoon Guards', 'cavalry', 'horse'],
    ['chevau-légers', 'cavalry', 'chevauleger'],
    ['grenadiers à cheval', 'cavalry', 'guard-horse'],
    ['guns', 'artillery', null],
    ['Geschütze', 'artillery', null],
    ['battery', 'artillery', null],
    ['12pdr', 'artillery', 'heavy-guns'],
    ['12-pdr guns', 'artillery', 'heavy-guns'],
    ['3-pounder', 'artillery', 'light-guns'],
    ['6 Pfünder Batterie', 'artillery', 'medium-guns'],
    ['heavy howitzers', 'artillery', 'howitzers'],
    ['horse artillery', 'artillery', 'horse-guns'],
    ['foot battery', 'artillery', 'medium-guns'],
    ['wagons', 'transport', 'wagons'],
  ])('%s is %s %s', (text, arm, type) => {
    expect(readTroops(text)).toEqual({ arm, type });
  });

  test.each(['', '12', 'Somebody', 'infantry and cavalry', 'x'.repeat(300)])('%j is none', (text) => {
    expect(readTroops(text)).toBeNull();
  });

  test('beside a known arm a word means a kind of that, and still says where it is of another', () => {
    expect(readTroops('guard', 'cavalry')).toEqual({ arm: 'cavalry', type: 'guard-horse' });
    expect(readTroops('heavy', 'artillery')).toEqual({ arm: 'artillery', type: 'heavy-guns' });
    expect(readTroops('light', 'infantry')).toEqual({ arm: 'infantry', type: 'light' });
    expect(readTroops('hussars', 'infantry')).toEqual({ arm: 'cavalry', type: 'hussar' });
  });

  test('no advice changes an arm that is said', () => {
    for (const arm of ['infantry', 'foot', 'line', 'cavalry', 'guns']) {
      for (const type of ['grenadeer', 'husssar', 'haubitz', 'lite', 'garrizon', 'infantry', 'inf', 'x']) {
        const line = `side,formation,unit,arm,type\nA,B,Somebody,${arm},${type}`;
        const said = read(line);
        expect(said.left, line).toEqual([]);
        for (const { column, suggestion } of said.rows[0]?.problems ?? []) {
          if (column !== 'type' || suggestion === null) continue;
          const unit = (text: string) => unitsIn(read(text).battle?.sides[0]?.formations ?? [])[0]?.arm;
          expect(unit(line.replace(`,${type}`, `,${suggestion}`)), line).toBe(unit(line));
        }
      }
    }
  });
});

describe('tables as people write them', () => {
  test('Leuthen in German: each unit is read, and the side too many is left with its line', () => {
    const text = tableOf('leuthen-deutsch.csv');
    const { faults, left, rows } = read(text);
    expect([faults, left]).toEqual([[], [23]]);
    expect(rows.slice(0, -1).flatMap(({ problems }) => problems)).toEqual([]);
    expect(unitsOf(text, 0)).toEqual([
      'Meyerinck IR 26: prussia infantry line prussia-ir-26',
      'Itzenplitz IR13: prussia infantry line prussia-ir-13',
      'Grenadierbataillon Kleist: prussia infantry grenadier prussia-gren-3-6',
      'Garde: prussia infantry guard prussia-ir-15',
      'Füsiliere Prinz Heinrich: prussia infantry line prussia-ir-35',
      'Garde du Corps: prussia cavalry cuirassier prussia-cr-13',
      'Gensdarmes: prussia cavalry cuirassier null',
      'Zieten: prussia cavalry hussar prussia-hr-2',
      'Bayreuth: prussia cavalry dragoon prussia-dr-5',
      'Freibataillon Le Noble: prussia light-infantry freikorps prussia-frei-f1',
      'Feldjäger zu Fuß: prussia light-infantry jaeger prussia-feldjaeger-zu-fuss',
      'Brummer: prussia artillery heavy-guns null',
      'Batterie am Butterberg: prussia artillery heavy-guns null',
    ]);
    expect(unitsOf(text, 1)).toEqual([
      'Haller: austria infantry line austria-ir-31',
      'Kroaten: austria light-infantry grenz null',
      'Württemberger: wurttemberg infantry line null',
      'Erzherzog Ferdinand: austria cavalry cuirassier austria-cuir-erzherzog-ferdinand',
      'Batthyány: austria cavalry dragoon austria-drag-batthyany',
      'Haubitzen: austria artillery howitzers null',
    ]);
  });

  test('Minden in English: what nothing tells of is left, what is unsure is read, told and noted', () => {
    const text = tableOf('minden-english.tsv');
    const { faults, left, rows, battle: told } = read(text);
    expect([faults, left]).toEqual([[], [29, 30]]);
    expect(
      rows.flatMap(({ line, problems }) =>
        problems.map(({ code, severity }) => `${line} ${severity} ${code}`),
      ),
    ).toEqual([
      '13 warning number',
      '28 warning unknown-type',
      '29 error no-arm',
      '30 warning no-formation',
      '30 error third-side',
    ]);
    const units = (told?.sides ?? []).flatMap(({ formations }) => unitsIn(formations));
    expect(units).toHaveLength(27);
    const named = (name: string) => units.find((unit) => unit.name === name);
    expect(named("Freytag's Jäger")).toMatchObject({ men: 400, notes: 'men: about 400' });
    expect(named('Royal Bavière')).toMatchObject({ arm: 'infantry', type: 'line', notes: 'type: rare ones' });
    expect(named("Macbean's battery")).toMatchObject({ arm: 'artillery', type: 'heavy-guns', guns: 10 });
    expect(named('23rd Foot')).toMatchObject({ regiment: 'britain-23-foot', men: 480 });
    expect(named('Saxon foot')).toMatchObject({ arm: 'infantry', type: 'line' });
  });

  test('rows that read make the battle, whatever is wrong with others; who put them right has all', () => {
    const good = 'A,B,Somebody,horse';
    const head = 'side,formation,unit,arm';
    const broken = read(`${head}\n${good}\nC,D,Nobody,\n${good}`);
    expect(broken.left).toEqual([3]);
    expect(unitsIn(broken.battle?.sides[0]?.formations ?? [])).toHaveLength(2);
    // its side is heard all the same: rows below may go on with it
    expect(read(`${head}\nC,D,Nobody,\n,D,Other,horse`).battle?.sides[0]?.name).toBe('C');
    expect(read(`${head}\nC,D,Nobody,`).battle).toBeNull();
  });

  test('past the bounds a row is left out, not the battle', () => {
    const rows = Array.from({ length: 6_001 }, (_, index) => `A,B,Unit ${index},horse`);
    const { left, battle: told } = read(['side,formation,unit,arm', ...rows].join('\n'));
    expect(left).toEqual([6_002]);
    expect(unitsIn(told?.sides[0]?.formations ?? [])).toHaveLength(6_000);
  });

  test('a number that is part of some words is noted, on side, formation and unit', () => {
    const text = `side,formation,unit,arm,men,nation
A,,,,about 5000,Atlantis
A,B,Somebody,horse,500 horse,Utopia`;
    const [told] = read(text).battle?.sides ?? [];
    expect(told).toMatchObject({ strength: { men: 5_000 }, notes: 'nation: Atlantis\nmen: about 5000' });
    expect(told?.formations[0]?.units[0]).toMatchObject({
      men: 500,
      nation: null,
      notes: 'nation: Utopia\nmen: 500 horse',
    });
  });
});
