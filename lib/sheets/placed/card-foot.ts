import type { Card } from '@/lib/rules/core/sheet/sheet-parts';
import { wrapRuns } from '../text-width';
import type { CardFace } from './card-faces';
import { FIRM } from './card-head';
import { boxMarks, fittedRuns, styled } from './cells';
import { runsWidth, shrunk } from './face-width';
import { baseline, type DrawOp, group, line, type MarkBlock, rule } from './mark';
import type { PartStyle } from './part-style';
import { boxesToMark } from './roster-boxes';

const TRACK_GAP = 0.8;
/** By so much a text set to fill its room may seem wider. */
const GRAIN = 0.001;
/** The share of its side that a box may lose for the text beside it. */
const LEAST_SIDE = 0.8;
/** Tracks that are shorter take as much room, so that cards stay alike. */
const USUAL_BOXES = 5;

/** Hit tracks beside each other, with what is said beside or below them. */
export const foot = (card: Card, face: CardFace, width: number, style: PartStyle): MarkBlock => {
  const lines = card.foot.map((each) => styled(each, style.points));
  const top = 1.3 + FIRM;
  const count = card.tracks.length;
  if (count === 0 && lines.length === 0) return { height: 0, marks: [] };
  if (count === 0) {
    // It may say whose card this is, and that no print was recorded: never cut, else on a second line.
    const whole = shrunk(lines, width, style.least);
    const wrapped = runsWidth(whole) <= width + GRAIN ? null : wrapRuns(card.foot, width, style.small);
    const rows = wrapped?.map((runs) => runs.map((each) => styled(each, style.small))) ?? [whole];
    const deep = rows.length === 1 ? style.line : style.smallLine;
    return {
      height: top + rows.length * deep,
      marks: [
        rule(0, 0, width, FIRM),
        group(
          'paragraph',
          rows.map((runs, index) => ({
            kind: 'text',
            x: 0,
            y: baseline(top + index * deep, deep, style.points),
            anchor: 'start',
            runs,
          })),
        ),
      ],
    };
  }
  const perRow = count === 1 ? 1 : 2;
  const most = Math.max(USUAL_BOXES, ...card.tracks.map((track) => track.length));
  const room = (width - (perRow - 1) * 2.6) / perRow;
  const usual = Math.min(count === 1 ? face.box : face.box * 0.76, (room - (most - 1) * TRACK_GAP) / most);
  const rows = Math.ceil(count / perRow);
  // a little smaller where that leaves room for the text beside them
  const free = width - runsWidth(lines) - 1.6 - (perRow - 1) * 2.6;
  const close = (free / perRow - (most - 1) * TRACK_GAP) / most;
  const beside = close >= usual * LEAST_SIDE;
  const side = beside ? Math.min(usual, close) : usual;
  const long = most * side + (most - 1) * TRACK_GAP;
  const boxesHigh = rows * side + (rows - 1) * TRACK_GAP;
  const height = top + boxesHigh + (beside || lines.length === 0 ? 0 : style.line + 0.5);
  return {
    height,
    marks: [
      rule(0, 0, width, FIRM),
      group(
        'img',
        card.tracks.flatMap((track, index) =>
          track.flatMap((each, place): DrawOp[] => {
            const x = (index % perRow) * (long + 2.6) + place * (side + TRACK_GAP);
            const y = top + Math.floor(index / perRow) * (side + TRACK_GAP);
            const points = side * 1.28;
            return [
              ...boxMarks(each.kind, x, y, side),
              ...(each.label === undefined
                ? []
                : [
                    line(
                      each.label,
                      x + side / 2,
                      baseline(y, side, points),
                      { points, strong: true },
                      'middle',
                    ),
                  ]),
            ];
          }),
        ),
        boxesToMark(card.tracks.flat()),
      ),
      {
        kind: 'text',
        x: width,
        y: beside
          ? baseline(top, boxesHigh, style.points)
          : baseline(height - style.line, style.line, style.points),
        anchor: 'end',
        runs: fittedRuns(lines, width),
      },
    ],
  };
};
