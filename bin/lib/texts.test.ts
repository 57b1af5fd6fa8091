import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sources } from './sources.mjs';
import { allTexts, textsIn, textsWith } from './texts';

/** A label may stand on several pages; a text of more words may not be written twice. */
const LABEL_WORDS = 3;

/** The document of the API says in full what its page sums up. */
const DOCUMENT = /^app\/api\/_openapi\//;

test('a text of more than three words stands in one file', () => {
  const filesByText = new Map<string, string[]>();
  for (const { path, texts } of allTexts().filter(({ path }) => !DOCUMENT.test(path)))
    for (const text of texts) filesByText.set(text, [...(filesByText.get(text) ?? []), path]);
  expect(filesByText.size).toBeGreaterThan(2000);
  const repeated = [...filesByText].filter(
    ([text, files]) => files.length > 1 && (text.match(/\p{L}+(?:[’-]\p{L}+)*/gu) ?? []).length > LABEL_WORDS,
  );
  expect(repeated, 'Write it once, in words.ts of the folder that both files are in.').toEqual([]);
});

const isShared = (path: string): boolean => /\/(?:part-)?words\.ts$/.test(path);

test('words.ts of a folder holds nothing that one file alone uses', () => {
  const files = sources('app').map((path) => ({ path, source: readFileSync(path, 'utf8') }));
  const shared = files.filter(({ path }) => isShared(path));
  expect(shared.length).toBeGreaterThan(20);
  const usedOnce = shared.flatMap(({ path, source }) =>
    [...source.matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']) => {
      const users = files.filter(
        (file) => file.path !== path && new RegExp(`\\b${name}\\b`).test(file.source),
      );
      return users.length > 1 ? [] : [`${path}: ${name}`];
    }),
  );
  expect(usedOnce, 'Write it in the element that shows it.').toEqual([]);
});

test('a word finds the texts of pages, rules and data that contain it', () => {
  const paths = textsWith('commanding general').flatMap(({ path, texts }) =>
    texts.length > 0 ? [path] : [],
  );
  expect(paths).toContain('data/honours-of-war/check-texts.json');
  expect(paths).toContain('lib/rules/honours-of-war/rules/generals.ts');
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
  ])('in %j', (source, words) => expect(textsIn('a.tsx', source)).toEqual(words));

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
  ])('beside logic, in %j', (source, words) => expect(textsIn('a.ts', source)).toEqual(words));
});
