import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { armyRosterOf, cardsOf, readyMadeOf } from '@/lib/sheets/fixtures/printed';
import { loadSystem, SYSTEM_IDS, type SystemId } from '.';
import type { System } from './core/contract/system';
import type { ReferenceOptions, ReferenceSheet } from './core/sheet/sheet-parts';
import {
  type Chapter,
  type Citation,
  type CitedBook,
  citationOf,
  citationsIn,
  rulingsNamedIn,
  standsIn,
  wrongCitations,
} from './fixtures/citations';
import { sectionsOf } from './fixtures/reference-lines';

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const name = { id, title: z.string().min(3).max(60) };
const page = z.int().min(1);

/** A book whose chapters are all cited by page, or all by section. */
const bookSchema = z.strictObject({
  chapters: z.union([
    z.array(z.strictObject({ ...name, first: page, last: page })).min(1),
    z.array(z.strictObject({ ...name, sections: z.array(z.string().min(1)).min(1) })).min(1),
  ]),
  rulings: z.array(z.string().regex(/^R\d+[a-z]?$/)).min(1),
  files: z.record(z.string(), z.array(id).min(1)),
});

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const bookOf = (system: SystemId): CitedBook => bookSchema.parse(read(`data/${system}/book.json`));

/** Every file of data but the book itself, by its path below `data`. */
const FILES = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.json') && !path.endsWith('/book.json'));

/** What the data cite of a system: its own files, where a page may stand without its source, and all others. */
const citedByData = (system: SystemId): Citation[] =>
  FILES.flatMap((path) => {
    const own = path.startsWith(`${system}/`);
    const at = `${own ? path.slice(system.length + 1) : path}#`;
    return citationsIn(read(`data/${path}`), system, at, own && !path.includes('/golden/'));
  });

const LITERAL = /\b(page|section|ruling)\('([^']+)'\)/g;

/** What the code of a system cites by itself. */
const citedByCode = (system: SystemId): Citation[] =>
  readdirSync(`lib/rules/${system}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...readFileSync(`lib/rules/${system}/${path}`, 'utf8').matchAll(LITERAL)].map(
        ([, kind, text = '']): Citation => ({ at: path, kind: kind as Citation['kind'], text }),
      ),
    );

const print = { date: '20 November 2026', version: 1, code: null, link: null };
const FULL: ReferenceOptions = { paper: 'a4', blackAndWhite: false, full: true, print };

/** The full reference sheet at every scale. */
const referencesOf = async ({ sheets, choices, name: title }: System): Promise<ReferenceSheet[]> => {
  const { reference } = await sheets();
  if (reference === undefined) throw new Error(`${title} has no reference sheet`);
  return choices.scales.map(({ value }) => reference([], { ...FULL, scale: value }));
};

const chipsOf = (sheet: ReferenceSheet): Citation[] =>
  sectionsOf(sheet).map(({ title, cite }) => citationOf(cite, title));

const BOOKS = SYSTEM_IDS.map((system) => ({ system, book: bookOf(system) }));

describe.each(BOOKS)('the book of $system', ({ system, book }) => {
  test('has chapters that follow each other, each named once', () => {
    const ids = book.chapters.map((chapter) => chapter.id);
    expect(new Set(ids).size).toBe(ids.length);
    const sections = book.chapters.flatMap((chapter) => ('sections' in chapter ? chapter.sections : []));
    expect(new Set(sections).size).toBe(sections.length);
    book.chapters.forEach((chapter, index) => {
      const before = book.chapters[index - 1];
      if (!('first' in chapter)) return;
      expect(chapter.last, chapter.title).toBeGreaterThanOrEqual(chapter.first);
      if (before === undefined || !('first' in before)) return;
      expect(chapter.first, chapter.title).toBeGreaterThanOrEqual(before.first);
      expect(chapter.first, chapter.title).toBeLessThanOrEqual(before.last + 1);
    });
  });

  test('tells of files that there are, and of chapters that it has', () => {
    const ids = book.chapters.map((chapter) => chapter.id);
    const cited = citedByData(system);
    for (const [place, chapters] of Object.entries(book.files)) {
      const [file = ''] = place.split('#');
      expect(existsSync(`data/${system}/${file}`), place).toBe(true);
      expect(ids, place).toEqual(expect.arrayContaining([...chapters]));
      expect(
        cited.some(({ at }) => standsIn(place, at)),
        place,
      ).toBe(true);
    }
  });

  test('has every ruling of the rules page, and no other', async () => {
    const rulings = read(`data/${system}/rulings.json`) as { readonly id: string }[];
    const told = await (await loadSystem(system)).rulesPage?.();
    expect(rulings.map((ruling) => ruling.id)).toEqual(book.rulings);
    expect(told?.rulings.map((ruling) => ruling.id).toSorted()).toEqual(book.rulings.toSorted());
  });
});

/** A citation of the first page or section of a chapter. */
const firstOf = (chapter: Chapter, at: string): Citation =>
  'first' in chapter
    ? { at, kind: 'page', text: `${chapter.first}` }
    : { at, kind: 'section', text: chapter.sections[0] ?? '' };

describe.each(BOOKS)('a wrong citation planted in the data of $system is found', ({ system, book }) => {
  const why = (cite: object, at = 'system.json#') =>
    wrongCitations(
      citationsIn({ entries: [{ cite: { source: system, ...cite } }] }, system, at, false),
      book,
    ).map((wrong) => wrong.why);

  test('of a page, section or ruling that there is not', () => {
    expect(why({ page: '400' })).toEqual(['no such page']);
    expect(why({ section: 'Airships' })).toEqual(['no such section']);
    expect(why({ ruling: 'R999' })).toEqual(['no such ruling']);
    expect(why({ ruling: 'house' })).toEqual([]);
  });

  test.each(Object.entries(book.files))('of a chapter that %s is not about', (place, chapters) => {
    const at = place.includes('#') ? place : `${place}#`;
    const own = book.chapters.filter((chapter) => chapters.includes(chapter.id));
    expect(
      wrongCitations(
        own.map((chapter) => firstOf(chapter, `${at}.cite`)),
        book,
      ),
    ).toEqual([]);
    // chapters may share a page
    const all = new Set(
      wrongCitations(
        book.chapters.map((chapter) => firstOf(chapter, `${at}.cite`)),
        book,
      ).map((wrong) => wrong.why),
    );
    expect([...all]).toEqual(['another chapter']);
  });
});

