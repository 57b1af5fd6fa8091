import { encode } from 'uqr';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { Sheet } from '@/lib/rules/core/sheet/sheet';
import { BEVERN } from './fixtures/bevern';
import { manyUnits } from './fixtures/many-units';
import { printSheets, writeSheets } from './fixtures/print-sheets';
import { cardsOf, labelsOf, readyMadeOf, referenceOf, USUAL_CARDS, USUAL_LABELS } from './fixtures/printed';
import { type ReadPdf, readPaths, readPdf } from './fixtures/read-pdf';
import { READY_MADE, readyMade, rosterOf } from './fixtures/rosters';
import { ledgerLines, wordsOf } from './fixtures/sheet-texts';
import { MARGIN, PAPER } from './paper';
import type { PdfWork } from './pdf/orders';
import { packedPdf } from './pdf/packed';
import { pdfWorker, stopPdfWorkers } from './pdf-workers';
import { layOutPages } from './placed/placed-pages';
import { renderPdf } from './render-pdf';

afterAll(stopPdfWorkers);

const pdfOf = async (sheet: Sheet): Promise<ReadPdf> => readPdf(await writeSheets(sheet));

const orderedPdfOf = async (sheet: Sheet): Promise<ReadPdf> => readPdf(await printSheets(sheet));

const allText = ({ pages }: ReadPdf): string => pages.map(({ text }) => text).join(' ');

