import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { noConnectionPage } from './no-connection-page';
import { createOfflineCache } from './page-keeper';

const WEEK = 7 * 86_400_000;

type Key = Request | string;
const keyOf = (key: Key): string => (typeof key === 'string' ? key : new URL(key.url).pathname);

/** The part of Cache Storage that a keeper uses, in memory. */
const makeCaches = (isFull: () => boolean) => {
  const all = new Map<string, Map<string, Response>>();
  const refuseWhenFull = () => {
    if (isFull()) throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: Key) => entries.get(keyOf(key))?.clone(),
      put: async (key: Key, answer: Response) => {
        refuseWhenFull();
        entries.set(keyOf(key), answer);
      },
      delete: async (key: Key) => entries.delete(keyOf(key)),
    };
  };
  return {
    all,
    caches: {
      open: async (name: string) => {
        if (!all.has(name)) refuseWhenFull();
        return open(name);
      },
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
      match: async (key: Key) =>
        [...all.values()].flatMap((entries) => entries.get(keyOf(key)) ?? [])[0]?.clone(),
    } as unknown as CacheStorage,
  };
};

const html = (text: string, status = 200) =>
  new Response(`<html lang="en"><title>${text}</title><script src="/_next/static/${text}.js"></script>`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'nonce-x'",
    },
  });

/** A network that can be cut, and a device. */
const makeDevice = () => {
  const { all, caches } = makeCaches(() => device.isFull);
  const device = {
    all,
    time: 1_000,
    asked: [] as string[],
    /** what the network has at an address; none: it is cut */
    answers: ((path: string) => html(path.slice(1) || 'home')) as (path: string) => Response | null,
    late: false,
    others: 0,
    isFull: false,
    storageErrors: 0,
    clearings: 0,
  };
  const ask = async (path: string): Promise<Response> => {
    device.asked.push(path);
    const answer = device.answers(path);
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  };
  const keeperOf = (build: string) =>
    createOfflineCache({
      caches,
      fetch: (path) => ask(keyOf(path)),
      now: () => device.time,
      wait: () => (device.late ? Promise.resolve() : new Promise(() => undefined)),
      build,
      onOtherBuild: () => {
        device.others += 1;
      },
      onStorageError: () => {
        device.storageErrors += 1;
      },
      onClear: async () => {
        device.clearings += 1;
      },
    });
  /** Opens a page, and waits for what goes on behind it. */
  const visit = async (keeper: ReturnType<typeof keeperOf>, path: string) => {
    const rest: Promise<unknown>[] = [];
    const answer = await keeper.openPage(
      `http://here${path}`,
      () => ask(path),
      (work) => rest.push(work),
    );
    await Promise.all(rest);
    const text = await answer.text();
    return { status: answer.status, title: /<title>([^<]*)/.exec(text)?.[1], text, headers: answer.headers };
  };
  return { ...device, device, keeperOf, visit };
};

let { device, keeperOf, visit } = makeDevice();
beforeEach(() => {
  ({ device, keeperOf, visit } = makeDevice());
});
const cut = () => {
  device.answers = () => null;
};

