import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ROOMS, sources } from './sources.mjs';

/** @typedef {'type' | 'function' | 'constant' | 'property' | 'parameter' | 'destructured' | 'file'} Kind */
/** @typedef {{ readonly name: string, readonly kind: Kind, readonly file: string }} Name */
/** @typedef {{ readonly type: string, readonly [key: string]: unknown }} Node */

/** Words that say neither what a thing is nor what it does. */
const VAGUE = new Set('told known found said wanted kept shown made asked chosen judged taken'.split(' '));

/** Turns of comments that need a second reading. */
const TURNS =
  /\b(nobody|whoever|told|is none|are none|comes to|stands|lies|by itself|in sight|anew|who asks|goes on|there is none)\b/i;

/** The longest line of a comment, in characters. */
const LONGEST_COMMENT = 120;

const TYPE_DECLARATIONS = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ClassDeclaration']);

/** Participles that do not end in -ed. */
const IRREGULAR = new Set(
  `begun bought bound broken brought built caught chosen done drawn felt fought found given gone heard held kept known
  laid led left lent lost made meant met paid read said seen sent shown sold spent spoken taken thrown told won written`.split(
    /\s+/,
  ),
);
/** Nouns that end in -ed. */
const NOUNS = new Set('bed breed creed deed feed need reed seed shed speed weed'.split(' '));

const isParticiple = (/** @type {string} */ word) =>
  IRREGULAR.has(word) || (word.length > 3 && word.endsWith('ed') && !NOUNS.has(word));

