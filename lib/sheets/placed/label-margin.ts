import type { LabelSheet } from '@/lib/rules/core/sheet-parts';
import { INK, SOFT, severityColour } from '../ink';
import { PAPER } from '../measures';
import { textWidth, wrapRuns } from '../text-width';
import { runsWidth, runWidth } from './face-width';
import { LABEL_STOCKS, stockMargin } from './label-stocks';
import { severityMarks } from './margin';
import { line, type Mark, run, type TextRun } from './mark';

/** What no printer reaches, at every edge of the paper, in mm. */
export const UNPRINTED = 5;

/** Margins lower than this stay empty: there is no room for a line between the labels and what a printer reaches. */
const LEAST = 9;

const POINTS = 6.6;
const LINE = 2.75;
const SIDE = 11;
const SCALE_BAR = 50;
const CHECK = '50 mm: print at 100%';
const STYLE = { points: POINTS, colour: SOFT };

/** True if the margin of a stock has room for the rules profile, version and date. */
export const hasMargin = (stock: LabelSheet['stock']): boolean =>
  stockMargin(LABEL_STOCKS[stock]).top >= LEAST;

const bar = (x: number, y: number): Mark => ({
  kind: 'path',
  d: `M${x} ${y - 1.8}V${y + 0.1}H${x + SCALE_BAR}V${y - 1.8}`,
  x: 0,
  y: 0,
  scale: 1,
  stroke: INK,
  width: 0.15,
});

const lastFitting = (choices: readonly TextRun[][], room: number): TextRun[] =>
  choices.find((runs) => runsWidth(runs) <= room) ?? [];

/** Whose labels these are, and which sheet of them. */
const naming = ({ title, stock }: LabelSheet, place: string, room: number): TextRun[] => {
  const said = run(`  Labels, ${place}. ${LABEL_STOCKS[stock].name}.`, STYLE);
  const whole = [run(title, { ...STYLE, strong: true, colour: INK }), said];
  if (runsWidth(whole) <= room) return whole;
  let name = title;
  const named = () => run(`${name.trimEnd()}…`, { ...STYLE, strong: true, colour: INK });
  while (name !== '' && runsWidth([named(), said]) > room) name = name.slice(0, -1);
  return [named(), said];
};

/** The mark of an army with errors: whole where it has room, else how many there are. */
const errorMark = ({ marks, ink }: LabelSheet, x: number, y: number, room: number): Mark[] => {
  const [mark] = marks;
  if (mark === undefined) return [];
  const [first = ''] = mark.text.split('. ');
  const style = { points: POINTS, strong: true, colour: severityColour(mark.severity, ink) };
  const runs = lastFitting(
    [[run(mark.text, style)], [run(`${first.replace(/\.$/, '')}.`, style)]],
    room - 3.6,
  );
  return [
    ...severityMarks(mark.severity, ink, x, y - 2.2, 2.6),
    { kind: 'text', x: x + 3.6, y, anchor: 'start', runs },
  ];
};

/** Rules profile, version and date, as many whole lines as there is room for. */
const profile = ({ footer }: LabelSheet, width: number, most: number): string[] => {
  const code = footer.code === null ? [] : [[{ text: footer.code.text }]];
  const said = [...footer.lines, ...code].map((runs) => runs.map(({ text }) => text).join(''));
  const together = said.map((text) => text.replace(/\.$/, '')).join('. ');
  const lines = wrapRuns([{ text: together }], width, POINTS).map((runs) =>
    runs.map(({ text }) => text).join(''),
  );
  if (lines.length <= most) return lines;
  return said.filter((text) => textWidth(text, POINTS) <= width).slice(0, most);
};

/**
 * In the margins, where the stock has them: above the labels whose they are and a bar to check the scale by, below them
 * the mark of an army with errors, rules profile, version and date.
 */
export const labelMargins = (sheet: LabelSheet, place: string): Mark[] => {
  if (!hasMargin(sheet.stock)) return [];
  const { width, height } = PAPER[sheet.paper];
  const { top } = stockMargin(LABEL_STOCKS[sheet.stock]);
  const [left, right] = [SIDE, width - SIDE];
  const above = top - 1.8;
  const check = right - runWidth(run(CHECK, STYLE)) - 2 - SCALE_BAR;
  const marked = sheet.marks.length > 0 ? 1 : 0;
  const most = Math.max(1, Math.floor((top - UNPRINTED - 1) / LINE));
  const lines = profile(sheet, right - left, Math.max(1, most - marked));
  const below = height - top + 1 + LINE * 0.8;
  const tight = marked + lines.length > most;
  const said = tight ? lines.slice(0, 1) : lines;
  const long = tight ? runWidth(run(said[0] ?? '', STYLE)) + 4 : 0;
  return [
    { kind: 'text', x: left, y: above, anchor: 'start', runs: naming(sheet, place, check - left - 4) },
    bar(check, above),
    line(CHECK, right, above, STYLE, 'end'),
    ...errorMark(sheet, tight ? left + long : left, below, right - left - long),
    ...said.map((text, index) => line(text, left, below + (index + (tight ? 0 : marked)) * LINE, STYLE)),
  ];
};
