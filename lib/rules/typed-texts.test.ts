import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import type { TextAnswer } from './core/text/text';

type Case = { readonly typed: string; readonly as?: string; readonly fault?: string };
type Parts = Readonly<Record<'header' | 'limit' | 'formation' | 'unit' | 'type' | 'commander', string>>;

/** What people type, in words that each system fills in; `as` is how the same is written. */
const TYPED: {
  readonly systems: Readonly<Record<string, Parts>>;
  readonly reads: readonly Case[];
  readonly faults: readonly Case[];
  readonly limits: readonly Case[];
  readonly headers: readonly { readonly from: string; readonly to: string; readonly fault?: string }[];
} = JSON.parse(readFileSync('lib/rules/fixtures/typed-texts.json', 'utf8'));

/** The words of a system, and how people vary them. */
const wordsOf = (parts: Parts): Readonly<Record<string, string>> => {
  const { unit, type, formation, commander, limit } = parts;
  const details = unit.slice(type.length);
  return {
    ...parts,
    details,
    last: details.split(/[;,] /).at(-1) ?? '',
    UNIT: unit.toUpperCase(),
    FORMATION: formation.toUpperCase(),
    COMMANDER: commander.replace(/^\w+/, (word) => word.toUpperCase()),
    LIMIT: limit.toUpperCase(),
    jaeger: unit.replace('Jäger', 'Jaeger'),
    jager: unit.replace('Jäger', 'jager'),
    plural: unit.replace('Jäger', 'Jägers').replace('battalion;', 'battalions;'),
    tight: unit.replaceAll(', ', ',').replaceAll('; ', ';').replace('1200 men', '1,200 men'),
    slip: unit.replace('Jäger', 'Jäegre'),
  };
};

describe.each(SYSTEM_IDS)('a text of %s as people type it', async (id) => {
  const { readText } = await (await loadSystem(id)).text();
  const parts = TYPED.systems[id];
  if (parts === undefined) throw new Error(`typed-texts.json has no words of ${id}`);
  const words = wordsOf(parts);
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');

  const armyOf = (answer: TextAnswer<unknown>): unknown => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
    return answer.file;
  };
  const read = (lines: string, header = parts.header) =>
    readText(`Army\n${header}\n\n${parts.formation}: Left\n${lines}\n`);
  const faultIn = (answer: TextAnswer<unknown>, line: number, fault: string): void => {
    expect(answer).toMatchObject({ ok: false, faults: [{ line, message: expect.stringContaining(fault) }] });
    if (!answer.ok) expect(answer.faults[0]?.message.length).toBeLessThan(205);
  };

  test.each(TYPED.reads)('$typed', ({ typed, as = '- {unit}' }) => {
    expect(armyOf(read(filled(typed)))).toEqual(armyOf(read(filled(as))));
  });

  test.each(TYPED.faults)('$typed is a fault', ({ typed, fault = '' }) => {
    faultIn(read(filled(typed)), 5, filled(fault));
  });

  test.each(TYPED.limits)('limit: $typed', ({ typed, as = '{limit} 1,500', fault }) => {
    const limited = (limit: string) => read('', parts.header.replace(/(limit|D) 1,500/, filled(limit)));
    if (fault === undefined) expect(armyOf(limited(typed))).toEqual(armyOf(limited(as)));
    else faultIn(limited(typed), 2, filled(fault));
  });

  test.each(TYPED.headers)('header: "$from" typed as "$to"', ({ from, to, fault }) => {
    const answer = read('', parts.header.replaceAll(from, to));
    if (fault === undefined) expect(armyOf(answer)).toEqual(armyOf(read('')));
    else faultIn(answer, 2, fault);
  });
});
