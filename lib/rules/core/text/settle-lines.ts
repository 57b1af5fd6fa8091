import type { OpenLine } from './text';

/** What becomes of an open line: other words in its place, or nothing where it is left out. */
export type Settled = Pick<OpenLine, 'line' | 'text'> & { readonly as: string | null };

/** A text with its open lines settled: each replaced or left out; what is missing is put in before its line. */
export const settleLines = (text: string, settled: readonly Settled[]): string => {
  const lines = text.split(/\r?\n/);
  for (const { line, text: open, as } of settled.toSorted((a, b) => b.line - a.line)) {
    const words = as === null ? [] : as.split('\n');
    lines.splice(line - 1, open === '' ? 0 : 1, ...words);
  }
  return lines.join('\n');
};
