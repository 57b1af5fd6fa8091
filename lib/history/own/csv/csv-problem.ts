import type { ColumnKey } from './csv-columns';

/** What is wrong with a cell. An error leaves its row out, a warning does not. Codes are permanent. */
export type ProblemCode =
  | 'no-side'
  | 'third-side'
  | 'no-formation'
  | 'too-deep'
  | 'too-many'
  | 'other-commander'
  | 'no-unit'
  | 'no-arm'
  | 'unknown-kind'
  | 'unknown-nation'
  | 'unknown-arm'
  | 'unknown-type'
  | 'type-of-other-arm'
  | 'by-name'
  | 'unknown-counting'
  | 'unknown-regiment'
  | 'regiment-nation'
  | 'regiment-arm'
  | 'number'
  | 'too-long'
  | 'broken-letter'
  | 'too-many-cells';

export type Problem = {
  readonly column: ColumnKey;
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** what may stand in the cell instead */
  readonly suggestion: string | null;
  /** all that may stand in the cell; null where it is free text */
  readonly allowed: readonly string[] | null;
};
