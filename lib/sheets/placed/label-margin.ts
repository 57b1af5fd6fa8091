import type { LabelSheet, LabelStock } from '@/lib/rules/core/sheet/sheet-parts';
import { INK, PAPER, SOFT, severityColour } from '../paper';
import { textWidth, wrapRuns } from '../text-width';
import { runsWidth, runWidth } from './face-width';
import { LABEL_STOCKS, type Stock, stockMargin } from './label-stocks';
import { type DrawOp, describedGroup, line, run, type TextRun } from './mark';
import { severityMarks } from './severity-marks';

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

/** True if the margin of a stock has room for the rules, version and date. */
export const hasMargin = (stock: LabelStock): boolean => stockMargin(LABEL_STOCKS[stock]).top >= LEAST;

const bar = (x: number, y: number): DrawOp => ({
  kind: 'path',
  d: `M${x} ${y - 1.8}V${y + 0.1}H${x + SCALE_BAR}V${y - 1.8}`,
  x: 0,
  y: 0,
  scale: 1,
  stroke: INK,
  width: 0.15,
});

const textOf = (runs: LabelSheet['footer']['lines'][number]): string => runs.map(({ text }) => text).join('');

const sentence = (text: string): string => text.replace(/\.$/, '');

/** Whose labels these are, and which sheet of them. */
const naming = (armies: readonly LabelSheet[], stock: Stock, place: string, room: number): TextRun[] => {
  const what = run(`  Labels of ${stock.name}, ${place}`, STYLE);
  const named = (name: string) => run(name, { ...STYLE, strong: true, colour: INK });
  let name = armies.map(({ title }) => title).join(', ');
  if (runsWidth([named(name), what]) <= room) return [named(name), what];
  while (name !== '' && runsWidth([named(`${name.trimEnd()}…`), what]) > room) name = name.slice(0, -1);
  return [named(`${name.trimEnd()}…`), what];
};

/** Rules, version and date, in full and then as short as they may be. */
const ruleTextsOf = (armies: readonly LabelSheet[]): string[] => {
  const [first] = armies;
  if (first === undefined) return [];
  const code = first.footer.code === null ? [] : [first.footer.code.text];
  const full = [...first.footer.lines.map(textOf).map(sentence), ...code].join('. ');
  if (armies.length === 1) return [full, `${first.brief}, ${first.date}`, first.brief];
  const briefs = armies.map(({ title, brief }) => `${title}: ${brief}`);
  return [
    `${first.date}. ${briefs.join('. ')}`,
    ...briefs.map((_, left) => {
      const some = briefs.slice(0, briefs.length - left).join('. ');
      return left === 0 ? some : `${some}. And ${left} more`;
    }),
  ];
};

type ErrorMark = Pick<LabelSheet['marks'][number], 'severity'> & { readonly texts: readonly string[] };

/** The words for armies with errors, in full and then shorter. */
const errors = (armies: readonly LabelSheet[]): ErrorMark | null => {
  const marked = armies.filter(({ marks }) => marks.length > 0);
  const mark = marked[0]?.marks[0];
  if (mark === undefined) return null;
  const { severity, text } = mark;
  const [short = ''] = text.split('. ');
  const word = marked.every(({ marks }) => marks[0]?.severity === 'wanting') ? 'Unfinished' : 'Illegal';
  const texts =
    armies.length === 1
      ? [text, `${sentence(short)}.`]
      : [
          `${word}: ${marked.map(({ title }) => title).join(', ')}.`,
          `${word}: ${marked.length} of ${armies.length} armies.`,
        ];
  return { severity, texts };
};

const MARK_INDENT = 3.6;
const BETWEEN = 4;

const wrapped = (text: string, width: number): string[] => wrapRuns([{ text }], width, POINTS).map(textOf);

/** Below the labels: the mark of an army with errors, then rules, version and date; as much as has room, whole. */
const below = (armies: readonly LabelSheet[], stock: Stock): DrawOp[] => {
  const { width, height } = PAPER[stock.paper];
  const { top } = stockMargin(stock);
  const most = Math.max(1, Math.floor((top - UNPRINTED - 1) / LINE));
  const room = width - 2 * SIDE;
  const y = height - top + 1 + LINE * 0.8;
  const ruleTexts = ruleTextsOf(armies);
  const mark = errors(armies);
  if (mark === null) {
    const lines = ruleTexts.map((text) => wrapped(text, room)).find(({ length }) => length <= most) ?? [];
    return lines.map((text, index) => line(text, SIDE, y + index * LINE, STYLE));
  }
  const { severity, texts } = mark;
  const style = {
    points: POINTS,
    strong: true,
    colour: severityColour(severity, armies[0]?.ink ?? 'colour'),
  };
  const marked = (text: string, x: number): DrawOp[] => [
    ...severityMarks(severity, armies[0]?.ink ?? 'colour', x, y - 2.2, 2.6),
    line(text, x + MARK_INDENT, y, style),
  ];
  const widthOf = (text: string): number => runWidth(run(text, style)) + MARK_INDENT;
  const fitting = texts.find((text) => widthOf(text) <= room) ?? '';
  if (most > 1) {
    const lines = ruleTexts.map((text) => wrapped(text, room)).find(({ length }) => length < most) ?? [];
    return [
      ...marked(fitting, SIDE),
      ...lines.map((text, index) => line(text, SIDE, y + (index + 1) * LINE, STYLE)),
    ];
  }
  const short = texts.at(-1) ?? '';
  const text = ruleTexts.find((each) => textWidth(each, POINTS) + BETWEEN + widthOf(short) <= room);
  return text === undefined
    ? marked(fitting, SIDE)
    : [line(text, SIDE, y, STYLE), ...marked(short, SIDE + textWidth(text, POINTS) + BETWEEN)];
};

/**
 * In the margins, where the stock has them: above the labels whose they are and a bar to check the scale by, below them
 * the mark of an army with errors, rules, version and date. `armies` are those on this sheet of stock.
 */
export const labelMargins = (
  armies: readonly LabelSheet[],
  stockId: LabelStock,
  place: string,
  again: boolean,
): DrawOp[] => {
  if (!hasMargin(stockId)) return [];
  const stock = LABEL_STOCKS[stockId];
  const right = PAPER[stock.paper].width - SIDE;
  const above = stockMargin(stock).top - 1.8;
  const check = right - runWidth(run(CHECK, STYLE)) - 2 - SCALE_BAR;
  const name: DrawOp = {
    kind: 'text',
    x: SIDE,
    y: above,
    anchor: 'start',
    runs: naming(armies, stock, place, check - SIDE - BETWEEN),
  };
  const rest = [bar(check, above), line(CHECK, right, above, STYLE, 'end'), ...below(armies, stock)];
  // the sheets that follow are of other armies too
  return [again ? name : describedGroup('heading', [name], { level: 1 }), ...rest];
};
