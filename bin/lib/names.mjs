import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { ROOMS, sources } from './sources.mjs';

/** Words that say neither what a thing is nor what it does: a reader has to open each to learn it. */
const BARE = new Set('told known found said wanted kept shown made asked chosen judged taken'.split(' '));

/** @typedef {{ readonly name: string, readonly file: string, readonly line: number }} BareName */
/** @typedef {{ readonly type: string, readonly name?: string, readonly start: number }} Named */
/** @typedef {{ readonly id: Named | null }} Declared */

/**
 * Constants, variables and functions of a source that have such a word for their whole name.
 * @param {string} file
 * @param {string} text
 * @returns {BareName[]}
 */
export const bareNamesIn = (file, text) => {
  /** @type {BareName[]} */
  const names = [];
  const note = (/** @type {Declared} */ { id }) => {
    if (id?.type !== 'Identifier' || id.name === undefined || !BARE.has(id.name)) return;
    names.push({ name: id.name, file, line: text.slice(0, id.start).split('\n').length });
  };
  new Visitor({ FunctionDeclaration: note, VariableDeclarator: note }).visit(parseSync(file, text).program);
  return names;
};

export const bareNames = () =>
  sources(...ROOMS).flatMap((file) => bareNamesIn(file, readFileSync(file, 'utf8')));
