import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { madeOnce } from './fixtures/made-once';
import { manyUnits } from './fixtures/many-units';
import { brokenConditions } from './fixtures/matterhorn';
import { isDue, textsOfPart } from './fixtures/part-texts';
import { writeSheets } from './fixtures/print-sheets';
import { armyRosterOf, cardsOf, labelsOf, readyMadeOf, referenceOf } from './fixtures/printed';
import { everyTag, type ReadTags, readTags, type StructureTag } from './fixtures/read-tags';
import { reportOfGame, storedGame } from './fixtures/reports';
import { USUAL } from './fixtures/rosters';
import { textsOfSheet } from './fixtures/sheet-texts';
import { referenceHalves } from './placed/reference-pages';

const bare = (text: string): string => text.replace(/\s/g, '');

/** What a sheet says, part for part; within a part of a card or section the order is that of the setting. */
const partsOf = (sheet: PrintedSheet): string[][] => {
  switch (sheet.form) {
    case undefined:
      return textsOfSheet(sheet).map((text) => [text]);
    case 'cards':
      return sheet.cards.flatMap(({ title, subtitle, sum, parts }) => [
        [title],
        [subtitle],
        [sum],
        // what stands in boxes is read with the picture of them
        ...parts
          .filter(({ kind }) => kind !== 'boxes')
          .filter(isDue)
          .map(textsOfPart),
      ]);
    case 'labels':
      return sheet.labels.map(({ title, values }) => [title, ...values.map(({ value }) => value)]);
    case 'plate':
      // its units are read line by line, as they stand
      return [[sheet.of], [sheet.command]];
    case 'reference':
      return [[sheet.title], [sheet.subtitle]];
    case 'report':
      return [
        [sheet.title],
        [sheet.subtitle],
        ...sheet.lines.map(({ term, value }) => [term, value]),
        ...sheet.sides.map(({ name, lost, of, by }) => [name, by, lost, of]),
        ...sheet.rows.flatMap(({ sections }) =>
          sections.flatMap(({ title, parts }) => [[title], ...parts.map(textsOfPart)]),
        ),
        ...sheet.course.turns.flatMap(({ title, phases }) => [
          [title],
          ...phases.map((phase) => [phase.title, ...phase.acts.map(({ text }) => text)]),
        ]),
        ...sheet.tail.items.map(({ term, text }) => [term, text]),
      ];
  }
};

/** Texts that are not read after the beginning of the part before theirs. */
const outOfOrder = (parts: readonly (readonly string[])[], read: string): string[] => {
  let from = 0;
  return parts.flatMap((texts) => {
    const all = texts.map(bare).filter((text) => text !== '');
    const missing = all.filter((text) => read.indexOf(text, from) === -1);
    const [first] = all;
    if (first !== undefined && missing.length === 0) from = read.indexOf(first, from);
    return missing;
  });
};

/** The text of pages as it is read, without what stands in pictures. */
const readOf = (pages: readonly StructureTag[]): string => {
  const said = ({ role, text, children }: StructureTag): string =>
    role === 'Figure' ? '' : children.length === 0 ? text : inner(children, text);
  const inner = (children: readonly StructureTag[], text: string): string =>
    children.every(({ role }) => role === 'Figure') ? text : children.map(said).join('');
  return bare(pages.map(said).join(''));
};

const files = madeOnce<PrintedSheet, Promise<{ bytes: Uint8Array; read: ReadTags }>>();

/** The PDF of a sheet, and what is read of it. */
const written = (sheet: PrintedSheet) =>
  files(sheet, null, async () => {
    const bytes = await writeSheets(sheet);
    return { bytes, read: await readTags(bytes) };
  });

/** Cards and labels say that they are, beside the roster of the same name. */
const entryOf = ({ title, form }: PrintedSheet): string =>
  form === 'plate'
    ? `${title}, Ordre de Bataille`
    : form === 'cards' || form === 'labels'
      ? `${title}, ${form}`
      : title;

