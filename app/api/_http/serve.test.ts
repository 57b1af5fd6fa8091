import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Contract, EndpointPolicies } from '@/lib/api/endpoint';
import { BodyText } from '@/lib/readers/thread-input';
import { type Answer, createRoutes } from './create-routes';

// nobody is signed in: who asks is told by cookies, which the framework holds
vi.mock('next/navigation', () => ({ unstable_rethrow: () => {} }));
vi.mock('@/lib/identity/viewer', () => ({ renewViewer: async () => null, requireViewer: () => null }));

const CARDS = {
  'POST /api/notes': { kind: 'create', who: 'anyone', body: 100, done: 201 },
  'POST /api/notes/aside': { kind: 'create', who: 'anyone', body: 100, reads: 'aside' },
  'POST /api/notes/form': { kind: 'create', who: 'anyone', body: 100, reads: 'form', of: 'battle' },
  'PUT /api/notes/[id]': { kind: 'save', who: 'owner', body: 100, of: 'army' },
} as const satisfies EndpointPolicies;

const request = z.strictObject({ text: z.string().trim().min(1) });
const WIRE = {
  'POST /api/notes': { query: z.object({ page: z.enum(['1', '2']).optional() }), request, response: null },
  'POST /api/notes/aside': { request, response: null },
  'POST /api/notes/form': { request, response: null },
  'PUT /api/notes/[id]': { request, response: null },
} as const satisfies Contract<typeof CARDS>;

const work = vi.fn<(body: unknown) => Promise<Answer>>();

const ROUTES = createRoutes(
  CARDS,
  WIRE,
  {
    'POST /api/notes': ({ body }) => work(body.text),
    'POST /api/notes/aside': ({ body }) => work(body),
    'POST /api/notes/form': ({ body }) => work(body.text),
    'PUT /api/notes/[id]': ({ body }) => work(body.text),
  },
  {
    'POST /api/notes/form': (_params, { status }) =>
      new Response(null, { status: 303, headers: { location: `/notes?${status}` } }),
  },
);

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const ask = async (endpoint: keyof typeof CARDS, body: string, type = JSON_TYPE, question = '') => {
  const [method = '', path = ''] = endpoint.split(' ');
  const headers = { host: 'localhost:3000', 'content-type': type };
  const asked = new Request(`http://localhost:3000${path}${question}`, { method, headers, body });
  const answer = await ROUTES[endpoint]?.(asked, { params: Promise.resolve({ id: 'a' }) });
  const text = await answer?.text();
  return {
    status: answer?.status,
    location: answer?.headers.get('location'),
    body: text ? JSON.parse(text) : null,
  };
};

beforeEach(() => work.mockReset().mockResolvedValue({ ok: true }));

test('a body is handed over as its schema reads it, and the answer has the status of its card', async () => {
  expect(await ask('POST /api/notes', '{"text":" Kept "}')).toMatchObject({
    status: 201,
    body: { ok: true },
  });
  expect(work.mock.calls).toEqual([['Kept']]);
});

describe('nothing is done for', () => {
  test.each<[string, keyof typeof CARDS, string, string, object]>([
    ['a body that is none', 'POST /api/notes', '{"text":1,"odd":1}', '', { code: 'invalid' }],
    ['no object', 'POST /api/notes', '[]', '', { code: 'invalid', errors: [{ at: [] }] }],
    ['a body of another shape', 'POST /api/notes', '{"text":""}', '', { errors: [{ at: ['text'] }] }],
    ['a question that is none', 'POST /api/notes', '{"text":"a"}', '?page=3', { code: 'invalid' }],
    ['a form that is sent as JSON', 'POST /api/notes/form', '{}', '', { errors: [{ at: ['text'] }] }],
  ])('%s', async (_what, endpoint, body, question, refusal) => {
    const answer = await ask(endpoint, body, JSON_TYPE, question);
    expect(answer).toMatchObject({ status: 422, body: { ok: false, ...refusal } });
    expect(work).not.toHaveBeenCalled();
  });

  test('nobody where somebody is meant, whatever was sent', async () => {
    const answer = await ask('PUT /api/notes/[id]', '{}');
    expect(answer).toMatchObject({ status: 404, body: { ok: false, code: 'not-found' } });
    expect(work).not.toHaveBeenCalled();
  });
});

test('what a thread reads is handed over as the text it is', async () => {
  expect(await ask('POST /api/notes/aside', '{"text":')).toMatchObject({ status: 200 });
  expect(work.mock.calls[0]?.[0]).toEqual(new BodyText('{"text":'));
});

describe('a form of a page without script leads to its page', () => {
  test('when it was taken', async () => {
    expect(await ask('POST /api/notes/form', 'text=Kept', FORM_TYPE)).toMatchObject({
      status: 303,
      location: '/notes?200',
    });
    expect(work.mock.calls).toEqual([['Kept']]);
  });

  test('when the work refuses it', async () => {
    work.mockResolvedValue({ ok: false, code: 'not-found' });
    expect(await ask('POST /api/notes/form', 'text=Kept', FORM_TYPE)).toMatchObject({
      location: '/notes?404',
    });
  });

  test('when it is none', async () => {
    expect(await ask('POST /api/notes/form', 'text=+', FORM_TYPE)).toMatchObject({ location: '/notes?422' });
    expect(work).not.toHaveBeenCalled();
  });
});