describe.each(BOOKS)('citations of $system', async ({ system, book }) => {
  const rules = await loadSystem(system);
  const armies = await readyMadeOf(system);
  const references = await referencesOf(rules);

  test('in the data lie in the book, and in the chapters that their file is about', () => {
    const cited = citedByData(system);
    expect(cited.length).toBeGreaterThan(50);
    expect(wrongCitations(cited, book)).toEqual([]);
  });

  test('in the code lie in the book', () => {
    const cited = citedByCode(system);
    expect(cited.length).toBeGreaterThan(0);
    expect(wrongCitations(cited, book)).toEqual([]);
  });

  test('of checks, settings, tables and the rules page lie in the book', async () => {
    const { checks, settings, coefficients, houseTables, rulesPage } = rules;
    const told = [checks, settings, coefficients, houseTables, await rulesPage?.()];
    expect(wrongCitations(citationsIn(told, system, 'told#', false), book)).toEqual([]);
  });

  test('of prices, findings and comparisons lie in the book', async () => {
    const compare = await rules.compare();
    const judged = armies.map((file) => ({ file, assessment: rules.assess(file) }));
    const compared = judged.flatMap((a) => judged.map((b) => compare(a, b)));
    const cited = citationsIn([judged, compared], system, 'judged#', false);
    expect(cited.length).toBeGreaterThan(0);
    expect(wrongCitations(cited, book)).toEqual([]);
  });

  test('of the sections of the reference sheet lie in the book', () => {
    for (const sheet of references) expect(wrongCitations(chipsOf(sheet), book)).toEqual([]);
  });

  test('every ruling that a sheet, a setting or the rules page names is listed there', async () => {
    const page = await rules.rulesPage?.();
    const listed = page?.rulings.map((ruling) => ruling.id) ?? [];
    const sheets = await Promise.all(
      armies.flatMap((file) => [armyRosterOf(rules, file), cardsOf(rules, file)]),
    );
    const named = rulingsNamedIn([references, sheets, rules.settings, page], book);
    expect(named.length).toBeGreaterThan(0);
    for (const ruling of new Set(named)) expect(listed).toContain(ruling);
  });
});
