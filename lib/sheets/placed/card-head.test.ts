import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REGIMENTS as WRITTEN } from '@/lib/history/fixtures/written-regiments';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { Regiment } from '@/lib/rules/core/check/regiment';
import type { Card } from '@/lib/rules/core/sheet/sheet-parts';
import { clothColour } from '../cloth-colours';
import { said, textMarks } from '../fixtures/part-texts';
import { CARD_SIZES, cardsOf, readyMadeOf } from '../fixtures/printed';
import { USUAL } from '../fixtures/rosters';
import { layOutCard } from './card';
import { cardFace, cardWidth } from './card-faces';
import { head, identity } from './card-head';
import { cardFits } from './card-setting';
import { fitted, runWidth } from './face-width';
import { type DrawOp, run } from './mark';

const FACE = cardFace({ size: '63x88', paper: 'a4' });

const card = (title: string): Card => ({
  title,
  subtitle: '',
  sum: '130',
  symbol: 'line',
  nation: 'prussia',
  lines: [],
  parts: [],
  tracks: [],
  foot: [],
});

/** Lines of a name, and the height of what they stand in. */
const named = (title: string) => {
  const { height, marks } = head(card(title), FACE, cardWidth(FACE));
  return { height, lines: textMarks(marks).map(said).slice(0, -2) };
};

describe('the name of a card', () => {
  test('stands on one line, a long one on two of the same height', () => {
    const short = named('Billerbeck');
    const long = named('Chasseur and grenadier companies of Hesse-Kassel');
    expect(short.lines).toEqual(['Billerbeck']);
    expect(long.lines).toHaveLength(2);
    expect(long.lines.join(' ')).toBe('Chasseur and grenadier companies of Hesse-Kassel');
    expect(long.height).toBe(short.height);
  });

  test('takes more lines where two have no room for it, and is never cut', () => {
    const long = 'The combined grenadier battalions of Anhalt, Kleist, Billerbeck and Grumbkow';
    expect(named(long).lines.join(' ')).toBe(long);
    const word = 'Kołłątaj'.repeat(20);
    expect(named(word).lines.join('')).toBe(word);
  });
});

test('a text set smaller to fit is never cut by the rounding of its size', () => {
  const text = run('Cuirassier regiment, heavy cavalry, Sweden', {
    points: 7.2,
    face: 'serif',
    italic: true,
  });
  for (let width = runWidth({ ...text, points: 6.05 }); width < runWidth(text) + 1; width += 0.013)
    expect(fitted(text, width).text).toBe(text.text);
});

type Entry = {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly uniform: Regiment;
};
const REGIMENTS: readonly Entry[] = JSON.parse(readFileSync('data/history/regiments.json', 'utf8'));

/** A regiment as the history tells it, as it is attached to a unit. */
const regimentOf = (id: string): Regiment => {
  const { name, number, uniform } = REGIMENTS.find((entry) => entry.id === id) ?? {};
  return { name: `${name}, ${number}`, facings: uniform?.facings ?? null };
};

const ITZENPLITZ = regimentOf('prussia-ir-13');
const WITH_FACINGS = REGIMENTS.find(({ uniform }) => uniform?.facings === 'light blue');

const groupsOf = (marks: readonly DrawOp[]): DrawOp[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? [mark, ...groupsOf(mark.marks)] : [mark]));

/** What stands beside the symbol of a card of that regiment, and the facing colours drawn. */
const identified = (regiment: Regiment | undefined, ink: 'colour' | 'bw' = 'colour') => {
  const plain = { ...card('Musketeer battalion'), lines: [[{ text: 'Standard' }], [{ text: 'Left wing' }]] };
  const { marks } = identity(
    regiment === undefined ? plain : { ...plain, regiment },
    FACE,
    cardWidth(FACE),
    FACE.generous,
    { nation: 'prussia', ink },
  );
  return {
    lines: textMarks(marks).map(said),
    facings: groupsOf(marks).flatMap((mark) => (mark.kind === 'group' ? (mark.label ?? '') : [])),
  };
};