/** Pieces of text that stand on one line of the paper, from left to right. */
const linesOf = ({ pages }: ReadPdf): string[] =>
  pages.flatMap(({ items }) => {
    const lines = new Map<number, { text: string; x: number }[]>();
    for (const { text, x, y } of items) {
      const line = Math.round(y / 6);
      for (const near of [line, line - 1, line + 1])
        lines.set(near, [...(lines.get(near) ?? []), { text, x }]);
    }
    return [...lines.values()].map((line) =>
      line
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  });

describe('a PDF read back', () => {
  test.each(READY_MADE)('%s says all that its sheet says and breaks where it does', async (name) => {
    const sheet = await rosterOf(readyMade(name));
    const pdf = await pdfOf(sheet);
    const text = allText(pdf);
    expect(wordsOf(sheet).filter((word) => !text.includes(word))).toEqual([]);
    const lines = linesOf(pdf);
    for (const row of ledgerLines(sheet)) {
      expect(
        // a name may take a second line
        lines.some((line) => line.includes(row.name.split(' ')[0] ?? '') && line.includes(row.price)),
        `${row.name} ${row.price}`,
      ).toBe(true);
    }
    const pages = layOutPages(sheet);
    expect(pdf.pages).toHaveLength(pages.length);
    for (const [index, { text, items }] of pdf.pages.entries()) {
      expect(text).toContain(`Sheet ${index + 1} of ${pages.length}.`);
      expect(text).toMatch(/[Dd]ata \d{4}\.\d+\.\d+/);
      expect(text).toContain('List version 15. Printed 20 November 2026.');
      expect(text).toContain('MU-7KQ4-BW');
      expect(text.includes('Army points lost')).toBe(index === pages.length - 1);
      const lowest = Math.min(...items.map(({ y }) => y));
      expect(lowest).toBeGreaterThan((MARGIN.bottom * 72) / 25.4 - 1);
    }
  });

  test.each(['a4', 'letter'] as const)('has the size of %s', async (paper) => {
    const { pages } = await pdfOf({ ...BEVERN, paper });
    expect(pages).toHaveLength(1);
    const [page] = pages;
    expect(page?.width).toBeCloseTo((PAPER[paper].width * 72) / 25.4, 0);
    expect(page?.height).toBeCloseTo((PAPER[paper].height * 72) / 25.4, 0);
  });

  test('sets the prices of all rows in one column, flush right', async () => {
    const { pages } = await pdfOf(BEVERN);
    const prices = ledgerLines(BEVERN).map(({ price }) => price);
    const edges = (pages[0]?.items ?? [])
      .filter(({ text, x }) => prices.includes(text) && x > 500)
      .map(({ x, width }) => x + width);
    expect(edges.length).toBeGreaterThanOrEqual(prices.length);
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1.5);
  });

  test('prints letters beyond the first alphabet, and a replacement for what no font has', async () => {
    const army = readyMade('lobositz-1756-prussia');
    const text = JSON.stringify(army)
      .replace('"Keith"', '"Kołłątaj"')
      .replace('"Bevern"', '"Румянцев"')
      .replace('"Kyau"', '"龍 Kyau 👑"')
      .replace('"Lobositz 1756: Prussia"', '"Лобозиц Łódź"');
    const pdf = await pdfOf(await rosterOf(JSON.parse(text)));
    const read = allText(pdf);
    expect(read).toContain('Kołłątaj');
    expect(read).toContain('Румянцев');
    expect(read).toContain('Лобозиц Łódź');
    expect(read).toContain('[?] Kyau [?]');
    expect(pdf.info.Title).toBe('Лобозиц Łódź');
  });

  test('reads the same whatever was printed before it', async () => {
    stopPdfWorkers();
    const fractions = { ...BEVERN, title: '½ ¼ é ’ “ ” 1st' };
    const quotes = { ...BEVERN, title: 'The army’s 1,234.50 “points”' };
    expect(allText(await orderedPdfOf(fractions))).toContain(fractions.title);
    expect(allText(await orderedPdfOf(quotes))).toContain(quotes.title);
    expect(allText(await orderedPdfOf({ ...fractions, subtitle: '1.00 army’s' }))).toContain('1.00 army’s');
  });

  test('carries its error mark on every page', async () => {
    const army = readyMade('lobositz-1756-austria');
    const file = { ...army, settings: {} };
    const sheet = await rosterOf(file);
    expect(sheet.marks).toHaveLength(1);
    const { pages } = await pdfOf(sheet);
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) expect(text).toMatch(/Illegal: \d+ errors?\. /);
  });

  test('has the link as annotation and, module for module, as QR code', async () => {
    const url = BEVERN.footer.link?.url ?? '';
    const bytes = await writeSheets(BEVERN);
    const [page] = (await readPdf(bytes)).pages;
    expect(page?.links).toEqual([url]);
    const { data, size } = encode(url, { ecc: 'M', border: 0 });
    const [path] = (await readPaths(bytes, 1)).toSorted((a, b) => b.length - a.length);
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    // each run of modules: move, three lines, close
    for (let at = 0; path !== undefined && at < path.length; at += 13) {
      const [, x = 0, y = 0, , right = 0] = path.slice(at, at + 5);
      for (let module = x; module < right; module++) {
        const line = drawn[y];
        if (line !== undefined) line[module] = true;
      }
    }
    expect(drawn).toEqual(data);
  });

  test('has no code without a link, and says so much of itself', async () => {
    const { pages, info } = await pdfOf({ ...BEVERN, footer: { ...BEVERN.footer, link: null } });
    expect(pages[0]?.links).toEqual([]);
    expect(info).toMatchObject({ Title: BEVERN.title, Creator: 'Muster', CreationDate: 'D:20261120000000Z' });
  });

  test('is the same file for the same sheets, ordered or written at once, of every kind', async () => {
    const system = await loadSystem('thinglum');
    const [army] = await readyMadeOf('thinglum');
    if (army === undefined) throw new Error('There is no ready-made army');
    const sheets = [
      BEVERN,
      await cardsOf(system, army),
      await labelsOf(system, army),
      await referenceOf(system, [army]),
    ];
    const written = Buffer.from(packedPdf(await writeSheets(...sheets)));
    for (const time of ['first', 'second'])
      expect(written.equals(await printSheets(...sheets)), time).toBe(true);
  });
});

describe('a sheet too long', () => {
  const army = readyMade('lobositz-1756-prussia');
  const long = {
    ...army,
    army: {
      ...(army.army as object),
      brigades: [
        {
          id: 'b',
          name: 'All of them',
          units: Array.from({ length: 1000 }, (_, at) => ({
            id: `u${at}`,
            type: 'musketeers',
            class: 'standard',
          })),
        },
      ],
    },
  };

  test('is refused, with a message', async () => {
    await expect(printSheets(await rosterOf(long))).rejects.toThrow(/1,?00\d rows.*at most 400/);
  });

  test('is short enough with identical units combined', async () => {
    expect(await printSheets(await rosterOf(long, { combine: true }))).toBeInstanceOf(Uint8Array);
  });
});

