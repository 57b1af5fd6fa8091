import { parse } from 'content-disposition';
import { describe, expect, test } from 'vitest';
import { refusePdf, sheetDisposition } from './pdf-response';
import { kindsAsked, othersAsked, printDate, readSheetRequest } from './sheet-request';

const URL_OF = 'http://localhost:3000/armies/abc/roster.pdf';

const asked = (query: string, headers: Record<string, string> = {}) =>
  readSheetRequest(new Request(`${URL_OF}${query}`, { headers }));

describe('what an address asks to be printed', () => {
  test('is everything, on the paper of the country, when it says nothing', () => {
    expect(asked('')).toEqual({
      options: {
        paper: 'a4',
        hidePoints: false,
        hideNotes: false,
        hideRatings: false,
        combine: false,
        numbered: 'alike',
        blackAndWhite: false,
        odds: true,
        backs: false,
        apart: false,
        cardSize: '63x88',
      },
      labels: {
        stock: 'a4-63x38',
        start: 1,
        copies: 1,
        outlined: false,
        numbered: 'alike',
        hidePosts: false,
        unitsOnly: false,
        priced: false,
        hideRatings: false,
        blackAndWhite: false,
      },
      full: false,
      dense: false,
      large: false,
      download: false,
    });
    expect(asked('', { 'accept-language': 'en-US,en;q=0.9' }).options.paper).toBe('letter');
  });

  test('is on the paper of the person rather than that of the country, but as asked above all', () => {
    const paper = (query: string) =>
      readSheetRequest(new Request(`${URL_OF}${query}`), 'letter').options.paper;
    expect(paper('')).toBe('letter');
    expect(paper('?paper=a4')).toBe('a4');
  });

  test('can hide, combine, leave out colour and be kept', () => {
    const { options, download } = asked(
      '?paper=letter&hidePoints=1&combine=1&blackAndWhite=1&hideNotes=0&download=1',
    );
    expect(options).toMatchObject({
      paper: 'letter',
      hidePoints: true,
      combine: true,
      blackAndWhite: true,
      hideNotes: false,
    });
    expect(download).toBe(true);
  });

  test('can leave the odds off cards', () => {
    expect(asked('?odds=0').options.odds).toBe(false);
    expect(asked('?odds=no').options.odds).toBe(true);
  });

  test('is as usual where we do not know what it says', () => {
    expect(asked('?paper=a5&hidePoints=please&other=1').options).toMatchObject({
      paper: 'a4',
      hidePoints: false,
    });
  });
});

describe('what an address asks of labels', () => {
  test('is the usual stock of the paper, one label for each unit, from the first', () => {
    expect(asked('?paper=letter').labels).toMatchObject({ stock: 'letter-67x25', start: 1, copies: 1 });
  });

  test('can be another stock, start, number of copies, and what stands on them', () => {
    expect(
      asked('?stock=a4-38x21&start=14&copies=stands&numbered=all&priced=1&blackAndWhite=1').labels,
    ).toMatchObject({
      stock: 'a4-38x21',
      start: 14,
      copies: 'stands',
      numbered: 'all',
      priced: true,
      blackAndWhite: true,
    });
  });

  test.each(['?stock=a5&start=0&copies=99', '?start=-1&copies=', '?start=1e99&copies=many'])(
    'is as usual where %s says nothing we know',
    (query) => {
      expect(asked(query).labels).toMatchObject({ stock: 'a4-63x38', start: 1, copies: 1 });
    },
  );
});

describe('sheets of a job', () => {
  test.each([
    ['?sheets=reference,cards', ['cards', 'reference']],
    ['?sheets=labels,labels,poster', ['labels']],
    ['?sheets=', ['roster']],
    ['', ['roster']],
  ])('of %j', (query, kinds) => {
    expect(kindsAsked(new Request(`${URL_OF}${query}`))).toEqual(kinds);
  });
});

describe('other armies of a job', () => {
  const others = (query: string) => othersAsked(new Request(`${URL_OF}${query}`));

  test('are asked for by their ids, each once', () => {
    expect(others('?with=a1&with=b2&with=a1')).toEqual(['a1', 'b2']);
    expect(others('')).toEqual([]);
  });

  test('are no more than nine, and nothing but ids', () => {
    expect(
      others(`?with=../x&${Array.from({ length: 12 }, (_, index) => `with=n${index}`).join('&')}`),
    ).toHaveLength(9);
  });
});

test('a print is dated in words', () => {
  expect(printDate(new Date('2026-11-20T12:00:00Z'))).toBe('20 November 2026');
});

describe('the name of the file', () => {
  test.each([
    ['Lobositz 1756: Prussia', 'Lobositz 1756 Prussia.pdf'],
    ['Kołłątaj’s (2)', 'Kołłątaj’s (2).pdf'],
    ['', 'Roster.pdf'],
    ['half a pair \uD83D', 'half a pair.pdf'],
  ])('of %j', (army, filename) => {
    expect(parse(sheetDisposition(army, true))).toEqual({ type: 'attachment', parameters: { filename } });
    expect(parse(sheetDisposition(army, false))).toEqual({ type: 'inline', parameters: { filename } });
  });

  test('says what else it is', () => {
    expect(sheetDisposition('Lobositz', true, ['cards'])).toContain('filename="Lobositz, cards.pdf"');
    expect(sheetDisposition('', true, ['reference'])).toContain('filename="Army, reference sheet.pdf"');
    expect(sheetDisposition('', true, ['cards', 'labels'])).toContain('filename="Army, cards, labels.pdf"');
    expect(sheetDisposition('Lobositz', true, ['roster', 'cards'])).toContain('filename=Lobositz.pdf');
  });
});

describe('a refusal', () => {
  const refused = (accept: string) =>
    refusePdf(new Request(URL_OF, { headers: { accept } }), 422, 'too-long', 'Too long: <1,000> rows.');

  test('is a page for a person, with nothing executed', async () => {
    const answer = refused('text/html,application/xhtml+xml');
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain('Too long: &lt;1,000&gt; rows.');
    expect(page).toContain('href="/armies/abc"');
  });

  test.each([429, 503])('that time mends says when to ask again: %s', (status) => {
    for (const accept of ['text/html', '*/*']) {
      const request = new Request(URL_OF, { headers: { accept } });
      const answer = refusePdf(request, status, 'all-full', 'Try again in a few seconds.');
      expect(answer.headers.get('retry-after')).toBe('10');
    }
    expect(refused('*/*').headers.get('retry-after')).toBeNull();
  });

  test('leads to what can be printed instead, and back to the page it was asked from', async () => {
    const request = new Request('http://localhost/events/e1/check-sheets.pdf', {
      headers: { accept: 'text/html' },
    });
    const ways = [{ label: 'Number 12 apart', href: '/events/e1/booklet.pdf?sure=1&entry=12' }];
    const page = await refusePdf(request, 409, 'large-list', 'Large.', ways).text();
    expect(page).toContain('<a href="/events/e1/booklet.pdf?sure=1&amp;entry=12">Number 12 apart</a>');
    expect(page).toContain('<a href="/events/e1/desk">Back</a>');
  });

  test('is JSON for a program', async () => {
    const answer = refused('*/*');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ ok: false, code: 'too-long', message: 'Too long: <1,000> rows.' });
  });
});
