import type { Run, Sheet } from '@/lib/rules/core/sheet';
import { FOOTER, textBlock } from './measures';
import { wrapRuns } from './text-width';

/** Width of the text of the footer, left of the code and the QR code. */
export const footerTextWidth = ({ paper, footer }: Sheet): number =>
  textBlock(paper) -
  (footer.code === null && footer.link === null ? 0 : FOOTER.codeWidth + FOOTER.gutter) -
  (footer.link === null ? 0 : FOOTER.qr + FOOTER.gutter);

/** The lines of the footer; `place` ("Sheet 1 of 2.") ends the last. */
export const footerLines = (sheet: Sheet, place: string): Run[][] => {
  const { lines } = sheet.footer;
  const last: Run[] = [
    ...(lines.at(-1) ?? []),
    { text: lines.length === 0 ? place : ` ${place}`, style: 'soft' },
  ];
  return [...lines.slice(0, -1), last].flatMap((runs) =>
    wrapRuns(runs, footerTextWidth(sheet), FOOTER.points),
  );
};

/** Height of the footer with the space above it: the same on every page. */
export const footerHeight = (sheet: Sheet): number => {
  const text = footerLines(sheet, 'Sheet 888 of 888.').length * FOOTER.line;
  const code = sheet.footer.code === null && sheet.footer.link === null ? 0 : FOOTER.code;
  return FOOTER.above + FOOTER.rule + Math.max(text, code, sheet.footer.link === null ? 0 : FOOTER.qr);
};
