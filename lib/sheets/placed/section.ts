import type { Section, SectionRow } from '@/lib/rules/core/sheet/sheet-parts';
import { HEADLINE, INK, SOFT } from '../paper';
import { wrapRuns } from '../text-width';
import type { Inks } from './cells';
import { fitted, onLines, runWidth, shrunk } from './face-width';
import {
  baseline,
  box,
  type DrawOp,
  describedGroup,
  group,
  line,
  type MarkBlock,
  MM_PER_POINT,
  rule,
  run,
  shifted,
} from './mark';
import type { PartStyle } from './part-style';
import { layOutPart } from './parts';
import { textLines } from './words-part';

const RULE = 0.25;
const CHIP = { side: 0.7, weight: 0.15, high: 1.28 } as const;

/** Smaller than this nothing is read. */
const LEAST_CHIP = 6;

type Chip = { readonly marks: readonly DrawOp[]; readonly width: number };

const NO_CHIP: Chip = { marks: [], width: 0 };

const chip = (cite: string, right: number, style: PartStyle, points: number): Chip => {
  if (cite === '') return NO_CHIP;
  const text = run(cite, { points, colour: SOFT });
  const width = runWidth(text) + 2 * CHIP.side;
  const height = points * CHIP.high * 0.3528;
  const top = style.title - RULE - 0.9 - height;
  return {
    width: width + 1,
    marks: [
      box(right - width, top, width, height, { stroke: HEADLINE, width: CHIP.weight }),
      line(cite, right - width / 2, baseline(top, height, points), { points, colour: SOFT }, 'middle'),
    ],
  };
};

/** The least share of its size that a heading gives way by: smaller it looks like one of another level. */
const LEAST_HEADING = 0.93;

/** The heading, on a second line if it is long; a note without room beside the title is under it. */
const heading = ({ title, note: noteText, cite }: Section, width: number, style: PartStyle): MarkBlock => {
  const whole = run(title, { points: style.titlePoints, face: 'serif' });
  const longest = Math.max(...title.split(' ').map((text) => runWidth({ ...whole, text })));
  // a chip that leaves no room for a word is smaller, or its words stand with the note
  const page = [style.tiny - 0.4, LEAST_CHIP]
    .map((points) => chip(cite, width, style, Math.max(LEAST_CHIP, points)))
    .find((each) => longest <= width - each.width - 0.6);
  const note = page === undefined ? [cite, noteText].filter(Boolean).join('; ') : noteText;
  return titleOf(title, note, page ?? NO_CHIP, width, style);
};

const titleOf = (title: string, note: string, page: Chip, width: number, style: PartStyle): MarkBlock => {
  const room = width - page.width - 0.6;
  const plain = run(title, { points: style.titlePoints, face: 'serif' });
  const lines = runWidth(plain) * LEAST_HEADING <= room ? [fitted(plain, room)] : onLines(plain, room);
  const more = (lines.length - 1) * style.titlePoints * MM_PER_POINT * 1.05;
  const base = (index: number): number =>
    style.title + more - RULE - 1.15 - (lines.length - 1 - index) * style.titlePoints * MM_PER_POINT * 1.05;
  const noted = runWidth(lines.at(-1) ?? plain) + 1.6;
  const [beside] = shrunk(
    [run(note, { points: style.small - 0.2, colour: SOFT })],
    width - noted - page.width,
    Math.min(style.least, style.small - 0.2),
  );
  const fits = beside === undefined || runWidth(beside) <= width - noted - page.width;
  const under = fits ? [] : wrapRuns([{ text: note, style: 'soft' }], width, style.small);
  return {
    height: style.title + more + under.length * style.smallLine,
    marks: [
      describedGroup(
        'heading',
        [
          ...lines.map(
            (each, index): DrawOp => ({ kind: 'text', x: 0, y: base(index), anchor: 'start', runs: [each] }),
          ),
          ...(note === '' || !fits || beside === undefined
            ? []
            : [
                {
                  kind: 'text',
                  x: noted,
                  y: base(lines.length - 1),
                  anchor: 'start',
                  runs: [beside],
                } as const,
              ]),
          ...shifted(page.marks, 0, more),
          rule(0, style.title + more - RULE, width, RULE, INK),
        ],
        { level: 2, bookmark: title },
      ),
      ...(under.length === 0
        ? []
        : [group('paragraph', textLines(under, 0, style.title + more, style.small, style.smallLine))]),
    ],
  };
};

/** A section set `width` wide from the origin: its heading and its parts. */
export const layOutSection = (section: Section, width: number, style: PartStyle, inks: Inks): MarkBlock => {
  const headed = heading(section, width, style);
  let y = headed.height;
  const parts = section.parts.flatMap((part, index) => {
    if (index > 0) y += style.gap;
    const { height, marks } = layOutPart(part, width, style, inks);
    const at = y;
    y += height;
    return shifted(marks, 0, at);
  });
  return { height: y, marks: [group('group', [...headed.marks, ...parts], section.title)] };
};

const GUTTER = 5;

/** One section, or several side by side. */
export const layOutRow = (
  { sections }: SectionRow,
  width: number,
  style: PartStyle,
  inks: Inks,
): MarkBlock => {
  const across = (width - (sections.length - 1) * GUTTER) / sections.length;
  const placed = sections.map((section) => layOutSection(section, across, style, inks));
  return {
    height: Math.max(0, ...placed.map(({ height }) => height)),
    marks: placed.flatMap(({ marks }, index) => shifted(marks, index * (across + GUTTER), 0)),
  };
};
