import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { sql } from '@/prisma/statement';
import { armyText, lobositz } from '../../armies/fixtures/armies';
import { db, runBatch } from '../../db';
import { actOnEntry } from '../desk/act-on-entries';
import { readDesk } from '../desk/read-desk';
import { enterSeveral } from '../enter/enter-several';
import { AFTER, DURING, entered, newEvent, newKey, pack } from '../fixtures/events';
import { readAudit } from '../trail/audit';
import { readTrail } from '../trail/trail-breaks';
import { archiveEvent, exportEvent, exportTable } from './export-event';
import { checkArchive } from './sign-archive';

const textOf = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};

describe('many lists at once', () => {
  test('files, a backup and a pasted batch are entries; of the others is told why not', async () => {
    const { owner, id } = await newEvent({}, [pack(2_300)]);
    const prussia = armyText('lobositz-1756-prussia');
    const both = JSON.stringify([lobositz('A'), lobositz('B')]);
    const files = [
      { name: 'zieten.json', text: prussia },
      { name: 'two.json', text: both },
      { name: 'broken.json', text: '{"muster": 1,,' },
      { name: 'other.json', text: JSON.stringify({ muster: 1, system: 'chess', army: {} }) },
      { name: 'named.json', player: 'Lena Brandl', text: armyText('lobositz-1756-austria') },
    ];
    const request = { key: newKey(), files };
    const answer = await enterSeveral(owner, id, request, DURING);
    if (!answer.ok) throw new Error(answer.code);
    expect(answer.files.map(({ file, ok }) => [file, ok])).toEqual([
      ['zieten.json', true],
      ['two.json [1]', true],
      ['two.json [2]', true],
      ['broken.json', false],
      ['other.json', false],
      ['named.json', true],
    ]);
    const desk = await readDesk(owner, id, 0, DURING);
    expect(desk?.entries.map(({ number, name }) => [number, name])).toEqual([
      [1, 'zieten'],
      [2, 'two.json [1]'],
      [3, 'two.json [2]'],
      [4, 'Lena Brandl'],
    ]);
    expect(new Set(desk?.entries.slice(0, 3).map(({ counts }) => counts.alike)).size).toBe(1);
    expect(desk?.entries[3]?.counts.alike).not.toBe(desk?.entries[0]?.counts.alike);
    // the answer got lost, and it is sent again
    expect(await enterSeveral(owner, id, request, DURING)).toEqual(answer);
    expect(await db.entry.count({ where: { eventId: id } })).toBe(4);
  });
});

describe('the audit trail', () => {
  test('names who did what, one row on the other', async () => {
    const { owner, id, token } = await newEvent();
    await entered(token, lobositz());
    await actOnEntry(owner, id, 1, { act: 'accept', revision: 1, text: 'Fine.', withNotes: true }, DURING);
    const audit = await readAudit(owner, id);
    expect(audit?.rows.map(({ number, who, action, entry }) => [number, who, action, entry])).toEqual([
      [3, 'Marie', 'accept', 1],
      [2, 'entry 1', 'send', 1],
      [1, 'Marie', 'create', null],
    ]);
    expect(audit?.whole).toEqual({ breaks: [], more: 0, before: 0 });
  });

  test('takes no change and no deletion while its event is there; one past the store is found', async () => {
    const { owner, id, token } = await newEvent();
    await entered(token, lobositz());
    await actOnEntry(owner, id, 1, { act: 'lock', revision: 1 }, DURING);
    const edit = sql`UPDATE "EventAudit" SET "who" = 'Nobody' WHERE "eventId" = ${id} AND "number" = 2`;
    await expect(runBatch([edit])).rejects.toThrow(/audit trail/);
    await expect(runBatch([sql`DELETE FROM "EventAudit" WHERE "eventId" = ${id}`])).rejects.toThrow(
      /audit trail/,
    );
    await expect(db.eventAudit.deleteMany({ where: { eventId: id } })).rejects.toThrow();
    expect((await readTrail(id)).breaks).toEqual([]);
    // a row of another making, as whoever holds the file could write it
    const [row] = await db.eventAudit.findMany({ where: { eventId: id, number: 3 } });
    await db.eventAudit.create({
      data: { ...row, number: 4, previous: row?.hash ?? '', who: 'Nobody' } as never,
    });
    expect((await readTrail(id)).breaks).toEqual([{ what: 'changed', row: 4 }]);
  });
});

