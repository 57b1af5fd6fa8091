import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '..';
import { canonical, combine, packName } from './combine';
import { packFaults } from './faults';
import { arbitraryPack } from './fixtures/arbitrary-pack';
import { ruleSentence } from './sentence';
import { slotOf } from './slot';
import { readPack, systemInText, writePack } from './text';
import { termsWords } from './words';

describe.each(SYSTEM_IDS)('packs of %s', async (id) => {
  const system = await loadSystem(id);
  const words = termsWords(system, await system.census());
  const packs = arbitraryPack(words);

  test('as text they read back to the same pack, also quoted in a mail', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        const text = writePack(pack, words);
        expect(systemInText(text)).toBe(id);
        expect(readPack(text, words)).toEqual({ ok: true, pack });
        const mailed = text.replace(/^/gm, '> ').replaceAll('\n', '\r\n');
        expect(readPack(mailed, words)).toEqual({ ok: true, pack });
      }),
    );
  });

  test('a pack on top of others: the later rule stands, each slot once, and nothing else is lost', () => {
    fc.assert(
      fc.property(fc.array(packs, { maxLength: 3 }), (several) => {
        const { terms } = combine(several);
        const slots = terms.map(({ slot }) => slot);
        expect(new Set(slots).size).toBe(slots.length);
        for (const { slot, rule } of terms) {
          const last = several.flatMap(({ rules }) => rules).findLast((each) => slotOf(each) === slot);
          expect(rule).toBe(last);
        }
        const said = new Set(several.flatMap(({ rules }) => rules.map(slotOf)));
        for (const slot of said) {
          const last = several.flatMap(({ rules }) => rules).findLast((each) => slotOf(each) === slot);
          expect(slots.includes(slot)).toBe(last?.kind !== 'free');
        }
      }),
    );
  });

  test('a pack twice is as good as once, and the order of keys is nothing to its hash', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        const rules = ({ terms }: ReturnType<typeof combine>) =>
          terms.map(({ rule }) => canonical(rule)).toSorted();
        expect(rules(combine([pack, pack]))).toEqual(rules(combine([pack])));
        const turned = Object.fromEntries(Object.entries(pack).toReversed()) as typeof pack;
        expect(packName(turned).hash).toBe(packName(pack).hash);
      }),
    );
  });

  test('every rule has a sentence, and faults are of rules that are there', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        const terms = combine([pack]);
        for (const { rule } of terms.terms) expect(ruleSentence(rule, words)).toMatch(/\S/);
        const slots = new Set(terms.terms.map(({ slot }) => slot));
        for (const { slot, message } of packFaults(terms, words)) {
          expect(slots.has(slot)).toBe(true);
          expect(message).toMatch(/\.$/);
        }
      }),
    );
  });
});