describe('a page', () => {
  test('that was open opens again without a network, with its policy, its files and its time', async () => {
    const keeper = keeperOf('a');
    expect((await visit(keeper, '/rules')).text).not.toContain('data-kept');
    cut();
    const { title, text, headers, status } = await visit(keeper, '/rules');
    expect([status, title]).toEqual([200, 'rules']);
    expect(text).toContain('data-kept="1000"');
    expect(headers.get('content-security-policy')).toBe("script-src 'nonce-x'");
    expect((await keeper.openFile('/_next/static/rules.js')).status).toBe(200);
  });

  test('of the network comes first, and takes the place of the one before', async () => {
    const keeper = keeperOf('a');
    await visit(keeper, '/rules');
    device.answers = () => html('newer');
    expect((await visit(keeper, '/rules')).title).toBe('newer');
    cut();
    expect((await visit(keeper, '/rules')).title).toBe('newer');
  });

  test.each([502, 503, 504])('is the kept one where a proxy answers %i', async (status) => {
    const keeper = keeperOf('a');
    await visit(keeper, '/rules');
    device.answers = () => html('bad gateway', status);
    expect((await visit(keeper, '/rules')).title).toBe('rules');
    // what was never open says what the proxy says
    expect(await visit(keeper, '/about')).toMatchObject({ status, title: 'bad gateway' });
  });

  test('that comes late is the kept one, and is kept for the next time', async () => {
    const keeper = keeperOf('a');
    await visit(keeper, '/rules');
    device.late = true;
    device.answers = () => html('late');
    expect((await visit(keeper, '/rules')).title).toBe('rules');
    expect((await visit(keeper, '/rules')).title).toBe('late');
    // one that this device does not have is waited for
    expect((await visit(keeper, '/about')).title).toBe('late');
  });

  test('that the server no longer gives is forgotten', async () => {
    const keeper = keeperOf('a');
    await visit(keeper, '/armies/x');
    device.answers = () => html('gone', 404);
    expect(await visit(keeper, '/armies/x')).toMatchObject({ status: 404, title: 'gone' });
    cut();
    expect((await visit(keeper, '/armies/x')).title).toMatch(/^No connection/);
  });

  test('that is not here says so, and lists what is', async () => {
    const keeper = keeperOf('a');
    cut();
    expect((await visit(keeper, '/about')).text).not.toContain('<ul>');
    device.answers = (path) => html(path.slice(1).replace('&', '&amp;'));
    await visit(keeper, '/rules');
    await visit(keeper, '/account');
    cut();
    const { status, text } = await visit(keeper, '/history?q="a"');
    expect(status).toBe(503);
    expect(text).toContain('<a href="/rules">rules</a>');
    expect(text).not.toContain('/account');
    expect(text).toContain('href="/history?q=%22a%22"');
  });
});

describe('a full device', () => {
  test('gives every script and page of the network, new or known, and says that it cannot keep them', async () => {
    const fresh = keeperOf('a');
    device.isFull = true;
    await fresh.begin();
    expect((await fresh.openFile('/_next/static/rules.js')).status).toBe(200);
    expect((await visit(fresh, '/rules')).title).toBe('rules');
    await fresh.keep(['/'], ['/_next/static/home.js']);
    expect(device.storageErrors).toBeGreaterThan(0);
    cut();
    expect((await visit(fresh, '/rules')).title).toMatch(/^No connection/);
  });

  test('opens what it kept before, and forgets what the server no longer gives', async () => {
    const keeper = keeperOf('a');
    await visit(keeper, '/rules');
    await visit(keeper, '/armies/x');
    device.isFull = true;
    device.answers = () => html('newer');
    expect((await visit(keeper, '/rules')).title).toBe('newer');
    device.answers = () => html('gone', 404);
    expect((await visit(keeper, '/armies/x')).title).toBe('gone');
    cut();
    expect((await visit(keeper, '/rules')).title).toBe('rules');
    expect((await keeper.openFile('/_next/static/rules.js')).status).toBe(200);
    expect((await visit(keeper, '/armies/x')).title).toMatch(/^No connection/);
  });

  test('clears what it kept of a person', async () => {
    const keeper = keeperOf('a');
    await visit(keeper, '/armies/x');
    device.isFull = true;
    await keeper.clear();
    cut();
    expect((await visit(keeper, '/armies/x')).title).toMatch(/^No connection/);
  });
});

test('pages wanted next are fetched once, and not again while they are fresh', async () => {
  const keeper = keeperOf('a');
  await keeper.keep(['/armies/x', '/'], ['/_next/static/x.js']);
  await keeper.keep(['/'], []);
  expect(device.asked.filter((path) => path === '/')).toHaveLength(1);
  device.time += 5 * 60_000;
  await keeper.keep(['/'], []);
  expect(device.asked.filter((path) => path === '/')).toHaveLength(2);
  // what it shows was changed
  await keeper.outdate('/');
  await keeper.keep(['/'], []);
  expect(device.asked.filter((path) => path === '/')).toHaveLength(3);
  cut();
  expect((await visit(keeper, '/')).title).toBe('home');
  expect((await keeper.openFile('/_next/static/x.js')).status).toBe(200);
});

