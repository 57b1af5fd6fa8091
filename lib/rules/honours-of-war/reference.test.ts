import { describe, expect, test } from 'vitest';
import golden from '@/data/honours-of-war/golden/reference.json';
import type { Scale } from './distances';
import { linesIn, sectionsOf } from './fixtures/reference-lines';
import { reference } from './reference';

const SCALES = ['28', '20', '15', '10', '6'] as const satisfies readonly Scale[];

/** A fact of the digest and where it stands: a row of a table, or words after a term. One text, or one for each scale. */
type Fact = {
  readonly digest: string;
  readonly section: string;
  readonly row: string | Partial<Record<Scale, string>>;
  readonly cells?: readonly string[] | Partial<Record<Scale, readonly string[]>>;
  readonly says?: string | Partial<Record<Scale, string>>;
};

const FACTS = golden as readonly Fact[];

const print = { date: '20 November 2026', version: 1, code: null, link: null };
const OPTIONS = { paper: 'a4', blackAndWhite: false, print } as const;

const at = <T>(value: T | Partial<Record<Scale, T>>, scale: Scale): T | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Partial<Record<Scale, T>>)[scale]
    : (value as T);

describe.each(SCALES)('the full sheet at %s mm', (scale) => {
  const sheet = reference([], { ...OPTIONS, full: true, scale });

  const facts = FACTS.filter(({ cells, says }) => at(cells ?? says, scale) !== undefined);

  test.each(facts)('holds $digest: $section, $row', ({ section, row, cells, says }) => {
    const name = at(row, scale);
    const lines = linesIn(sheet, section).filter((line) => line.name === name);
    const expected = cells === undefined ? undefined : at(cells, scale);
    const words = says === undefined ? undefined : at(says, scale);
    if (expected !== undefined) {
      const bare = (texts: readonly string[]) => texts.filter((text) => text !== '');
      expect(lines.map((line) => bare(line.says))).toContainEqual(bare(expected));
    }
    if (words !== undefined) expect(lines.map((line) => line.says.join(' ')).join(' ')).toContain(words);
  });

  test('names the page or ruling of every section', () => {
    for (const { title, cite } of sectionsOf(sheet)) expect(cite, title).toMatch(/^p\. \d/);
  });
});
