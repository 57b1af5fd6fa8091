import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { packFiles } from '../bin/lib/pack-files.mjs';
import { withStaticFiles } from './static-files';

const folder = mkdtempSync(join(tmpdir(), 'muster-packed-'));
const [files, packed] = [join(folder, 'static'), join(folder, 'packed')];
const TEXT = 'export const regiment = "Alt-Braunschweig";\n'.repeat(200);

mkdirSync(join(files, 'chunks'), { recursive: true });
writeFileSync(join(files, 'chunks/long.js'), TEXT);
writeFileSync(join(files, 'chunks/short.js'), 'export {};');
writeFileSync(join(files, 'font.woff2'), TEXT);
await packFiles({ files, packed });

const server = createServer(
  withStaticFiles(async (_request, response) => {
    response.end('of the framework');
  }, packed),
).listen(0, '127.0.0.1');

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { readonly form: string | undefined; readonly type: string | undefined; readonly body: Buffer };

const ask = (path: string, takes?: string, method = 'GET'): Promise<Answer> =>
  new Promise((done, failed) => {
    const { port } = server.address() as AddressInfo;
    const headers = takes === undefined ? {} : { 'accept-encoding': takes };
    get({ port, host: '127.0.0.1', path, method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { 'content-encoding': form, 'content-type': type } = answer.headers;
      done({ form, type, body: Buffer.concat(chunks) });
    }).on('error', failed);
  });

const LONG = '/_next/static/chunks/long.js';

test('a browser gets the smallest form that it takes', async () => {
  for (const [takes, form, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0.1', 'br', brotliDecompressSync],
  ] as const) {
    const answer = await ask(`${LONG}?v=1`, takes);
    expect([answer.form, answer.type]).toEqual([form, 'application/javascript; charset=UTF-8']);
    expect(unpack(answer.body).toString()).toBe(TEXT);
  }
  expect((await ask(LONG, 'br', 'HEAD')).form).toBe('br');
});

test('all else is left to the framework: no form, none taken, too short, no text, none of ours, a place outside', async () => {
  for (const [path, takes] of [
    [LONG, undefined],
    [LONG, 'identity'],
    [LONG, 'br;q=0, gzip;q=0.0'],
    [LONG, 'abroad'],
    ['/_next/static/chunks/short.js', 'br'],
    ['/_next/static/font.woff2', 'br'],
    ['/_next/static/chunks/none.js', 'br'],
    ['/chunks/long.js', 'br'],
    ['/_next/static/../packed/chunks/long.js', 'br'],
  ] as const) {
    const { form, body } = await ask(path, takes);
    expect([form, body.toString()]).toEqual([undefined, 'of the framework']);
  }
});

test('what is packed already is not packed again, and what is of no build goes', async () => {
  writeFileSync(join(packed, 'chunks/long.js.br'), 'packed before');
  rmSync(join(packed, 'chunks/long.js.gz'));
  await packFiles({ files, packed });
  expect((await ask(LONG, 'br')).body.toString()).toBe('packed before');
  expect(gunzipSync((await ask(LONG, 'gzip')).body).toString()).toBe(TEXT);
  rmSync(join(files, 'chunks/long.js'));
  await packFiles({ files, packed });
  // a server that still knows it leaves it to the framework
  expect((await ask(LONG, 'br')).body.toString()).toBe('of the framework');
});

test('what a run of tests packed quickly is packed again, small, for people; what is small stays', async () => {
  const long = join(packed, 'chunks/long.js.br');
  const varied = Array.from({ length: 2_000 }, (_, number) => `IR ${(number * 7919) % 10_007}`).join();
  writeFileSync(join(files, 'chunks/long.js'), varied);
  const sizes = [];
  for (const quickly of [true, false, true]) {
    await packFiles({ files, packed, quickly });
    sizes.push(statSync(long).size);
    expect(brotliDecompressSync(readFileSync(long)).toString()).toBe(varied);
  }
  const [quick = 0, small] = sizes;
  expect(small).toBeLessThan(quick);
  expect(sizes).toEqual([quick, small, small]);
});
