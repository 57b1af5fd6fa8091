import { describe, expect, test } from 'vitest';
import { isNotRead } from '@/lib/readers/thread-input';
import { isForm, RefusedRequest, readBody, readForm } from './body-text';
import { refuseUnread } from './json-response';

const LIMIT = 1000;
const json = { 'content-type': 'application/json' };

const requestOf = (body: BodyInit, headers: Record<string, string> = json): Request =>
  new Request('http://localhost/api', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** Sends for as long as it is let. */
const endless = () => {
  let sent = 0;
  let stopped = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 100;
      controller.enqueue(new Uint8Array(100).fill(0x20));
    },
    cancel: () => {
      stopped = true;
    },
  });
  return { stream, sent: () => sent, stopped: () => stopped };
};

const refusal = async (request: Request): Promise<Response> => {
  try {
    await readBody(request, LIMIT);
  } catch (error) {
    if (error instanceof RefusedRequest) return error.response;
    if (isNotRead(error)) return refuseUnread(error);
    throw error;
  }
  throw new Error('not refused');
};

describe('readBody', () => {
  test('gives the JSON', async () => {
    expect(await readBody(requestOf('{"a": ["ä"]}'), LIMIT)).toEqual({ a: ['ä'] });
    expect(await readBody(requestOf('1', { 'content-type': 'Application/JSON; charset=utf-8' }), LIMIT)).toBe(
      1,
    );
  });

  test('refuses a body that says it is too large without reading it', async () => {
    const { stream, sent, stopped } = endless();
    const answer = await refusal(requestOf(stream, { ...json, 'content-length': '10000000' }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ ok: false, code: 'too-large', message: expect.any(String) });
    expect(sent()).toBeLessThan(LIMIT);
    expect(stopped()).toBe(true);
  });

  test('stops a body that turns out too large', async () => {
    const { stream, sent, stopped } = endless();
    expect((await refusal(requestOf(stream))).status).toBe(413);
    expect(sent()).toBeLessThan(2 * LIMIT);
    expect(stopped()).toBe(true);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    '',
  ])('refuses the content type %j', async (type) =>
    expect((await refusal(requestOf('{}', { 'content-type': type }))).status).toBe(415),
  );

  test('says where JSON is broken', async () => {
    const answer = await refusal(requestOf('{\n  "a": 1,\n}'));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ ok: false, code: 'broken-json', at: { line: 3, column: 1 } });
  });

  test.each([[''], [new Uint8Array([0x22, 0xff, 0x22])], [new Uint8Array([0x22, 0xc3])]])(
    'refuses %j',
    async (body) => {
      expect((await refusal(requestOf(body))).status).toBe(400);
    },
  );
});

describe('a form of a page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test('is read by its fields, whatever letters are in them', async () => {
    const request = requestOf('reason=It%20is%20%C3%A4rgerlich%21+Truly&other=1', form);
    expect([isForm(request), isForm(requestOf('{}'))]).toEqual([true, false]);
    expect(await readForm(request, LIMIT)).toEqual({ reason: 'It is ärgerlich! Truly', other: '1' });
  });

  test('is no larger than it may be', async () => {
    await expect(readForm(requestOf(`reason=${'x'.repeat(LIMIT)}`, form), LIMIT)).rejects.toBeInstanceOf(
      RefusedRequest,
    );
  });
});
