import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import type { Sheet } from '@/lib/rules/core/sheet/sheet';
import { checkSheet } from '@/lib/rules/events/check-sheet';
import { AUTUMN_EVENT, paperEntries } from '@/lib/rules/events/fixtures/paper-entries';
import { folderLabels, summarySheet } from '@/lib/rules/events/lists-paper';
import type { PaperEntry } from '@/lib/rules/events/paper-entry';
import { bookletOf } from './booklet';
import { readyMadeOf, USUAL_CARDS, USUAL_LABELS } from './fixtures/printed';
import { type ReadPdf, readPdf } from './fixtures/read-pdf';
import { readQr } from './fixtures/read-qr';
import { firstPages } from './job';
import type { PdfWork, PrintOrder } from './pdf/orders';
import { stopPdfWorkers } from './pdf-workers';
import { renderPdf } from './render-pdf';

const SYSTEM = await loadSystem('honours-of-war');
const OPTIONS = { paper: 'a4', ink: 'colour', date: '20 November 2026' } as const;

afterAll(stopPdfWorkers);

let entries: PaperEntry[] = [];
beforeAll(async () => {
  entries = await paperEntries(SYSTEM, await readyMadeOf(SYSTEM.id as 'honours-of-war'));
});

const printed = async (
  work: PdfWork,
  writer: 'sheets' | 'booklets',
): Promise<ReadPdf & { readonly bytes: Uint8Array }> => {
  const pdf = await renderPdf({ person: 'organiser', writer, prepare: async () => work });
  if (pdf === null || !pdf.ok) throw new Error('Nothing was printed');
  return { ...(await readPdf(pdf.bytes)), bytes: pdf.bytes };
};

const printOrderOf = async (entry: PaperEntry): Promise<PrintOrder> => {
  const file = (await readyMadeOf('honours-of-war')).find(({ name }) => name === entry.list);
  if (file === undefined) throw new Error('No such army');
  const { code, hash, profile, dataVersion, number, player } = entry;
  return {
    file,
    print: {
      ...USUAL_CARDS.print,
      version: entry.version,
      code,
      link: `${AUTUMN_EVENT.verify}${code}`,
      list: {
        event: AUTUMN_EVENT.name,
        entry: `Entry ${number}, ${player}`,
        terms: AUTUMN_EVENT.terms,
        hash,
        profile,
        dataVersion,
        // stored once: whatever today's rules find is not told
        findings: [],
        overruled: entry.findings.flatMap(({ message, overruled }) =>
          overruled === undefined ? [] : [{ message, ...overruled }],
        ),
      },
    },
  };
};

describe('a booklet of all rosters', () => {
  test('has its contents first, each roster at the page that they say, with code, signs and stored verdict', async () => {
    const some = entries.slice(0, 4);
    const armies = await Promise.all(some.map(printOrderOf));
    const { pages, bytes } = await printed(
      {
        armies,
        sheetSelection: {
          kinds: ['roster'],
          options: USUAL_CARDS,
          labels: USUAL_LABELS,
          full: false,
          dense: false,
        },
        booklet: { event: AUTUMN_EVENT, entries: some, options: OPTIONS },
      },
      'booklets',
    );
    const [contents] = pages;
    let last = 1;
    for (const { player, list, code } of some) {
      const number = Number(
        new RegExp(`${player} ${list} .*? ${code} (\\d+)`).exec(contents?.text ?? '')?.[1],
      );
      expect(number, list).toBeGreaterThan(last);
      last = number;
      const page = pages[number - 1]?.text ?? '';
      expect(page).toContain(list);
      const whole = pages
        .slice(number - 1)
        .map(({ text }) => text)
        .join(' ');
      expect(whole).toContain(`${AUTUMN_EVENT.name}, Entry`);
      expect(whole).toContain('4c1d 90ea 7b25 e6f8');
      expect(whole).toContain(code);
      // what a telephone reads off the page is the address at which its code is verified
      expect(await readQr(bytes, number)).toBe(`https://muster.example/verify/${code}`);
    }
    const all = pages.map(({ text }) => text).join(' ');
    expect(all).not.toMatch(/Illegal|Unfinished/);
    expect(all).toContain('Let pass by the organisers');
    expect(all).toContain('Agreed beforehand. (Anna)');
  });

  test('may be far longer than what one player prints at once', async () => {
    const first = await printOrderOf(entries[3] as PaperEntry);
    const armies = Array.from({ length: 14 }, () => first);
    const wanted = {
      kinds: ['roster'],
      options: USUAL_CARDS,
      labels: USUAL_LABELS,
      full: false,
      dense: false,
    } as const;
    const refused = await renderPdf({
      person: 'player',
      prepare: async () => ({ armies, sheetSelection: wanted }),
    });
    expect(refused).toMatchObject({ ok: false, code: 'too-long' });
    const booklet = {
      event: AUTUMN_EVENT,
      entries: armies.map(() => entries[3] as PaperEntry),
      options: OPTIONS,
    };
    const { pages } = await printed({ armies, sheetSelection: wanted, booklet }, 'booklets');
    expect(pages.length).toBeGreaterThan(14);
  });

  test('asks before one list takes about half of it, and prints it all the same', () => {
    const roster = (rows: number) => ({ ...summarySheet(AUTUMN_EVENT, many(rows), OPTIONS) });
    const many = (rows: number) => Array.from({ length: rows }, () => entries[0] as PaperEntry);
    const rosters = [roster(4), roster(400), roster(4), roster(4)];
    const booklet = { event: AUTUMN_EVENT, entries: entries.slice(0, 4), options: OPTIONS };
    const asks = bookletOf(rosters, { ...booklet, asksFirst: true });
    const { number, player, units } = entries[1] as PaperEntry;
    expect(asks).toMatchObject({ ok: false, code: 'large-list', entry: number });
    const [, pages, all] = /takes (\d+) of (\d+) pages/.exec('message' in asks ? asks.message : '') ?? [];
    expect('message' in asks && asks.message).toContain(
      `Number ${number}, ${player} (${units} units), takes`,
    );
    // contents, the three others, and the large one
    expect(Number(all)).toBe(Number(pages) + 4);
    expect(bookletOf(rosters, booklet)).toHaveLength(5);
    // a booklet of two lists, or of lists alike, is no surprise
    const two = { ...booklet, entries: entries.slice(0, 2), asksFirst: true };
    expect(bookletOf(rosters.slice(0, 2), two)).toHaveLength(3);
    expect(bookletOf([roster(400), roster(400), roster(400)], { ...booklet, asksFirst: true })).toHaveLength(
      4,
    );
  });
});

