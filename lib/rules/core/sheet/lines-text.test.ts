import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '../..';
import { linesText, readLines } from './lines-text';

test('the Prussians at Lobositz, as a list of armies keeps them', async () => {
  const system = await loadSystem('honours-of-war');
  const read = (await system.reader()).parse(
    JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8')),
  );
  if (!read.ok) throw new Error('It does not read');
  const text = linesText(system.outline(read.value).sections);
  expect(text).toBe('|ll|/baak|hg|baaakm/baa|ggh|/||');
  expect(readLines(text).map(({ line, wings }) => [line, wings.flat().flat().length])).toEqual([
    ['front', 2],
    ['first', 12],
    ['second', 6],
  ]);
});

test('every unit of every ready-made army stands in a line', async () => {
  for (const id of SYSTEM_IDS) {
    const system = await loadSystem(id);
    const { parse } = await system.reader();
    for (const file of readdirSync(`data/${id}/armies`)) {
      const read = parse(JSON.parse(readFileSync(`data/${id}/armies/${file}`, 'utf8')));
      if (!read.ok) throw new Error(`${file} does not read`);
      const { sections } = system.outline(read.value);
      const units = sections.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'unit'));
      const drawn = readLines(linesText(sections)).flatMap(({ wings }) => wings.flat().flat());
      expect(drawn.toSorted(), file).toEqual(units.map(({ symbol }) => symbol).toSorted());
    }
  }
});

test('what is no such text draws nothing', () => {
  for (const text of ['', 'abc', '///', '///////////', '<script>|/|/|/|?']) {
    expect(readLines(text).flatMap(({ wings }) => wings.flat().flat()).length).toBeLessThanOrEqual(6);
  }
  expect(readLines('')).toEqual([]);
  expect(readLines('|||')).toEqual([]);
});
