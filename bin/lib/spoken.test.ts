import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spokenWords } from './spoken';

/** Pages that are prose to be read from top to bottom: its order is its sense, and nothing else says it. */
const PROSE = ['app/about/', 'app/api/'];

const PARTS = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((path) => join('app', path))
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.includes('/fixtures/'))
  .filter((path) => !PROSE.some((folder) => path.startsWith(folder)));

test('the words of every part stand in its words.ts, not among its elements', () => {
  expect(PARTS.length).toBeGreaterThan(400);
  const strays = PARTS.flatMap((path) =>
    spokenWords(path, readFileSync(path, 'utf8')).map((text) => `${path}: “${text}”`),
  );
  expect(strays, 'Write them in words.ts of the folder, or take what is there.').toEqual([]);
});

describe('the test finds', () => {
  test.each([
    ['const a = <p>Delete</p>;', ['Delete']],
    ['const a = <p>{n} units</p>;', ['units']],
    ['const a = <b>×</b>;', []],
    ['const a = <input aria-label="Name" id="name" className="flex px-2" />;', ['Name']],
    ['const a = <Field label={is ? "Open" : words.close} icon="close" />;', ['Open']],
    ['const a = <p>{is && "none"}</p>;', ['none']],
    ['const a = <p>{`$' + '{n} left`}</p>;', ['… left']],
    ['const a = { label: "Delete", icon: "trash" };', ['Delete']],
    ['showToast("The army is saved.");', ['The army is saved.']],
    ['throw new Error("No such army");', []],
    ['const a = <p className={wide ? "px-2" : "px-1"}>{words.deleteIt}</p>;', []],
  ])('in %j', (source, words) => expect(spokenWords('a.tsx', source)).toEqual(words));
});
