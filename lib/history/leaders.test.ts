import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BattleFile, FormationFile } from './battle-file';
import { LEADERS, leaderCalled } from './leaders';

const FILES = ['oob', 'oob-overseas'].flatMap((folder) =>
  readdirSync(`data/history/${folder}`).map((name) => ({
    id: name.slice(0, -'.json'.length),
    file: JSON.parse(readFileSync(`data/history/${folder}/${name}`, 'utf8')) as BattleFile,
  })),
);

type FormationLeaders = Pick<FormationFile, 'leaders'>;
const below = (formations: readonly FormationFile[]): FormationLeaders[] =>
  formations.flatMap((formation) => [formation, ...below(formation.children)]);

test('the battles of a leader are those in which he led a side or a formation', () => {
  const led = new Map<string, Set<string>>();
  for (const { id, file } of FILES)
    for (const { leaders = [] } of file.sides.flatMap((side): FormationLeaders[] => [
      side,
      ...below(side.formations),
    ]))
      for (const { person } of leaders) led.set(person, (led.get(person) ?? new Set()).add(id));
  expect(Object.fromEntries(LEADERS.map(({ id, battles }) => [id, battles.toSorted()]))).toEqual(
    Object.fromEntries([...led].map(([id, battles]) => [id, [...battles].toSorted()])),
  );
});

test('each person stands there once, under the name he is looked up by', () => {
  expect(LEADERS.filter(({ name }) => name.includes('Frederick II'))).toHaveLength(1);
  const at = (id: string) => LEADERS.findIndex((leader) => leader.id === id);
  expect(at('broglie')).toBeGreaterThan(at('breidenbach'));
  expect(at('broglie')).toBeLessThan(at('browne'));
  expect(at('soubise')).toBeGreaterThan(at('solms'));
});

test('every commander of a side as it is written is one of those who led it', () => {
  for (const { id, file } of FILES)
    for (const { commander, leaders = [] } of file.sides)
      if (commander !== null)
        expect([id, commander, leaders.map(({ person }) => person)]).toEqual([
          id,
          commander,
          expect.arrayContaining([leaderCalled(commander)?.id]),
        ]);
});
