import { MAX_ONLOOKERS } from '../../lib/games/limits';
import type { SeatList } from '../../lib/games/schema';
import { MAX_TOPICS, streamPath, type Topic } from '../../lib/platform/topics';
import { type Attack, again, OTHERS, STRANGER, withPerson } from './attack';
import type { AttackPerson } from './person';
import { holdOpen, neverRead, sendRaw } from './raw';
import { type AttackStage, newOutcome, note, repeat } from './stage';

const raw =
  (bytes: (stage: AttackStage) => readonly (string | Buffer)[]): Attack =>
  async (stage) => {
    const outcome = newOutcome();
    for (let time = 0; time < stage.times; time++) {
      for (const each of bytes(stage)) await sendRaw(stage.target.port, STRANGER, each, outcome);
    }
    return outcome;
  };

const post = (path: string, body: string, headers = '') =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;

const MEMBERS = 3_900_000;
const members = (count = MEMBERS) => `[${'0,'.repeat(count - 1)}0]`;
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Requests that are too many, too large, too slow, or none. */
export const REQUESTS: Readonly<Record<string, Attack>> = {
  'share pages of the largest army, read': again(12, 6, 'GET', ({ largest }) => `/s/${largest.token}`),
  'share pages of the largest army, left at once': again(
    30,
    30,
    'GET',
    ({ largest }) => `/s/${largest.token}`,
    {
      leaveAfter: 40,
    },
  ),
  'an import of 3.9 million members': again(3, 3, 'POST', () => '/api/armies/import', {
    body: JSON.stringify([{ name: 'a', text: members() }]),
  }),
  'a check of 3.9 million members': again(3, 3, 'POST', () => '/api/v1/check', { body: members() }),
  'an army of 480,000 members that are none': again(3, 3, 'POST', () => '/api/armies', {
    body: `{"muster":1,"system":"honours-of-war","name":"a","army":{"brigades":${members(480_000)}}}`,
  }),
  'saves of 480,000 members that are none': async (stage) => {
    const outcome = newOutcome();
    const file = { muster: 1, system: 'mcnally', name: 'a', army: { units: '' } };
    const body = JSON.stringify({ revision: 1, file }).replace('""', members(480_000));
    await withPerson(stage.target.port, STRANGER, async (person) => {
      await person.ask('POST', '/api/device');
      await repeat(8 * stage.times, 8, outcome, () =>
        person.send('PUT', `/api/armies/${stage.army.id}`, { body }),
      );
    });
    return outcome;
  },
  'two hundred files of faults': again(2, 2, 'POST', () => '/api/v1/check', {
    body: JSON.stringify(
      Array.from({ length: 200 }, () => ({
        muster: 1,
        system: 'mcnally',
        name: 'a',
        army: Object.fromEntries(Array.from({ length: 2_000 }, (_, key) => [`unknown ${key}`, 0])),
      })),
    ),
  }),
  'JSON nested 100,000 deep': again(5, 5, 'POST', () => '/api/armies', { body: deep(100_000) }),
  'names of 5 MB where sessions were made': again(5, 5, 'POST', () => '/api/auth/sign-up/email', {
    body: JSON.stringify({ name: 'a'.repeat(5_000_000) }),
  }),
  'new people without end': again(200, 20, 'POST', () => '/api/device', { body: '' }),
  'armies without end': async (stage) => {
    const outcome = newOutcome();
    await withPerson(stage.target.port, STRANGER, (person) =>
      repeat(120 * stage.times, 10, outcome, () =>
        person.send('POST', '/api/armies', { body: stage.army.text }),
      ),
    );
    return outcome;
  },
  'addresses made up': async (stage) => {
    const outcome = newOutcome();
    await withPerson(stage.target.port, STRANGER, (person) =>
      repeat(60 * stage.times, 1, outcome, (turn) =>
        person.send('POST', '/api/device', {
          headers: { 'x-forwarded-for': `6.6.6.${turn % 250}`, 'x-muster-address': `7.7.7.${turn % 250}` },
        }),
      ),
    );
    return outcome;
  },
  'pages under cookies made up, from ten addresses': async (stage) => {
    const outcome = newOutcome();
    await Promise.all(
      OTHERS.map((from) =>
        withPerson(stage.target.port, from, (person) =>
          repeat(6 * stage.times, 3, outcome, (turn) =>
            person.send('GET', '/', { headers: { cookie: `muster.session_token=${from}-${turn}.AAAA` } }),
          ),
        ),
      ),
    );
    return outcome;
  },
  'slow headers': async (stage) => {
    const outcome = newOutcome();
    const opening = 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-a: ';
    await holdOpen(stage.target.port, STRANGER, { count: 300, opening, time: 1_500 * stage.times }, outcome);
    return outcome;
  },
  'slow bodies': async (stage) => {
    const outcome = newOutcome();
    const opening =
      'POST /api/armies HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n';
    await holdOpen(stage.target.port, STRANGER, { count: 300, opening, time: 1_500 * stage.times }, outcome);
    return outcome;
  },
  'answers never read': async (stage) => {
    const { port } = stage.target;
    const outcome = newOutcome();
    await withPerson(port, STRANGER, async (reader) => {
      for (let army = 0; army < 3; army++) {
        await reader.send('POST', '/api/armies', { body: stage.largest.text });
      }
      const asking = ['/api/armies/backup', `/s/${stage.largest.token}`].map(
        (path) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${reader.cookie}\r\n\r\n`,
      );
      const leave = neverRead(port, STRANGER, Array(10).fill(asking).flat(), outcome);
      try {
        // who only wants to work beside them is not kept waiting for their reading
        await withPerson(port, OTHERS[0] ?? STRANGER, async (neighbour) => {
          const body = JSON.stringify([{ name: 'a', text: stage.army.text }]);
          note(outcome, await neighbour.send('POST', '/api/armies/import', { body }));
          note(outcome, await neighbour.send('GET', `/s/${stage.army.token}`));
        });
      } finally {
        leave();
      }
    });
    return outcome;
  },
  'headers without end': raw(() => [
    `GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n${Array.from({ length: 400 }, (_, n) => `x-${n}: ${'a'.repeat(200)}\r\n`).join('')}\r\n`,
    `GET / HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${'a'.repeat(40_000)}\r\n\r\n`,
  ]),
  'requests that are none': raw(({ army }) => [
    'GET /%ff HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
    'TRACE / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\n\r\n',
    'GET //evil.example/%2f.. HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
    'POST /api/armies HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/armies HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -1\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    Buffer.from('GET /\x00\x01 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n', 'latin1'),
    Buffer.concat([
      Buffer.from(
        'POST /api/paper HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n',
      ),
      Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
    ]),
    `GET /armies/${army.id}%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`,
    `GET /s/${army.token}/../../api/armies HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`,
    `GET /?${'a=b&'.repeat(480)} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`,
  ]),
  'a code at paths that hide it from its limit': raw(() =>
    [
      '/_next/static/../../api/verify/AA-BCDF-GH',
      '/_next/static/%2e%2E/%2e./verify/AA-BCDF-GH',
      '/_next/static/..%2f..%2fapi/verify/AA-BCDF-GH',
      '/api/x/../verify/AA-BCDF-GH',
      '/api/./verify/AA-BCDF-GH',
      '//api/verify/AA-BCDF-GH',
      '/api/%76erify/AA-BCDF-GH',
      '/api/verify/AA-BCDF-GH#/a/b',
      '/a\tpi/verify/AA-BCDF-GH',
      '/api\\verify/AA-BCDF-GH',
      'http://127.0.0.1/api/verify/AA-BCDF-GH',
    ].map(get),
  ),
  'NUL in an address': raw(({ army }) =>
    [
      '/api/armies/%00',
      `/armies/${army.id}%00`,
      '/events/%00/calendar.ics',
      '/api/history/regiments?nation=prussia&q=a%00b',
    ].map(get),
  ),
  'what other sites send': raw(({ army }) => [
    post('/api/paper', '{"paper":"a4"}', 'origin: https://evil.example\r\n'),
    post('/api/paper', '{"paper":"a4"}', 'origin: null\r\n'),
    post('/api/paper', '{"paper":"a4"}', 'sec-fetch-site: cross-site\r\n'),
    post('/api/armies', army.text, 'origin: https://evil.example\r\n'),
    post('/api/armies', army.text).replace('host: 127.0.0.1', 'host: evil.example'),
    post('/api/armies', army.text, 'origin: http://127.0.0.1:1\r\n'),
  ]),
  'a link for looking on, opened by every browser': async (stage) => {
    const outcome = newOutcome();
    const armies = ['prussia', 'austria'].map((side) => ({ kind: 'ready', id: `lobositz-1756-${side}` }));
    const body = { key: `attack-${crypto.randomUUID()}`.slice(0, 40), armies };
    const { id } = await stage.owner.json<{ id: string }>('POST', '/api/games', body);
    const { links } = await stage.owner.json<SeatList>('GET', `/api/games/${id}/seats`);
    const sitDown = (person: AttackPerson, seat: string) => {
      const token = links.find(({ role }) => role === seat)?.token;
      return person.send('POST', `/api/games/${id}/seat`, { body: JSON.stringify({ token }) });
    };
    for (let onlooker = 0; onlooker <= MAX_ONLOOKERS; onlooker++) {
      await withPerson(stage.target.port, STRANGER, async (person) =>
        note(outcome, await sitDown(person, 'looks')),
      );
    }
    await withPerson(stage.target.port, OTHERS[0] ?? STRANGER, async (player) => {
      const answer = await sitDown(player, 'second');
      if (answer?.status !== 200) outcome.wrong.push(`the second player was answered ${answer?.status}`);
      const both = await sitDown(player, 'first');
      if (both?.status !== 409) outcome.wrong.push(`the second side took the first too: ${both?.status}`);
    });
    return outcome;
  },
  'streams of as many games and events as one may name, none of which is there': again(200, 20, 'GET', () =>
    streamPath(
      Array.from({ length: MAX_TOPICS }, (_, index): Topic => `${index % 2 ? 'game' : 'event'}:${index}`),
    ),
  ),
  'streams of a game, opened and left': async (stage) => {
    const outcome = newOutcome();
    const armies = ['prussia', 'austria'].map((side) => ({ kind: 'ready', id: `lobositz-1756-${side}` }));
    const body = { key: `attack-${crypto.randomUUID()}`.slice(0, 40), armies };
    await withPerson(stage.target.port, OTHERS[1] ?? STRANGER, async (person) => {
      const { id } = await person.json<{ id: string }>('POST', '/api/games', body);
      await repeat(100 * stage.times, 20, outcome, () =>
        person.send('GET', streamPath([`game:${id}`]), { leaveAfter: 40 }),
      );
    });
    return outcome;
  },
  'labels and cards of the largest army': async (stage) => {
    const outcome = newOutcome();
    await withPerson(stage.target.port, STRANGER, (person) =>
      repeat(4 * stage.times, 4, outcome, (turn) =>
        person.send(
          'GET',
          `/s/${stage.largest.token}/${['roster', 'cards', 'labels', 'reference'][turn % 4]}.pdf?copies=24&full=1`,
        ),
      ),
    );
    return outcome;
  },
  'PDFs asked for and left': again(60, 60, 'GET', ({ army }) => `/s/${army.token}/cards.pdf`, {
    leaveAfter: 60,
  }),
};
