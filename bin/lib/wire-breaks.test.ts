import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointSchemas } from '../../lib/api/endpoint';
import { brokenBy } from './wire-breaks';
import { wireFieldsOf } from './wire-fields';
import { OPEN_PAGES, readCurrentWire, readStoredWire } from './wire-file';

describe('the API', () => {
  test('takes what pages ask that were opened before, and answers what they read', () => {
    expect(brokenBy(readStoredWire(), readCurrentWire()), OPEN_PAGES).toEqual([]);
  });

  test('has all that it asks and answers today written down for those to come', () => {
    expect(readStoredWire(), 'npm run wire').toEqual(readCurrentWire());
  });
});

const army = z.strictObject({ name: z.string(), year: z.int(), note: z.string().exactOptional() });
const stale = z.strictObject({ ok: z.literal(false), code: z.literal('stale'), current: army });
const saved = z.strictObject({ ok: z.literal(true), revision: z.int() });
const before: EndpointSchemas = {
  query: z.object({ sort: z.enum(['name', 'year']).default('name') }),
  request: z.strictObject({ revision: z.int(), army, tags: z.array(z.string()) }),
  response: z.union([saved, stale]),
};

const breaks = (change: Partial<EndpointSchemas>) =>
  brokenBy(
    { 'PUT /api/it': wireFieldsOf(before) },
    { 'PUT /api/it': wireFieldsOf({ ...before, ...change }) },
  );

const request = (shape: z.core.$ZodLooseShape) => ({
  request: z.strictObject({ revision: z.int(), army, tags: z.array(z.string()), ...shape }),
});

describe('pages that are open', () => {
  test.each<[what: string, change: Partial<EndpointSchemas>]>([
    ['nothing', {}],
    ['a field more that may be sent', request({ colour: z.string().exactOptional() })],
    ['what is new within it', request({ plate: z.strictObject({ wing: z.string() }).exactOptional() })],
    ['a wider value', request({ revision: z.number().nullable() })],
    ['a request that is read otherwise', { request: z.unknown() }],
    ['one more order', { query: z.object({ sort: z.enum(['name', 'year', 'points']).default('name') }) }],
    ['a field more in the answer', { response: z.union([saved.extend({ at: z.string() }), stale]) }],
    [
      'one more refusal',
      {
        response: z.union([saved, stale, z.strictObject({ ok: z.literal(false), code: z.literal('full') })]),
      },
    ],
    [
      'what was left out at times',
      { response: z.union([saved, stale.extend({ current: army.required() })]) },
    ],
  ])('are well with %s', (_, change) => {
    expect(breaks(change)).toEqual([]);
  });

  test.each<[fault: string, change: Partial<EndpointSchemas>]>([
    ['does not take body.tags[] any more', { request: z.strictObject({ revision: z.int(), army }) }],
    ['needs body.colour now', request({ colour: z.string() })],
    ['needs body.army.note now', request({ army: army.required() })],
    ['does not take string at body.tags[] any more', request({ tags: z.array(z.int()) })],
    ['does not take "year" at question.sort any more', { query: z.object({ sort: z.enum(['name']) }) }],
    [
      'does not answer (ok=true).revision any more',
      { response: z.union([saved.omit({ revision: true }), stale]) },
    ],
    [
      'may leave out (ok=false code=stale).current.year',
      { response: z.union([saved, stale.extend({ current: army.partial({ year: true }) })]) },
    ],
    [
      'may answer null at (ok=true).revision',
      { response: z.union([saved.extend({ revision: z.int().nullable() }), stale]) },
    ],
    [
      'does not answer (ok=false code=stale).current.name any more',
      { response: z.union([saved, stale.extend({ code: z.literal('older') })]) },
    ],
  ])('miss something where it %s', (fault, change) => {
    expect(breaks(change)).toContain(`PUT /api/it ${fault}`);
  });

  test('miss an endpoint that is gone', () => {
    expect(brokenBy({ 'PUT /api/it': wireFieldsOf(before) }, {})).toEqual(['PUT /api/it is gone']);
  });

  test('may send trees in trees as before', () => {
    const tree = z.strictObject({
      name: z.string(),
      get parts() {
        return z.array(tree).exactOptional();
      },
    });
    const wire = (schema: z.ZodType) => ({
      'PUT /api/it': wireFieldsOf({ request: schema, response: null }),
    });
    const deeper = z.strictObject({ ...tree.shape, colour: z.string() });
    expect(brokenBy(wire(tree), wire(tree))).toEqual([]);
    expect(brokenBy(wire(tree), wire(deeper))).toContain('PUT /api/it needs body.colour now');
  });
});
