import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sources } from './sources.mjs';
import { spokenWords } from './spoken';

/** Pages that are prose to be read from top to bottom, and the document for programs: its order is its sense. */
const PROSE = ['app/about/', 'app/api/_openapi/', 'app/api/here.tsx', 'app/api/page.tsx'];

const SOURCES = sources('app');
const PARTS = SOURCES.filter(
  (path) => !/[/-]words\.ts$/.test(path) && !PROSE.some((folder) => path.startsWith(folder)),
);

test('the words of every part stand in its words.ts, not among its elements or its logic', () => {
  expect(PARTS.length).toBeGreaterThan(500);
  const strays = PARTS.flatMap((path) =>
    spokenWords(path, readFileSync(path, 'utf8')).map((text) => `${path}: “${text}”`),
  );
  expect(strays, 'Write them in words.ts of the folder, or take what is there.').toEqual([]);
});

/** What a file of words says as it stands, without the sentences that are made of names and numbers. */
const constantsIn = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split(/^export const /m)
    .slice(1)
    .flatMap((text) => /^\w+ =\s+(['"`].+['"`]);$/m.exec(text)?.[1] ?? []);

test('what two parts say stands once', () => {
  const all = SOURCES.filter((path) => /[/-]words\.ts$/.test(path)).flatMap((path) =>
    constantsIn(path).map((text) => ({ path, text })),
  );
  expect(all.length).toBeGreaterThan(1000);
  const twice = all.filter(({ text }, index) => all.findIndex((other) => other.text === text) !== index);
  expect(twice, 'Write it once, in words.ts of the folder that both stand in.').toEqual([]);
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
    ['const a = <Cloth name="Coat" />;', ['Coat']],
  ])('in %j', (source, words) => expect(spokenWords('a.tsx', source)).toEqual(words));

  test.each([
    ['showToast("The army is saved.");', ['The army is saved.']],
    ['say(`Moved to $' + '{title}`);', ['Moved to …']],
    ['const text = `$' + '{points} left`;', ['… left']],
    ['const OVER = { error: "over the limit" };', ['over the limit']],
    ['const HEAD = ["File", "Still needed"];', ['File', 'Still needed']],
    ['throw new RequestError("The pack is not JSON.", "invalid");', ['The pack is not JSON.']],
    ['const page = `<title>No PDF</title><style>a { color: red; }</style>`;', ['No PDF']],
    ['throw new Error("The store is gone");', []],
    ['logFault("GET a picture", error);', []],
    ['const LOOK = "grid items-center gap-x-2 phone:pr-3";', []],
    ['const LOOK = "mt-2 w-full text-ink";', []],
    ['const HEADERS = { "cache-control": "private, no-store" };', []],
    ['if (key === "Escape" || ["Home", "ArrowUp"].includes(key)) close();', []],
    ['const OWN: readonly string[] = ["owner", "event owner"] satisfies Own[];', []],
    ['const key = `muster-entry $' + '{id}`;', []],
    ['const answer = ask("GET /api/events/[id]", { params });', []],
    ['type Kind = "Of a type";', []],
  ])('beside logic, in %j', (source, words) => expect(spokenWords('a.ts', source)).toEqual(words));
});
