import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import facts from '@/data/history/facts.json';
import type { BattleFile } from '@/lib/history/battle-file';
import type { BattleFacts } from '@/lib/history/facts-file';
import { battleSentence, placeText, wholePlace } from './battle-words';
import { battlesText, daysText, shortDate } from './history-words';

const FACTS = facts.battles as unknown as Readonly<Record<string, BattleFacts>>;
const FOLDERS = ['oob', 'oob-overseas'].map((name) => `data/history/${name}`);

const battleOf = (id: string) => {
  const folder = FOLDERS.find((each) => readdirSync(each).includes(`${id}.json`)) ?? '';
  const { battle, date, dateEnd, place, sides }: BattleFile = JSON.parse(
    readFileSync(`${folder}/${id}.json`, 'utf8'),
  );
  return {
    name: battle,
    date,
    dateEnd: dateEnd ?? null,
    place,
    sides: sides.map(({ name, commander, strength }) => ({ name, commander, ...strength })),
  };
};

const tell = (id: string): string => battleSentence(battleOf(id), FACTS[id] ?? null);

describe('a battle in a sentence', () => {
  test('is won by one side: who, where, when, how many, and all that its tellers span of what it cost', () => {
    expect(tell('1757-06-18-kolin')).toBe(
      'The Austrians and Saxons under Field-Marshal Daun beat the Prussians under King Frederick II at Kolin, Bohemia, on 18 June 1757: 54,000 men against 35,000. The Austrians and Saxons lost 8,100 men, the Prussians 13,700 men and 45 guns.',
    );
    expect(tell('1758-10-10-lutterberg')).toBe(
      'The French under the Prince de Soubise attacked and beat the Allied corps under Oberg at Lutterberg near Kassel on 10 October 1758: 42,000 men against 14,000. The French lost 600 men, the Allied corps 2,050 to 4,300 men and 22 guns.',
    );
  });

  test('is a draw where nobody won', () => {
    expect(tell('1758-08-25-zorndorf')).toContain(
      'The Prussians under King Frederick II fought the Russians under Gen. Fermor at Zorndorf, Neumark, on 25 August 1758: 37,000 men against 44,300. Undecided; both sides claimed it. It began at 09:00.',
    );
  });

  test('says nothing where nothing but the names is known', () => {
    expect(tell('1762-08-30-johannisberg')).toBe(
      'The French under the Prince de Condé beat the attacking Allied corps under the Hereditary Prince of Brunswick at Johannisberg, Hesse, on 30 August 1762.',
    );
  });

  test('never tells as fact what only a compiled table has', () => {
    // its losses, hours, and who attacked, are of CDB90 alone
    expect(tell('1756-10-01-lobositz')).toBe(
      'The Prussians under King Frederick II beat the Austrians under Field-Marshal Browne at Lobositz, Bohemia, on 1 October 1756: 28,500 men against 35,500. Disputed: some call it undecided. Fog until about 11, then clear; rain from about 19.',
    );
    expect(tell('1757-12-05-leuthen')).not.toContain('11,589');
  });

  test('adds up no parts of a loss, and says of one that it is a part', () => {
    expect(tell('1761-02-15-langensalza')).toMatch(/The French and Saxons lost 360 to 3,000 prisoners/);
    expect(tell('1759-09-13-quebec')).toMatch(/The British lost 630 men killed and wounded\.$/);
    expect(tell('1760-04-28-sainte-foy')).toMatch(/The French lost about 800 men, the British 1,000\.$/);
  });

  test('tells both days, and what both sides are counted in once', () => {
    expect(tell('1759-11-20-maxen')).toContain('on 20 and 21 November 1759: 32,000 men against 14,000.');
    expect(tell('1760-07-16-emsdorf')).toContain(': 6 battalions against 6.');
    expect(tell('1761-10-01-schweidnitz')).toMatch(/\. The Prussian garrison had 5 battalions\.$/);
  });

  test('reads as English for every battle that ships', () => {
    const ids = Object.keys(FACTS);
    expect(ids).toHaveLength(50);
    for (const id of ids) {
      const text = tell(id);
      expect(text, id).toMatch(/^The .+? (beat|fought) the /);
      expect(text, id).toMatch(/ on \d.* 17\d\d[:.]/);
      expect(text, id).not.toMatch(/ {2}|\.\.|null|undefined|not known|[( ]0 |,\.|, ,/);
    }
  });

  test('of an entry of somebody’s own tells who and how many, and nothing without names', () => {
    const { sides, ...battle } = battleOf('1757-06-18-kolin');
    expect(battleSentence({ ...battle, sides }, null)).toBe(
      'Prussians against Austrians and Saxons at Kolin, Bohemia, on 18 June 1757: 35,000 men against 54,000.',
    );
    expect(battleSentence({ ...battle, sides: sides.map((side) => ({ ...side, name: '' })) }, null)).toBe('');
  });
});

test.each([
  ['Minden', 'Minden on the Weser', 'on the Weser'],
  ['Hastenbeck', 'Hastenbeck near Hameln', 'near Hameln'],
  ['Kay (Paltzig)', 'Kay / Paltzig, Neumark', 'Neumark'],
  ['Prague', 'east of Prague, Bohemia (Sterboholy, Maleschitz, Kyje)', 'Bohemia'],
  ['Plains of Abraham (Quebec)', 'Plains of Abraham, Quebec, Canada', 'Canada'],
  ['Kolin', 'Kolin', ''],
  ['Kolin', null, ''],
])('%s at "%s" was at "%s"', (name, place, expected) => expect(placeText({ name, place })).toBe(expected));

test.each([
  ['Minden', 'Minden on the Weser', 'on the Weser'],
  ['Strehla', 'Strehla on the Elbe, Saxony', 'on the Elbe, Saxony'],
  ['Kolin', 'Kolin, Bohemia', 'Bohemia'],
  ['Leuthen', 'Leuthen (Lutynia), Silesia', 'Leuthen (Lutynia), Silesia'],
  ['Gohfeld', 'Gohfeld and Mennighüffen, near Minden', 'Gohfeld and Mennighüffen, near Minden'],
  ['Prague', 'east of Prague, Bohemia', 'east of Prague, Bohemia'],
  ['Kolin', null, ''],
])('the head of %s at "%s" says "%s"', (name, place, expected) =>
  expect(wholePlace({ name, place })).toBe(expected),
);

test('printed scenarios are counted beside battles', () => {
  const [battle, scenario] = [{ kind: 'battle' }, { kind: 'scenario' }] as const;
  expect(battlesText([battle, battle, scenario])).toBe('2 battles, 1 printed scenario');
  expect(battlesText([scenario, scenario])).toBe('2 printed scenarios');
  expect(battlesText([])).toBe('0 battles');
});

test('days of one month are told together', () => {
  expect(daysText({ date: '1759-11-20', dateEnd: '1759-11-21' })).toBe('20 and 21 November 1759');
  expect(daysText({ date: '1759-11-20', dateEnd: '1759-11-21' }, shortDate, '–')).toBe('20–21 Nov 1759');
  expect(daysText({ date: '1759-11-30', dateEnd: '1759-12-01' })).toBe('30 November 1759 to 1 December 1759');
  expect(daysText({ date: '1759-11-20', dateEnd: null })).toBe('20 November 1759');
});
