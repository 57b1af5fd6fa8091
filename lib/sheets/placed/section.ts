import type { Section, SectionRow } from '@/lib/rules/core/sheet/sheet-parts';
import { HEADLINE, INK, SOFT } from '../ink';
import { wrapRuns } from '../text-width';
import type { Inks } from './cells';
import { fitted, fittingPoints, runWidth, shrunk } from './face-width';
import {
  baseline,
  box,
  describedGroup,
  group,
  line,
  type Mark,
  type Placed,
  rule,
  run,
  shifted,
} from './mark';
import type { PartStyle } from './part-style';
import { placedPart } from './parts';
import { textLines } from './text-lines';

const RULE = 0.25;
const CHIP = { side: 0.7, weight: 0.15, high: 1.28 } as const;

/** Smaller than this nothing is read. */
const LEAST_CHIP = 6;

const chip = (cite: string, right: number, style: PartStyle): { marks: Mark[]; width: number } => {
  if (cite === '') return { marks: [], width: 0 };
  const points = Math.max(LEAST_CHIP, style.tiny - 0.4);
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

/** The heading; a note that has no room beside the title stands under it. */
const heading = ({ title, note, cite }: Section, width: number, style: PartStyle): Placed => {
  const base = style.title - RULE - 1.15;
  const page = chip(cite, width, style);
  const sizes = [1, 0.93, 0.86, 0.8].map((share) => share * style.titlePoints);
  const plain = run(title, { points: style.titlePoints, face: 'serif' });
  const name = fitted(
    { ...plain, points: fittingPoints(plain, sizes, width - page.width - 0.6) },
    width - page.width,
  );
  const noted = runWidth(name) + 1.6;
  const [beside] = shrunk(
    [run(note, { points: style.small - 0.2, colour: SOFT })],
    width - noted - page.width,
    Math.min(style.least, style.small - 0.2),
  );
  const fits = beside === undefined || runWidth(beside) <= width - noted - page.width;
  const under = fits ? [] : wrapRuns([{ text: note, style: 'soft' }], width, style.small);
  return {
    height: style.title + under.length * style.smallLine,
    marks: [
      describedGroup(
        'heading',
        [
          { kind: 'text', x: 0, y: base, anchor: 'start', runs: [name] },
          ...(note === '' || !fits || beside === undefined
            ? []
            : [{ kind: 'text', x: noted, y: base, anchor: 'start', runs: [beside] } as const]),
          ...page.marks,
          rule(0, style.title - RULE, width, RULE, INK),
        ],
        { level: 2, bookmark: title },
      ),
      ...(under.length === 0
        ? []
        : [group('paragraph', textLines(under, 0, style.title, style.small, style.smallLine))]),
    ],
  };
};

/** A section set `width` wide from the origin: its heading and its parts. */
export const placedSection = (section: Section, width: number, style: PartStyle, inks: Inks): Placed => {
  const headed = heading(section, width, style);
  let y = headed.height;
  const parts = section.parts.flatMap((part, index) => {
    if (index > 0) y += style.gap;
    const { height, marks } = placedPart(part, width, style, inks);
    const at = y;
    y += height;
    return shifted(marks, 0, at);
  });
  return { height: y, marks: [group('group', [...headed.marks, ...parts], section.title)] };
};

const GUTTER = 5;

/** One section, or several side by side. */
export const placedRow = ({ sections }: SectionRow, width: number, style: PartStyle, inks: Inks): Placed => {
  const across = (width - (sections.length - 1) * GUTTER) / sections.length;
  const placed = sections.map((section) => placedSection(section, across, style, inks));
  return {
    height: Math.max(0, ...placed.map(({ height }) => height)),
    marks: placed.flatMap(({ marks }, index) => shifted(marks, index * (across + GUTTER), 0)),
  };
};