test('each list of a booklet begins on a right-hand page, and the contents say which', async () => {
  const roster = (rows: number) =>
    summarySheet(
      AUTUMN_EVENT,
      Array.from({ length: rows }, () => entries[0] as PaperEntry),
      OPTIONS,
    );
  const rosters = [roster(2), roster(90), roster(2)];
  const booklet = { event: AUTUMN_EVENT, entries: entries.slice(0, 3), options: OPTIONS, leaves: true };
  const sheets = bookletOf(rosters, booklet);
  if ('code' in sheets) throw new Error(sheets.message);
  const firsts = firstPages(sheets, true);
  expect(firsts.slice(0, -1).every((page) => page % 2 === 1)).toBe(true);
  const [contents] = sheets;
  for (const page of firsts.slice(1, -1)) expect(JSON.stringify(contents)).toContain(`"text":"${page}"`);
});

describe('papers of the desk', () => {
  test('a check-sheet tells verdict, each term, each finding with its page, what was let pass, and has lines to sign', async () => {
    const stored = entries[1] as PaperEntry;
    const findings = stored.findings.map((each, at) => ({
      ...each,
      advice: `Leaving out ${at + 1} would do.`,
    }));
    expect(findings.length).toBeGreaterThan(1);
    const entry = { ...stored, findings };
    const { pages, bytes } = await printed({ sheets: [checkSheet(AUTUMN_EVENT, entry, OPTIONS)] }, 'sheets');
    const all = pages.map(({ text }) => text).join(' ');
    for (const { text, value } of entry.standings) {
      expect(all).toContain(text);
      expect(all).toContain(value);
    }
    for (const { message, advice = '', overruled } of entry.findings) {
      expect(all).toContain(message);
      // what was let pass needs no mending
      expect(all.includes(advice)).toBe(overruled === undefined);
    }
    expect(all).toContain('p. 51');
    expect(all).toContain('Let pass: Agreed beforehand. (Anna)');
    expect(all).toContain('Signature of the organiser');
    expect(all).toContain('4c1d 90ea 7b25 e6f8');
    expect(all).toContain(entry.code);
    expect(await readQr(bytes, 1)).toBe(`https://muster.example/verify/${entry.code}`);
    expect(all).not.toContain('Notes of the battle');
  });

  test('labels for folders say whose list it is, which, and its code', async () => {
    const labels = { ...OPTIONS, stock: 'a4-63x38', start: 1, outlined: false } as const;
    const { pages } = await printed({ sheets: [folderLabels(AUTUMN_EVENT, entries, labels)] }, 'sheets');
    const all = pages.map(({ text }) => text).join(' ');
    for (const { player, code } of entries) for (const said of [player, code]) expect(all).toContain(said);
  });

  test('the summary has a row for each list', async () => {
    const sheet: Sheet = summarySheet(AUTUMN_EVENT, entries, OPTIONS);
    const { pages } = await printed({ sheets: [sheet] }, 'sheets');
    const all = pages.map(({ text }) => text).join(' ');
    for (const { player, list, code } of entries) {
      for (const said of [player, list, code]) expect(all).toContain(said);
    }
    expect(all).toContain('accepted, late');
  });
});
