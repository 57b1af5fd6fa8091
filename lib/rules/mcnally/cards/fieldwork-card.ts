import play from '@/data/mcnally/play.json';
import { counted } from '../../core/army/words';
import { numberedBoxes } from '../../core/sheet/boxes';
import { cardLines, priceText } from '../../core/sheet/card-sheet';
import { boxesPart, pairs, runIn } from '../../core/sheet/parts';
import type { Card } from '../../core/sheet/sheet-parts';
import { filled } from '../distances';
import type { Fieldwork } from '../schema';
import type { SheetContext } from '../sheet-context';
import { nationLabel } from '../summary';
import { coverOf, isFort, LIMITS } from '../tables';
import { fieldworkName } from '../tree';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A fieldwork with a box for each strength point; its cover follows what is left. */
export const fieldworkCard = (work: Fieldwork, index: number, context: SheetContext): Card => {
  const { army, points } = context;
  return {
    title: fieldworkName(work),
    subtitle: work.name === '' ? nationLabel(army) : 'Fieldwork',
    sum: priceText(points(['works', index])),
    symbol: isFort(work.sp) ? 'block' : 'entrenchment',
    nation: army.nation,
    lines: cardLines(counted(work.sp, 'strength point'), capital(coverOf(work.sp))),
    parts: [
      ...boxesPart(numberedBoxes(work.sp).toReversed()),
      pairs(
        LIMITS.cover.classes.map(({ from, label }, place) => {
          const above = LIMITS.cover.classes[place - 1]?.from;
          return {
            term:
              above === undefined
                ? `${from} and more`
                : from === above - 1
                  ? `${from}`
                  : `${from}–${above - 1}`,
            value: label,
          };
        }),
        1,
      ),
      runIn(play.defence.entries.map(({ term, text }) => ({ term, text: filled(text, army.scale) }))),
    ],
    tracks: [],
    foot: [],
  };
};