/** The words of a name: `isShellRequest`, `shell-request` and `SHELL_REQUEST` have `shell` and `request`. */
const wordsOf = (/** @type {string} */ name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

const isNode = (/** @type {unknown} */ value) =>
  /** @type {Node | null} */ (
    typeof value === 'object' && value !== null && 'type' in value ? /** @type {Node} */ (value) : null
  );

/**
 * The identifiers that a pattern declares, and whether each is taken out of an object or a list.
 * @param {unknown} pattern
 * @param {boolean} isInside
 * @returns {Generator<{ node: Node, isInside: boolean }>}
 */
function* declaredIn(pattern, isInside = false) {
  const node = isNode(pattern);
  if (node === null) return;
  if (node.type === 'Identifier') yield { node, isInside };
  else if (node.type === 'AssignmentPattern') yield* declaredIn(node.left, isInside);
  else if (node.type === 'RestElement') yield* declaredIn(node.argument, isInside);
  else if (node.type === 'TSParameterProperty') yield* declaredIn(node.parameter, isInside);
  else if (node.type === 'ArrayPattern') {
    for (const element of /** @type {unknown[]} */ (node.elements)) yield* declaredIn(element, true);
  } else if (node.type === 'ObjectPattern') {
    for (const property of /** @type {Node[]} */ (node.properties)) {
      yield* declaredIn(property.type === 'RestElement' ? property : property.value, true);
    }
  }
}

/**
 * The lines of a comment in its source that are too long.
 * @param {string} text
 * @param {{ readonly start: number, readonly end: number }} comment
 */
const longLinesOf = (text, { start, end }) => {
  const first = text.lastIndexOf('\n', start) + 1;
  return text
    .slice(first, end)
    .split('\n')
    .filter((line) => line.length > LONGEST_COMMENT);
};

/**
 * All names that a source declares, the types that it exports, how many of its comments have a turn that needs a second
 * reading, and the lines of comments that are too long.
 * @param {string} file
 * @param {string} text
 * @returns {{ names: Name[], exportedTypes: string[], turns: number, longLines: string[] }}
 */
export const readSource = (file, text) => {
  const { program, comments } = parseSync(file, text);
  /** @type {Name[]} */
  const names = [{ name: basename(file).replace(/\.\w+$/, ''), kind: 'file', file }];
  /** @type {string[]} */
  const exportedTypes = [];
  const note = (/** @type {unknown} */ identifier, /** @type {Kind} */ kind) => {
    const node = isNode(identifier);
    if (node?.type !== 'Identifier') return;
    names.push({ name: /** @type {string} */ (node.name), kind, file });
  };
  const noteAll = (/** @type {unknown} */ pattern, /** @type {Kind} */ kind) => {
    for (const { node, isInside } of declaredIn(pattern)) note(node, isInside ? 'destructured' : kind);
  };
  const ofFunction = (/** @type {Node} */ { params }) => {
    for (const each of /** @type {unknown[]} */ (params)) noteAll(each, 'parameter');
  };
  const property = (/** @type {Node} */ node) => {
    if (node.computed !== true && node.shorthand !== true) note(node.key, 'property');
  };
  const objectProperties = (/** @type {Node} */ { properties }) => {
    for (const each of /** @type {Node[]} */ (properties)) if (each.type === 'Property') property(each);
  };
  const declaration = (/** @type {Node} */ { id }) => note(id, 'type');
  const exported = (/** @type {Node} */ { declaration }) => {
    const node = isNode(declaration);
    if (node && TYPE_DECLARATIONS.has(node.type)) exportedTypes.push(String(isNode(node.id)?.name));
  };
  const functionDeclaration = (/** @type {Node} */ node) => {
    note(node.id, 'function');
    ofFunction(node);
  };
  const variable = (/** @type {Node} */ { id, init }) =>
    noteAll(id, isNode(init)?.type === 'ArrowFunctionExpression' ? 'function' : 'constant');
  new Visitor(
    /** @type {import('oxc-parser').VisitorObject} */ (
      /** @type {unknown} */ ({
        ExportNamedDeclaration: exported,
        TSTypeAliasDeclaration: declaration,
        TSInterfaceDeclaration: declaration,
        ClassDeclaration: declaration,
        FunctionDeclaration: functionDeclaration,
        FunctionExpression: ofFunction,
        ArrowFunctionExpression: ofFunction,
        VariableDeclarator: variable,
        TSPropertySignature: property,
        TSMethodSignature: property,
        PropertyDefinition: property,
        MethodDefinition: property,
        ObjectExpression: objectProperties,
      })
    ),
  ).visit(program);
  return {
    names,
    exportedTypes,
    turns: comments.filter(({ value }) => TURNS.test(value)).length,
    longLines: comments.flatMap((comment) => longLinesOf(text, comment)),
  };
};

/** True for a constant or a function whose whole name is one of the vague words. */
export const isVague = (/** @type {Name} */ { name, kind }) =>
  VAGUE.has(name) && (kind === 'constant' || kind === 'function');

/** True for a type whose name is one participle: it does not say what the type holds. */
export const isParticipleType = (/** @type {Name} */ { name, kind }) =>
  kind === 'type' && wordsOf(name).length === 1 && isParticiple(name.toLowerCase());

/** True for a property, parameter or destructured name that is one of the vague words. */
export const isVagueProperty = (/** @type {Name} */ { name, kind }) =>
  VAGUE.has(name) && (kind === 'property' || kind === 'parameter' || kind === 'destructured');

/**
 * A row of the lexicon: `not` are words that names below the folders `in` may not have.
 * @typedef {{ readonly term: string, readonly not: readonly string[], readonly in?: readonly string[] }} CodeTerm
 */

/** @typedef {{ participleTypes: number, vagueNames: number, turns: number, repeatedTypes: number }} Counts */
/** @typedef {{ names: Record<string, string>, vague: string[], longLines: string[] } & Counts} OldNames */

/** @type {readonly (keyof Counts)[]} */
const COUNTS = ['participleTypes', 'vagueNames', 'turns', 'repeatedTypes'];

/** @returns {readonly CodeTerm[]} */
const readLexicon = () => JSON.parse(readFileSync('data/words.json', 'utf8')).code;

/**
 * The words of a name that the lexicon replaces.
 * @param {Pick<Name, 'name' | 'file'>} name
 * @param {readonly CodeTerm[]} lexicon
 * @returns {string[]}
 */
export const wrongWordsOf = ({ name, file }, lexicon) => {
  const words = new Set(wordsOf(name));
  return lexicon
    .filter(({ in: folders = [] }) => folders.some((folder) => file.startsWith(folder)))
    .flatMap(({ not }) => not.filter((word) => words.has(word)));
};

/**
 * Reads the old names that are left in the sources, by the word that the lexicon replaces, and counts the others.
 * @returns {OldNames}
 */
export const readOldNames = () => {
  const lexicon = readLexicon();
  /** @type {Map<string, Set<string>>} */
  const byWord = new Map();
  /** @type {string[]} */
  const vague = [];
  /** @type {string[]} */
  const longLines = [];
  const counts = { participleTypes: 0, vagueNames: 0, turns: 0, repeatedTypes: 0 };
  /** @type {Map<string, Set<string>>} */
  const filesByType = new Map();
  for (const file of sources(...ROOMS)) {
    const source = readSource(file, readFileSync(file, 'utf8'));
    counts.turns += source.turns;
    for (const type of source.exportedTypes)
      filesByType.set(type, (filesByType.get(type) ?? new Set()).add(file));
    longLines.push(...source.longLines.map((line) => `${file}: ${line.trim()}`));
    for (const name of source.names) {
      if (isVague(name)) vague.push(`${file}: ${name.name}`);
      if (isParticipleType(name)) counts.participleTypes++;
      if (isVagueProperty(name)) counts.vagueNames++;
      for (const word of wrongWordsOf(name, lexicon)) {
        const names = byWord.get(word) ?? new Set();
        byWord.set(word, names.add(name.name));
      }
    }
  }
  counts.repeatedTypes = [...filesByType.values()].filter(({ size }) => size > 1).length;
  const names = Object.fromEntries(
    [...byWord].toSorted().map(([word, names]) => [word, [...names].toSorted().join(' ')]),
  );
  return { names, vague, longLines, ...counts };
};

/**
 * What the sources have beyond the list of old names, which may only shrink: names as "word: name", and counts that
 * rose.
 * @param {OldNames} listed
 * @param {OldNames} present
 * @returns {string[]}
 */
export const additionsTo = (listed, present) => [
  ...Object.entries(present.names).flatMap(([word, names]) => {
    const before = new Set(listed.names[word]?.split(' '));
    return names
      .split(' ')
      .filter((name) => !before.has(name))
      .map((name) => `${word}: ${name}`);
  }),
  ...present.vague,
  ...present.longLines,
  ...COUNTS.filter((count) => present[count] > listed[count]).map(
    (count) => `${count}: ${present[count]}, was ${listed[count]}`,
  ),
];
