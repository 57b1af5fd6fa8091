import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Words that say neither what a thing is nor what it does: a reader has to open each to learn it. */
const BARE = new Set('told known found said wanted kept shown made asked chosen judged taken'.split(' '));

/**
 * @typedef {{ readonly name: string, readonly file: string, readonly line: number, readonly isTop: boolean }}
 *   BareName
 */
/** @typedef {{ readonly type: string, readonly name?: string, readonly start: number }} Named */
/** @typedef {{ readonly id: Named | null }} Declared */

const FOLDERS = ['app', 'bin', 'lib', 'prisma', 'server'];
const NO_SOURCE = /\.test\.|(^|\/)test-|(^|\/)fixtures\/|\.fixture\.|^prisma\/client\//;

const SCOPES = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
];

const sources = () => [
  'instrumentation.ts',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((file) => /\.(tsx?|mjs)$/.test(file) && !NO_SOURCE.test(file)),
];

/**
 * Constants, variables and functions of a source that have such a word for their whole name.
 * @param {string} file
 * @param {string} text
 * @returns {BareName[]}
 */
export const bareNamesIn = (file, text) => {
  /** @type {BareName[]} */
  const names = [];
  let depth = 0;
  const note = (/** @type {Declared} */ { id }) => {
    if (id?.type !== 'Identifier' || id.name === undefined || !BARE.has(id.name)) return;
    const line = text.slice(0, id.start).split('\n').length;
    names.push({ name: id.name, file, line, isTop: depth === 0 });
  };
  const enter = (/** @type {Declared & { readonly type: string }} */ scope) => {
    if (scope.type === 'FunctionDeclaration') note(scope);
    depth++;
  };
  const leave = () => {
    depth--;
  };
  const scopes = Object.fromEntries(
    SCOPES.flatMap((type) => [
      [type, enter],
      [`${type}:exit`, leave],
    ]),
  );
  new Visitor({ ...scopes, VariableDeclarator: note }).visit(parseSync(file, text).program);
  return names;
};

export const bareNames = () => sources().flatMap((file) => bareNamesIn(file, readFileSync(file, 'utf8')));
