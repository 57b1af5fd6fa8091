import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { AttackPerson } from '../../bin/attack/person';
import { createDatabase, startPostgres } from '../../prisma/test-postgres';
import { eventFields, PACK } from '../event-fixture';
import { OwnServer } from '../own-server';
import { expectOpenElsewhere } from './archive-elsewhere';
import { LostAnswers } from './lost-answers';
import { STORES } from './target-on-store';

const FILE = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));
const key = (name: string) => `${name}-${'x'.repeat(24)}`;

type SentList = { number: number; version: number; code: string; hash: string; token: string };
type Desk = { entries: { number: number; state: string; version: { number: number; code: string } }[] };
type Audit = { rows: { number: number; action: string }[]; whole: object };
type Receipt = {
  state: string;
  acceptedVersion: number | null;
  versions: { number: number; code: string }[];
};

for (const store of STORES) {
  test(`${store}: a list and an act that were stored when the server was killed, before anybody was told, are there once, and so they are in an archive that another installation opens`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    const database = store === 'PostgreSQL' ? await startPostgres({ safe: true }) : undefined;
    if (database !== undefined) await createDatabase(database.urlOf('postgres'), 'muster');
    // nobody looks at a page
    const env = { DATABASE_URL: database?.urlOf('muster') ?? '', MUSTER_PAGES: '0' };
    const server = await OwnServer.start(env);
    const port = Number(new URL(server.address).port);
    const [organiser, player] = [new AttackPerson(port), new AttackPerson(port)];
    const lost = await LostAnswers.before(port);
    const fields = { ...eventFields(), publicAt: null };
    try {
      const made = await organiser.json<{ id: string; token: string }>('POST', '/api/events', {
        key: key('event'),
        system: 'honours-of-war',
        organiser: 'Marta',
        event: fields,
        packs: [PACK],
      });
      const enter = `/api/enter/${made.token}`;
      const list = { key: key('list'), name: 'Jörg', contact: '', list: { file: FILE } };
      const accept = { act: 'accept', revision: 1, text: '', withErrors: true, withNotes: true };
      const act = `/api/events/${made.id}/entries/1`;
      const desk = () => organiser.json<Desk>('GET', `/api/events/${made.id}/desk`);

      await lost.send(enter, '', list);
      await lost.send(act, organiser.cookie, accept, () => server.kill());
      await server.startAgain();

      // both were stored, whether or not they are sent again
      const [stored] = (await desk()).entries;
      expect(stored).toMatchObject({ number: 1, state: 'accepted' });
      const again = await player.json<SentList>('POST', enter, list);
      expect(again).toMatchObject({ ok: true, number: 1, version: 1 });
      expect(await player.json<SentList>('POST', enter, list)).toEqual(again);
      const done = await organiser.ask('POST', act, { body: JSON.stringify(accept) });
      expect(done.status, String(done.body)).toBe(200);

      expect((await desk()).entries).toEqual([stored]);
      const receipt = await player.json<Receipt>('GET', `/api/receipts/${again.token}`);
      expect(receipt).toMatchObject({ state: 'accepted', acceptedVersion: 1 });
      expect(receipt.versions.map(({ number, code }) => [number, code])).toEqual([[1, again.code]]);
      const audit = await organiser.json<Audit>('GET', `/api/events/${made.id}/audit`);
      expect(audit.rows.map(({ action }) => action)).toEqual(['accept', 'send', 'create']);
      expect(audit.whole).toEqual({ breaks: [], more: 0, before: 0 });

      await expectOpenElsewhere(organiser, { id: made.id, fields, code: again.code }, request);
    } finally {
      lost.close();
      organiser.close();
      player.close();
      await server.stop();
      await database?.remove();
    }
  });
}