const count = (bytes: Uint8Array, pattern: RegExp): number =>
  Buffer.from(bytes).toString('latin1').match(pattern)?.length ?? 0;

describe.each(SYSTEM_IDS)('a PDF of %s, read aloud', async (id) => {
  const system = await loadSystem(id);
  const [army] = await readyMadeOf(id);
  if (army === undefined) throw new Error(`${id} has no ready-made army`);
  const many = await manyUnits(id, 45, 'On the left of the first line.');

  const sheets: Readonly<Record<string, () => Promise<PrintedSheet>>> = {
    roster: () => armyRosterOf(system, many),
    cards: () => cardsOf(system, army, { cardSize: 'quarter' }),
    labels: () => labelsOf(system, army),
    plate: async () => {
      const { plate } = await system.sheets();
      if (plate === undefined) throw new Error('There is no plate');
      return plate(army, system.assess(army), USUAL);
    },
    reference: () => referenceOf(system, [army]),
    report: () => reportOfGame(id, storedGame(id)),
  };

  test.each(Object.keys(sheets))('says all of it in order, and what each part is: %s', async (kind) => {
    const sheet = await sheets[kind]?.();
    if (sheet === undefined) throw new Error(`There is no ${kind}`);
    const { bytes, read } = await written(sheet);
    expect(read).toMatchObject({ marked: true, language: 'en-GB', titleShown: true });
    expect(brokenConditions({ bytes, read })).toEqual([]);
    expect(outOfOrder(partsOf(sheet), readOf(read.pages))).toEqual([]);
    expect(read.contents.map(({ title }) => title)).toEqual([entryOf(sheet)]);
    expect(count(bytes, /\/ToUnicode/g)).toBe(count(bytes, /\/Subtype \/Type0/g));
    expect(count(bytes, /\/FontFile2/g)).toBe(count(bytes, /\/Type \/FontDescriptor/g));
  });

  test('says of each section of the reference sheet all of it, in order', async () => {
    const sheet = await referenceOf(system, [army]);
    const { pages, contents } = (await written(sheet)).read;
    const tags = everyTag(pages).filter(({ role }) => role === 'Sect');
    const { tables, words } = referenceHalves(sheet.rows);
    const halves = [...tables, ...words].flatMap(({ sections }) => sections);
    for (const title of new Set(halves.map((section) => section.title))) {
      const parts = halves.filter((section) => section.title === title).flatMap((section) => section.parts);
      // its tables, and on a later page its words
      const own = tags.filter(({ children }) => bare(children[0]?.text ?? '').startsWith(bare(title)));
      expect(outOfOrder(parts.map(textsOfPart), readOf(own)), title).toEqual([]);
      expect(contents[0]?.items).toContain(title);
    }
  });
});

test('the contents of several armies name each with its formations; a table goes on over the page', async () => {
  const system = await loadSystem('honours-of-war');
  const files = [await manyUnits('honours-of-war', 45), ...(await readyMadeOf('honours-of-war')).slice(0, 1)];
  const made = await Promise.all(files.map((file) => armyRosterOf(system, file)));
  const { contents, pages } = await readTags(await writeSheets(...made));
  expect(contents.map(({ title }) => title)).toEqual(made.map(({ title }) => title));
  for (const [index, sheet] of made.entries()) {
    const heads = sheet.body.flatMap((block) =>
      block.kind === 'table'
        ? block.groups.flatMap(({ rows: [first] }) =>
            first?.kind === 'head' && first.cells[0]?.kind === 'text'
              ? (first.cells[0].runs[0]?.text ?? [])
              : [],
          )
        : [],
    );
    expect(contents[index]?.items).toEqual(heads);
  }
  // said once, though they stand on every page
  const heads = everyTag(pages.slice(0, 2)).filter(
    ({ role, text }) => role === 'TH' && text.trim() === 'Hits',
  );
  expect(heads).toHaveLength(1);
});
