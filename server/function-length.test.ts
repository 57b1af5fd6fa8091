import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

/** Lines that a function of the server may have. */
const MOST = 60;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The functions of a source that are longer than that, by the line where they begin. */
const longFunctions = (file: string, text: string): string[] => {
  const long: string[] = [];
  const measure = ({ start, end }: { readonly start: number; readonly end: number }) => {
    const lines = lineOf(text, end) - lineOf(text, start) + 1;
    if (lines > MOST) long.push(`${file}:${lineOf(text, start)} has ${lines} lines`);
  };
  new Visitor({
    ArrowFunctionExpression: measure,
    FunctionDeclaration: measure,
    FunctionExpression: measure,
  }).visit(parseSync(file, text).program);
  return long;
};

test('no function of the server is longer than a screen', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map((file) => `server/${file}`)
    .filter((file) => /(?<!\.test)\.(ts|mjs)$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => longFunctions(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('a long function is found', () => {
  const text = `const short = () => 1;\nconst long = () => {\n${'f();\n'.repeat(MOST)}};\n`;
  expect(longFunctions('a.ts', text)).toEqual([`a.ts:2 has ${MOST + 2} lines`]);
});