test('sheets asked for at once are answered each with its own', async () => {
  const titles = ['Kolin', 'Leuthen', 'Rossbach'];
  const read = await Promise.all(titles.map((title) => orderedPdfOf({ ...BEVERN, title })));
  expect(read.map(({ info }) => info.Title)).toEqual(titles);
});

describe('PDFs of many people', () => {
  /** The roster of a ready-made army of one system after the other. */
  const workOf = async (at: number, title: string): Promise<PdfWork> => {
    const [file] = await readyMadeOf(SYSTEM_IDS[at % SYSTEM_IDS.length] ?? 'honours-of-war');
    if (file === undefined) throw new Error('There is no ready-made army');
    return {
      armies: [{ file: { ...file, name: title }, print: USUAL_CARDS.print }],
      sheetSelection: {
        kinds: ['roster'],
        options: USUAL_CARDS,
        labels: USUAL_LABELS,
        full: false,
        dense: false,
      },
    };
  };

  test('asked for at once are all printed, each as asked, and read when their turn has come', async () => {
    let preparing = 0;
    let printed = 0;
    const done: string[] = [];
    const orders = Array.from({ length: 10 }, async (_, at) => {
      const [person, title] = [`p${at % 5}`, `${at}`];
      const pdf = await renderPdf({
        person,
        prepare: async () => {
          // all but the last before it are with whoever asked for them, those behind it have not been read
          expect(preparing++ - printed).toBeLessThanOrEqual(1);
          return workOf(at, title);
        },
      });
      printed++;
      done.push(title);
      if (!pdf?.ok) throw new Error('not printed');
      return (await readPdf(pdf.bytes)).info.Title;
    });
    expect(await Promise.all(orders)).toEqual(orders.map((_, at) => `${at}`));
    expect(done.map(Number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('leave out whoever has gone, and what is not there', async () => {
    const leaving = new AbortController();
    const read: string[] = [];
    const asked = (person: string, work: Promise<PdfWork> | null, signal?: AbortSignal) =>
      renderPdf({
        person,
        ...(signal && { signal }),
        prepare: async () => {
          read.push(person);
          return work;
        },
      });
    const orders = [
      asked('first', workOf(0, 'Kolin')),
      asked('gone', workOf(1, 'Prag'), leaving.signal),
      asked('nothing', null),
      asked('last', workOf(2, 'Leuthen')),
    ];
    leaving.abort();
    expect(await Promise.all(orders)).toEqual([
      { ok: true, bytes: expect.any(Uint8Array) },
      { ok: false, code: 'gone' },
      null,
      { ok: true, bytes: expect.any(Uint8Array) },
    ]);
    expect(read).toEqual(['first', 'nothing', 'last']);
  });

  test('are not written for a client that left while its sheets were read', async () => {
    const leaving = new AbortController();
    const run = vi.spyOn(pdfWorker('sheets').pool, 'run');
    const answer = await renderPdf({
      person: 'gone',
      signal: leaving.signal,
      prepare: async () => {
        leaving.abort();
        return workOf(0, 'Kolin');
      },
    });
    expect(answer).toEqual({ ok: false, code: 'gone' });
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  test('are refused in words to one who asks for too many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => renderPdf({ person: 'greedy', prepare: async () => null })),
    );
    expect(answers[0]).toBeNull();
    expect(answers.at(-1)).toEqual({
      ok: false,
      code: 'person-full',
      message: expect.stringMatching(/^12 of your sheets are waiting/),
    });
  });

  test.each(SYSTEM_IDS)('do not wait for the cards of 1,000 units of %s, which are refused', async (id) => {
    const file = await manyUnits(id, 1000, 'He stood on the left of the line and fired. '.repeat(8));
    const cards: PdfWork = {
      armies: Array(10).fill({ file, print: USUAL_CARDS.print }),
      sheetSelection: {
        kinds: ['cards'],
        options: USUAL_CARDS,
        labels: USUAL_LABELS,
        full: false,
        dense: false,
      },
    };
    const [large, small] = await Promise.all([
      renderPdf({ person: 'large', prepare: async () => cards }),
      renderPdf({ person: 'small', prepare: async () => workOf(0, 'Kolin') }),
    ]);
    expect(large).toEqual({
      ok: false,
      code: 'too-long',
      message: expect.stringContaining('split the army'),
    });
    expect(small?.ok).toBe(true);
  });
});
