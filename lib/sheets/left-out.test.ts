import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { CardSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { notesOnCard, said, textMarks } from './fixtures/part-texts';
import { CARD_SIZES, cardsOf, labelsOf, readyMadeOf } from './fixtures/printed';
import { cutLines, overlaps, unwritten } from './fixtures/typesetting';
import { findOmissions } from './left-out';
import { layOutPages } from './placed/placed-pages';

const LONG = 'Holds the vineyard wall below the Lobosch until the second line has come up. '
  .repeat(20)
  .trim();

/** An army whose units and name are told at length. */
const wordy = (value: unknown, notes: string, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => wordy(each, notes, key));
  if (value === null || typeof value !== 'object') return value;
  const node = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, wordy(each, notes, name)]),
  );
  return key !== 'works' && 'id' in node && 'type' in node ? { ...node, notes } : node;
};

describe.each(SYSTEM_IDS)('%s', async (id) => {
  const system = await loadSystem(id);
  const [file] = await readyMadeOf(id);
  if (file === undefined) throw new Error(`${id} has no ready-made army`);

  const told = { ...file, army: wordy(file.army, LONG) };

  test.each(CARD_SIZES)(
    'prints every word that the player wrote of a unit on cards of %s',
    async (cardSize) => {
      for (const backs of [false, true]) {
        const sheet = await cardsOf(system, told, { cardSize, backs });
        const notes = sheet.cards.flatMap(notesOnCard);
        expect(notes.length).toBeGreaterThan(0);
        expect(unwritten(layOutPages(sheet), notes)).toEqual([]);
        expect(layOutPages(sheet).flatMap((page) => [...cutLines(page), ...overlaps(page)])).toEqual([]);
        expect(findOmissions(sheet).filter(({ what }) => what === 'note')).toEqual([]);
      }
    },
  );

  test.each(['a4-46x21', 'letter-44x13'] as const)(
    'drops no detail of a label of %s in silence',
    async (stock) => {
      const sheet = await labelsOf(system, file, { stock, numbered: 'all' });
      const printed = layOutPages(sheet)
        .flatMap(({ marks }) => textMarks(marks).map(said))
        .join(' ');
      const told = findOmissions(sheet).filter(({ what }) => what === 'detail');
      const details = sheet.labels.flatMap((label) =>
        [...label.details, label.post].map((text) => ({ label, text })),
      );
      const gone = details.filter(({ text }) => text !== '' && !printed.includes(text.split(' ')[0] ?? text));
      for (const { label, text } of gone)
        expect(
          told.some((each) => each.where === label.title && each.text.includes(text)),
          text,
        ).toBe(true);
      if (stock === 'letter-44x13') expect(told.length).toBeGreaterThan(0);
    },
  );

  test('says where the army’s card has no room for its code', async () => {
    const sheet = await cardsOf(system, file);
    const [card] = sheet.cards;
    if (card === undefined) throw new Error('There is no card');
    const pairs = Array.from({ length: 14 }, (_, at) => ({ term: `Line ${at}`, value: '1' }));
    const full: CardSheet = { ...sheet, cards: [{ ...card, parts: [{ kind: 'pairs', columns: 1, pairs }] }] };
    expect(findOmissions(full)).toContainEqual(expect.objectContaining({ what: 'code', how: 'left out' }));
  });
});
