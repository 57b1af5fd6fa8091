import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import shipped from '@/data/honours-of-war/armies/lobositz-1756-prussia.json';
import type { ArmyFile } from '../core/army/document';
import type { TextOptions } from '../core/text/text';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { text } from './text';

const read = fileReader(parse, 'honours-of-war');

const lobositz = read(shipped);

const written = (file: ArmyFile<Army>, markup: TextOptions['markup'], length: TextOptions['length']) =>
  text.writeText(file, assess(file), { markup, length });

const FORMS = [
  ...(['plain', 'markdown', 'bbcode'] as const).flatMap((markup) =>
    (['full', 'short'] as const).map((length) => ({ markup, length })),
  ),
  { markup: 'plain', length: 'compact' },
  { markup: 'markdown', length: 'compact' },
] as const;

describe('golden texts of the Prussians at Lobositz', () => {
  test.each(FORMS)('$markup, $length', ({ markup, length }) => {
    const golden = readFileSync(
      `data/honours-of-war/text/lobositz-1756-prussia-${markup}-${length}.txt`,
      'utf8',
    );
    expect(written(lobositz, markup, length)).toBe(golden);
  });
});

/** An army in which everything a player may write is `words`. */
const saying = (words: string): ArmyFile<Army> =>
  read({
    name: words,
    army: {
      nation: 'imagi-nation',
      year: 1757,
      imagiNation: { name: words },
      notes: words,
      general: { id: 'g', name: words, notes: words },
      lieutenants: [{ id: 'l', name: words }],
      brigades: [
        {
          id: 'b',
          name: words,
          notes: words,
          commander: { id: 'c', name: words },
          units: [
            { id: 'u', type: 'line', class: 'standard', name: words, notes: words },
            { id: 'v', type: 'line', class: 'standard' },
          ],
        },
      ],
      works: [{ id: 'w', type: 'fortified-block', name: words }],
    },
  });

describe('what a player writes is no markup', () => {
  const MARKDOWN = [
    '**bold**',
    '# heading',
    '[here](http://example.invalid)',
    '![picture](x)',
    '<script>alert(1)</script>',
    '`code`',
    '||hidden||',
    '~~struck~~',
    '> quoted',
    '- item',
    '1. first',
    '===',
    '&lt;b&gt;',
    '\\*',
  ];

  test.each(MARKDOWN)('Markdown: %s', (words) => {
    for (const length of ['full', 'compact', 'short'] as const) {
      // what is left once every escaped mark is taken away has no mark of its own in it
      const bare = written(saying(words), 'markdown', length)
        .replaceAll(/\\[^\w\s]/g, '')
        .replaceAll(/^## /gm, '')
        .replaceAll(/^\*\*(.*)\*\*( {2})?$/gm, '$1')
        .replaceAll(/^- /gm, '')
        .replaceAll(/\[[\d,-]+\]$|\[[\d,-]+\](?= {2}$)/gm, '');
      expect(bare).not.toMatch(/[*_`<>#~|\\![\]]|^\s*\d+\.|&\w+;|^\s*[-+=]/m);
    }
  });

  test.each(['[b]bold[/b]', '[url=http://example.invalid]here[/url]', '[img]x[/img]', '[*]item'])(
    'BBCode: %s',
    (words) => {
      const tags = new Set(written(saying(words), 'bbcode', 'full').match(/\[[^\]]*\]/g));
      const ours = new Set(['[size=150]', '[/size]', '[b]', '[/b]', '[list]', '[/list]', '[*]']);
      expect([...tags].filter((tag) => !ours.has(tag))).toEqual([]);
      expect(written(saying(words), 'bbcode', 'full').match(/\[b\]/g)).toHaveLength(
        written(saying('plain'), 'bbcode', 'full').match(/\[b\]/g)?.length ?? 0,
      );
    },
  );

  test('nobody is called by name', () => {
    expect(written(saying('@everyone'), 'markdown', 'full')).not.toContain('@everyone');
  });

  test('notes of several lines stay in their item', () => {
    const told = written(saying('first\nsecond'.replace('\n', ' ')), 'markdown', 'full');
    expect(told).toContain('Note: first second');
    const file = saying('name');
    const noted = { ...file, army: { ...file.army, notes: 'one\n\n# two' } };
    expect(written(noted, 'markdown', 'full')).toContain('Note: one / \\# two');
    expect(written(noted, 'bbcode', 'full')).toContain('Note: one / # two');
  });
});

describe('reading a text back', () => {
  const faultsOf = (lines: string) => {
    const answer = text.readText(lines);
    if (answer.ok) throw new Error('no faults');
    return answer.faults.map(({ line }) => line);
  };

  test('each line that cannot be read is named by its number', () => {
    const lines = written(lobositz, 'plain', 'full').split('\n');
    const broken = lines.with(8, '- Grenadiers; splendid').with(9, '- Elephants; standard').join('\n');
    expect(faultsOf(broken)).toEqual([9, 10]);
  });

  test('a word with two meanings is a fault that says both', () => {
    const head = 'Name\nHonours of War; Prussia; 1757; 28 mm; points; no limit\nBrigade: Left\n';
    expect(text.readText(`${head}- Freikorps; standard`)).toEqual({
      ok: false,
      faults: [
        {
          line: 4,
          message:
            '"Freikorps" can be read in two ways: write "Freikorps, close order" or "Freikorps, light"',
        },
      ],
    });
  });

  test('Windows line ends, blank lines and indents do not matter', () => {
    const plain = written(lobositz, 'plain', 'full');
    const answer = text.readText(plain.replaceAll('\n', '\r\n\r\n   '));
    expect(answer.ok).toBe(true);
  });

  test.each(['', '\n\n', 'One line', 'Name\nHonours of War; Atlantis; 1757; 28 mm; points; no limit'])(
    '%j is no army',
    (lines) => {
      expect(text.readText(lines).ok).toBe(false);
    },
  );
});