describe('the regiment of a unit on its card', () => {
  test('stands after what the unit is; of unknown facings nothing is drawn', () => {
    expect(ITZENPLITZ).toEqual({ name: 'Itzenplitz, IR 13', facings: null });
    expect(identified(ITZENPLITZ)).toEqual({
      lines: ['Standard', 'Itzenplitz, IR 13', 'Left wing'],
      facings: [],
    });
    expect(identified(undefined)).toEqual({ lines: ['Standard', 'Left wing'], facings: [] });
  });

  test('has its facing colour in words, and drawn where there are colours to print with', () => {
    const regiment = regimentOf(WITH_FACINGS?.id ?? '');
    expect(identified(regiment).lines.slice(1, 3)).toEqual([regiment.name, 'facings light blue']);
    expect(identified({ ...ITZENPLITZ, facings: 'red' }).lines[1]).toBe('Itzenplitz, IR 13, facings red');
    expect(identified(regiment).facings).toEqual(['Facings light blue']);
    expect(identified(regiment, 'bw').facings).toEqual([]);
  });

  test('colours the symbol by its coat, where that is dark enough and there are colours to print with', () => {
    const fillsOf = (coat: string | null, ink: 'colour' | 'bw' = 'colour') => {
      const blues = { ...card('Blues'), regiment: { name: 'Royal Horse Guards', facings: null, coat } };
      const { marks } = identity(blues, FACE, cardWidth(FACE), FACE.generous, { nation: 'hbma', ink });
      return marks.flatMap((mark) => (mark.kind === 'path' && mark.fill !== undefined ? [mark.fill] : []));
    };
    const [red] = fillsOf(null);
    expect(fillsOf('blue')).toContain(clothColour('blue'));
    expect(fillsOf('blue')).not.toContain(red);
    expect(fillsOf('white')).toEqual(fillsOf(null));
    expect(fillsOf('blue', 'bw')).toEqual(fillsOf(null, 'bw'));
  });

  test('is not told twice where the unit has its name', () => {
    const named = { ...card('Itzenplitz, IR 13'), lines: [[{ text: 'Standard' }]], regiment: ITZENPLITZ };
    const { marks } = identity(named, FACE, cardWidth(FACE), FACE.generous, { nation: '', ink: 'bw' });
    expect(textMarks(marks).map(said)).toEqual(['Standard']);
  });

  test.each(SYSTEM_IDS)('has room on the cards of every size: %s', async (id) => {
    const system = await loadSystem(id);
    const [file] = await readyMadeOf(id);
    if (file === undefined) throw new Error(`${id} has no ready-made army`);
    const army = JSON.parse(JSON.stringify(file.army), (_, node) =>
      node?.id !== undefined && node.type !== undefined ? { ...node, regiment: 'prussia-ir-13' } : node,
    );
    const known = WRITTEN['prussia-ir-13'];
    if (!known) throw new Error('there is no IR 13');
    const regiments = { 'prussia-ir-13': { ...known, facings: 'red' } };
    for (const cardSize of CARD_SIZES) {
      const sheet = await cardsOf(
        system,
        { ...file, army },
        { cardSize, print: { ...USUAL.print, regiments } },
      );
      const units = sheet.cards.filter(({ regiment }) => regiment !== undefined);
      expect(units.length).toBeGreaterThan(3);
      for (const each of units.slice(0, 8)) {
        const face = cardFace(sheet);
        expect(cardFits(each, face, 'colour'), each.title).toBe(true);
        const lines = textMarks([layOutCard(each, face, 'colour')]).map(said);
        expect(lines.join(' ')).toMatch(/Itzenplitz, IR 13,? facings red/);
      }
    }
  });
});

test('a number stands no higher than the first line, and beside no other', () => {
  const lines = [
    [{ text: 'Superior', style: 'strong' as const }],
    [{ text: 'Left Wing Infantry, 1st line' }],
  ];
  const { marks } = identity(
    { ...card('Grenadier battalion'), number: '1.1', lines },
    FACE,
    cardWidth(FACE),
    FACE.tight,
    { nation: 'prussia', ink: 'colour' },
  );
  const [first, second, number] = textMarks(marks);
  const top = (mark: typeof first): number => (mark?.y ?? 0) - 0.72 * (mark?.runs[0]?.points ?? 0) * 0.3528;
  expect(said(number ?? { kind: 'text', x: 0, y: 0, anchor: 'end', runs: [] })).toBe('1.1');
  expect(Math.abs(top(number) - top(first))).toBeLessThan(0.05);
  const end = (second?.x ?? 0) + (second?.runs ?? []).reduce((sum, each) => sum + runWidth(each), 0);
  const begin = (number?.x ?? 0) - (number?.runs ?? []).reduce((sum, each) => sum + runWidth(each), 0);
  expect(end).toBeLessThan(begin);
});
