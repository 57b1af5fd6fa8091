import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { combine } from '@/lib/rules/events/combine';
import { seeArmy } from '@/lib/rules/events/judge';
import { parsePack } from '@/lib/rules/events/reader';
import { termsWords } from '@/lib/rules/events/words';
import { fileReader } from '@/lib/rules/fixtures/file-reader';
import { effectOf } from './effect';
import type { Kit } from './kit';

const system = await loadSystem('honours-of-war');
const parts = await system.census();
const read = fileReader((await system.reader()).parse, system.id);
const kit: Kit = {
  system,
  words: termsWords(system, parts),
  seen: (file) => seeArmy(system, parts, file),
  write: () => '',
};

const FOLDER = 'data/honours-of-war/typical';
const armies = readdirSync(FOLDER).map((id) => ({
  id,
  name: id,
  seen: kit.seen(read(JSON.parse(readFileSync(`${FOLDER}/${id}`, 'utf8')))),
}));

const mostOf = (...rules: readonly object[]) => {
  const parsed = parsePack({ pack: 1, id: 'autumn', name: 'Autumn', system: system.id, rules });
  if (!parsed.ok) throw new Error('The pack does not read');
  const terms = combine([parsed.value]);
  const { most } = effectOf(kit, terms, terms, armies);
  return most && [most.term.slot, most.count];
};

const SHORT = { kind: 'limit', id: 'units', name: 'Units', of: ['units'], max: { count: 1 } };
const PRUSSIA = { kind: 'nations', only: ['prussia'] };

describe('the rule that turns most', () => {
  test('is the one that most armies break, wherever it stands', () => {
    expect(mostOf(PRUSSIA, SHORT)).toEqual(['limit:units', armies.length]);
    expect(mostOf(SHORT, PRUSSIA)).toEqual(['limit:units', armies.length]);
    // an imagi-nation is of no list
    expect(mostOf(PRUSSIA)).toEqual(['nations', armies.length - 2]);
  });

  test('is none that only warns, and none where all keep all', () => {
    expect(mostOf({ ...SHORT, severity: 'warning' }, PRUSSIA)).toEqual(['nations', armies.length - 2]);
    expect(mostOf({ kind: 'years', from: 1756, to: 1763 })).toBeUndefined();
  });

  test('may be one that makes a finding of the book an error', () => {
    const codes = armies.map(({ seen }) => seen.withLimits().assessment.findings.map(({ code }) => code));
    const [code] = codes.flat();
    if (code === undefined) throw new Error('no army that ships has a finding');
    const count = codes.filter((own) => own.includes(code)).length;
    expect(mostOf({ kind: 'severity', code, severity: 'error' })).toEqual([`severity:${code}`, count]);
  });
});
