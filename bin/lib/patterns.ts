import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync } from 'oxc-parser';
import { check } from 'recheck';
import { ROOMS, sources } from './sources.mjs';

/** A regular expression of a source: how it is written, and where. */
export type Pattern = { readonly source: string; readonly flags: string; readonly file: string };

/** `dynamic`: calls that make a pattern at run time. */
export type Patterns = { readonly written: readonly Pattern[]; readonly dynamic: readonly string[] };

/** Patterns that the checker took for linear, so that it is asked only of new ones. */
export const LINEAR_FILE = 'bin/lib/linear-patterns.json';
export const CHECKER = `recheck ${createRequire(import.meta.url)('recheck/package.json').version}`;

const CONFIGS = ['next.config.js', 'playwright.config.ts', 'vitest.config.ts'];

/** Methods that make a pattern of their first argument where that is a text. */
const MAKERS = new Set(['match', 'matchAll', 'search']);

/** What a parsed source consists of, as far as it is asked for here. */
type Node = {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: Node & { readonly property?: Node };
  readonly arguments?: readonly Node[];
};

const nodesIn = (value: unknown): Node[] => {
  if (value === null || typeof value !== 'object') return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value && typeof value.type === 'string' ? [value as Node, ...below] : below;
};

const isText = (node: Node | undefined): boolean =>
  node?.type === 'TemplateLiteral' || typeof node?.value === 'string';

/** The patterns of one source, in the order in which they stand there. */
export const patternsIn = (file: string, text: string): Patterns => {
  const written: Pattern[] = [];
  const calls: string[] = [];
  for (const { regex, callee, arguments: given = [] } of nodesIn(parseSync(file, text).program)) {
    const [first] = given;
    if (regex !== undefined) written.push({ source: regex.pattern, flags: regex.flags, file });
    if (callee?.name === 'RegExp') {
      if (typeof first?.value !== 'string') calls.push(file);
      else written.push({ source: first.value, flags: String(given[1]?.value ?? ''), file });
    } else if (MAKERS.has(callee?.property?.name ?? '') && isText(first)) calls.push(file);
  }
  return { written, dynamic: calls };
};

/** The patterns of all our sources. */
export const allPatterns = (): Patterns => {
  const each = [...sources(...ROOMS), ...CONFIGS].map((file) => patternsIn(file, readFileSync(file, 'utf8')));
  return { written: each.flatMap(({ written }) => written), dynamic: each.flatMap(({ dynamic }) => dynamic) };
};

/** As written in the source; verdicts are stored by it. */
export const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`;

/** Null for a pattern whose steps grow no faster than its text; else what the checker says of it. */
export const troubleOf = async ({ source, flags }: Pattern, timeout: number): Promise<string | null> => {
  // its programs for single platforms are left out (package.json): the one in JavaScript needs nothing beside it
  process.env.RECHECK_BACKEND = 'pure';
  const verdict = await check(source, flags, { timeout });
  if (verdict.status === 'safe') return null;
  return verdict.status === 'vulnerable'
    ? `${verdict.complexity.summary}, for example with ${verdict.attack.pattern}`
    : `not known: ${verdict.error.kind}`;
};
