import play from '@/data/mcnally/play.json';
import { grouped } from '../../core/number';
import type { Card } from '../../core/sheet-parts';
import { filled } from '../distances';
import { counted, fieldworkName } from '../names';
import type { Fieldwork } from '../schema';
import type { RosterContext } from '../sheet-context';
import { nationLabel } from '../summary';
import { coverOf, isFort, LIMITS } from '../tables';

/** More strength points than this stand in words. */
const MOST_BOXES = 24;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A fieldwork with a box for each strength point; its cover follows what is left. */
export const fieldworkCard = (work: Fieldwork, index: number, context: RosterContext): Card => {
  const { army, points } = context;
  const price = points(['works', index]);
  return {
    title: fieldworkName(work),
    subtitle: work.name === '' ? nationLabel(army) : 'Fieldwork',
    sum: price === null ? '' : grouped(price),
    symbol: isFort(work.sp) ? 'block' : 'entrenchment',
    nation: army.nation,
    lines: [
      [{ text: counted(work.sp, 'strength point'), style: 'strong' }],
      [{ text: capital(coverOf(work.sp)), style: 'soft' }],
    ],
    parts: [
      ...(work.sp === 0 || work.sp > MOST_BOXES
        ? []
        : [
            {
              kind: 'boxes' as const,
              boxes: Array.from({ length: work.sp }, (_, box) => ({
                kind: 'plain' as const,
                label: String(work.sp - box),
              })),
            },
          ]),
      {
        kind: 'pairs',
        columns: 1,
        pairs: LIMITS.cover.classes.map(({ from, label }, place) => {
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
      },
      {
        kind: 'words',
        layout: 'run-in',
        items: play.defence.entries.map(({ term, text }) => ({ term, text: filled(text, army.scale) })),
      },
    ],
    tracks: [],
    foot: [],
  };
};
