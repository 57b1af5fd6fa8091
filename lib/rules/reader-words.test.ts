import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';

/** How a parser speaks to programmers. */
const PARSERS_OWN = /Invalid (input|option|key|string|number)|Too (big|small)|Unrecognized|received|safeint/;

const WRONG = [true, 'no such value', -1_000_000_000, 0.123, null, [1], { nothing: 1 }];

/** The document with each of its values in turn replaced by a wrong one. */
const spoiled = function* (node: unknown, wrong: unknown): Generator<unknown> {
  yield wrong;
  if (node === null || typeof node !== 'object') return;
  for (const [key, child] of Object.entries(node)) {
    for (const other of spoiled(child, wrong)) {
      if (Array.isArray(node)) yield node.with(Number(key), other);
      else yield { ...node, [key]: other };
    }
  }
};

describe.each(SYSTEM_IDS)('reader of %s', async (id) => {
  const { parse } = await (await loadSystem(id)).reader();
  const [first = ''] = readdirSync(`data/${id}/armies`);
  const file: unknown = JSON.parse(readFileSync(`data/${id}/armies/${first}`, 'utf8'));

  test.each(WRONG.map((wrong) => [wrong]))('says in plain words what was expected instead of %j', (wrong) => {
    let told = 0;
    for (const input of spoiled(file, wrong)) {
      const parsed = parse(input);
      if (parsed.ok) continue;
      for (const { message } of parsed.errors) {
        told++;
        expect(message).not.toMatch(PARSERS_OWN);
        expect(message).toMatch(/expected |nknown field /);
        // nothing of the machine's: no path, no word for nothing, no year with a comma
        expect(message).not.toMatch(/\bnull\b|\bundefined\b|\w\[\d|\barmy\.|1,7\d\d/);
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});