describe('what is of a person', () => {
  test('goes when that person leaves, and what was under way is not kept', async () => {
    const keeper = keeperOf('a');
    await visit(keeper, '/armies/x');
    const { readable, writable } = new TransformStream<string, string>();
    const slow = new Response(readable.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'text/html' },
    });
    device.answers = () => slow;
    const under = keeper.keepPage('/armies/y');
    await keeper.clear();
    const writer = writable.getWriter();
    await writer.write('<html lang="en"><title>y</title>');
    await writer.close();
    await under;
    cut();
    expect((await visit(keeper, '/armies/x')).title).toMatch(/^No connection/);
    expect((await visit(keeper, '/armies/y')).title).toMatch(/^No connection/);
  });

  const isKept = async (keeper: ReturnType<typeof keeperOf>) => {
    const before = device.answers;
    cut();
    const { title } = await visit(keeper, '/armies/x');
    device.answers = before;
    return title === 'armies/x';
  };

  test('goes before what ends that person is sent, and stays away if its answer is lost', async () => {
    const keeper = keeperOf('a');
    await visit(keeper, '/armies/x');
    const lost = keeper.changePerson(async () => {
      expect(await isKept(keeper)).toBe(false);
      // another tab opens it while the request is under way
      await visit(keeper, '/armies/x');
      throw new TypeError('Failed to fetch');
    });
    await expect(lost).rejects.toThrow('Failed to fetch');
    expect(await isKept(keeper)).toBe(false);
    expect(device.clearings).toBe(2);
    await visit(keeper, '/armies/x');
    const refusal = await keeper.changePerson(async () => new Response('', { status: 422 }));
    expect(refusal.status).toBe(422);
    expect(await isKept(keeper)).toBe(false);
  });

  test('goes when the server names another account, or none any more, and when it was never named before', async () => {
    const keeper = keeperOf('a');
    await visit(keeper, '/armies/x');
    await keeper.noteAccount('id-of-zieten');
    expect(await isKept(keeper)).toBe(false);
    await visit(keeper, '/armies/x');
    await keeper.noteAccount('id-of-zieten');
    expect(await isKept(keeper)).toBe(true);
    await keeper.noteAccount('id-of-another-zieten');
    expect(await isKept(keeper)).toBe(false);
    await visit(keeper, '/armies/x');
    await keeper.noteAccount(null);
    expect(await isKept(keeper)).toBe(false);
    await visit(keeper, '/armies/x');
    await keeper.noteAccount(null);
    expect(await isKept(keeper)).toBe(true);
    expect(device.clearings).toBe(3);
  });

  test('stays where nobody was signed in from the first page on', async () => {
    const keeper = keeperOf('a');
    await visit(keeper, '/armies/x');
    await keeper.noteAccount(null);
    expect(await isKept(keeper)).toBe(true);
  });
});

test('a new build keeps what the earlier one left for a week, with the files it needs', async () => {
  const first = keeperOf('a');
  await first.begin();
  await visit(first, '/rules');
  await visit(first, '/about');
  const second = keeperOf('b');
  await second.begin();
  // a file of both is not fetched again, and stays with the second
  device.asked.length = 0;
  await second.openFile('/_next/static/rules.js');
  expect(device.asked).toEqual([]);
  await visit(second, '/rules');
  cut();
  expect((await visit(second, '/about')).title).toBe('about');
  device.time += WEEK + 1;
  await keeperOf('b').begin();
  expect([...device.all.keys()].toSorted()).toEqual(['muster-files-b', 'muster-pages']);
  expect((await visit(second, '/about')).title).toMatch(/^No connection/);
  expect((await visit(second, '/rules')).title).toBe('rules');
  expect((await second.openFile('/_next/static/rules.js')).status).toBe(200);
});

test('a page of another build tells that there is a newer worker', async () => {
  const keeper = keeperOf('a');
  const of = (build: string) =>
    new Response(`<html lang="en" class="x" data-build="${build}"><title>x</title><body>`, {
      headers: { 'content-type': 'text/html' },
    });
  device.answers = () => of('a');
  await visit(keeper, '/rules');
  expect(device.others).toBe(0);
  device.answers = () => of('b');
  await visit(keeper, '/rules');
  expect(device.others).toBe(1);
});

test('its own page has the tokens of all pages', async () => {
  const text = await (await noConnectionPage('/', [])).text();
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const said = [...text.matchAll(/--(?:paper|ink|focus): light-dark\([^)]+\);/g)].map(([token]) => token);
  expect(said).toHaveLength(3);
  for (const token of said) expect(tokens).toContain(token);
});