describe('files of an event', () => {
  test('the table has a row for each entry, the file everything', async () => {
    const { owner, id, token } = await newEvent();
    await entered(token, lobositz('=1+1'), 'Rhys, "the" Bowen');
    const table = await exportTable(owner, id, DURING);
    const [head = '', row = ''] = table?.text.slice(1).split('\r\n') ?? [];
    expect(head.split(',').slice(0, 4)).toEqual(['entry', 'player', 'contact', 'state']);
    expect(row.startsWith('1,"Rhys, ""the"" Bowen",rhys@example.org,sent,')).toBe(true);
    expect(row).toContain(`,'=1+1,`);
    const file = await exportEvent(owner, id, DURING);
    const all = JSON.parse(await textOf(file?.pieces ?? textless()));
    expect(all).toMatchObject({
      'muster-event': 1,
      entries: [{ contact: 'rhys@example.org', versions: [{ number: 1 }] }],
    });
    expect(all).not.toHaveProperty('signature');
  });
});

async function* textless(): AsyncGenerator<string> {
  yield 'null';
}

describe('an archive', () => {
  const made = async () => {
    const { owner, id, token } = await newEvent();
    const sent = await entered(token, lobositz());
    await entered(token, lobositz('Second'), 'Anneke Vos');
    await actOnEntry(owner, id, 1, { act: 'accept', revision: 1, text: 'Fine.', withNotes: true }, DURING);
    expect(await archiveEvent(owner, id, DURING)).toBe('open');
    const file = await archiveEvent(owner, id, AFTER);
    if (file === null || file === 'open' || 'notWhole' in file) throw new Error('no archive');
    return { text: await textOf(file.pieces), sent };
  };

  test('is opened and found sound, and says whose it is', async () => {
    const { text, sent } = await made();
    const answer = await checkArchive(JSON.parse(text));
    expect(answer).toMatchObject({
      ok: true,
      sound: true,
      faults: [],
      ours: true,
      event: { name: 'Autumn Manoeuvres' },
      entries: [
        { number: 1, state: 'accepted', code: sent.code, hash: sent.hash, verdict: { points: 2275 } },
        { number: 2, state: 'sent' },
      ],
    });
    expect(text).not.toContain('rhys@example.org');
  });

  type Open = {
    event: { place: string };
    entries: { name: string; versions: { document: string; hash: string; verdict: { errors: number } }[] }[];
    audit: { who: string; number: number }[];
    digests: { head: string };
    signer: string;
  };

  test.each<[string, (archive: Open) => void, (string | number)[]]>([
    ['a place', (archive) => Object.assign(archive.event, { place: 'elsewhere' }), ['event']],
    ['a name', (archive) => Object.assign(archive.entries[1] ?? {}, { name: 'Nobody' }), ['entries', 2]],
    [
      'a list',
      ({ entries: [entry] }) => {
        const version = entry?.versions[0];
        if (version) version.document = version.document.replace('"dashing"', '"dithering"');
      },
      ['entries', 1, 'versions', 1, 'document'],
    ],
    [
      'a verdict',
      ({ entries: [entry] }) => Object.assign(entry?.versions[0]?.verdict ?? {}, { errors: 7 }),
      ['entries', 1, 'versions', 1],
    ],
    ['an entry taken out', (archive) => archive.entries.pop(), ['entries', 2]],
    ['who did something', ({ audit }) => Object.assign(audit[1] ?? {}, { who: 'Nobody' }), ['audit', 2]],
    ['the end of the trail', ({ audit }) => audit.pop(), ['audit', 5]],
    ['the signer', (archive) => Object.assign(archive, { signer: 'ab'.repeat(32) }), ['signature']],
  ])('tells where %s was changed', async (_, change, at) => {
    const { text } = await made();
    const archive = JSON.parse(text);
    change(archive);
    const answer = await checkArchive(archive);
    expect(answer).toMatchObject({ ok: true, sound: false });
    expect(answer.ok && answer.faults.map((fault) => fault.at)).toEqual([at]);
  });

  test('what is none is refused with its place', async () => {
    expect(await checkArchive({ 'muster-archive': 1 })).toMatchObject({ ok: false, code: 'invalid' });
  });
});
