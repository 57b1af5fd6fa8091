import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { filesBelow } from './files-below.mjs';
import { isNode, type Node, textOf } from './sentences';
import { sources } from './sources.mjs';

/** Attributes and props that only a browser or a component reads. */
const UNREAD = new Set(
  `accept action align anchor as autoCapitalize autoComplete button charSet current d decoding depth
  describedBy dir disabled download enterKeyHint fill focusable fontStyle form from htmlFor href icon id
  inputMode key kind labelledBy lang loading mask maskContentUnits method name patternTransform patternUnits
  popover preserveAspectRatio prefix rank read rel role scope severity shape shapeRendering side size standing step
  stroke strokeLinecap strokeLinejoin style symbol target textAnchor tone transform type value variant
  vectorEffect xmlSpace`.split(/\s+/),
);

const isUnread = (name: string): boolean =>
  UNREAD.has(name) ||
  /^data-|class(Name)?$/i.test(name) ||
  (name.startsWith('aria-') && !READ_ARIA.has(name));

/** Headers of an answer, by their names. */
const isHeader = (name: string): boolean => /^(?:cache-|content-|referrer-|retry-|x-|vary$)/.test(name);

const READ_ARIA = new Set(['aria-label', 'aria-roledescription', 'aria-valuetext', 'aria-description']);

/** Properties of objects that people read: those of menus, fields and pages. */
const READ_PROPERTIES = new Set([
  'description',
  'hint',
  'label',
  'longLabel',
  'message',
  'placeholder',
  'title',
]);

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** A sentence begins with a capitalized word and has more words. */
const isSentence = (text: string): boolean => /^\p{Lu}\p{Ll}*[,:’]? \p{L}/u.test(text);

/** A word, a number or what is put in, with the marks that stand around it in a sentence. */
const PIECE = /^[“‘(]?(?:\p{L}+(?:[’-]\p{L}+)*|\d+(?:[.,]\d+)*|…)[”’),.;:?!]*$/u;

/** Several words in a row, or one beside a name or a number; a class, a header or an address has other signs in it. */
const isPhrase = (text: string): boolean => {
  const pieces = text.trim().split(/\s+/);
  return pieces.length > 1 && /\p{L}{2}/u.test(text) && pieces.every((piece) => PIECE.test(piece));
};

/** Keys of a keyboard whose names are words. */
const KEYS = new Set(['End', 'Enter', 'Escape', 'Home', 'Insert', 'Tab']);

/** A label of one word, as buttons and heads of tables bear it. */
const isLabel = (text: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(text) && !KEYS.has(text);

const isReadable = (text: string): boolean => isSentence(text) || isPhrase(text) || isLabel(text);

/** The text between the tags of a page that is written as text. */
const betweenTags = (text: string): string[] =>
  text.startsWith('<') ? text.split(/<style>[^<]*<\/style>|<[^<>]*>/).map((part) => part.trim()) : [];

/** What a browser keeps things under. */
const isOfStore = (text: string): boolean => text.startsWith('muster-');

/** What a value says in itself, not by what it calls: both ways of a choice, and the parts of a template. */
function* textsOfValue(value: unknown): Generator<string> {
  if (!isNode(value)) return;
  const text = textOf(value);
  if (hasLetter(text)) yield text;
  if (value.type === 'JSXExpressionContainer') yield* textsOfValue(value.expression);
  if (value.type === 'ConditionalExpression') yield* textsOfBoth(value.consequent, value.alternate);
  if (value.type === 'LogicalExpression') yield* textsOfBoth(value.left, value.right);
}

function* textsOfBoth(one: unknown, other: unknown): Generator<string> {
  yield* textsOfValue(one);
  yield* textsOfValue(other);
}

const nameOf = (node: Node): string => {
  const key = (node.type === 'JSXAttribute' ? node.name : node.key) as Node;
  return String(key.name ?? key.value ?? '');
};

function* textsOfElement(node: Node): Generator<string> {
  if (node.type === 'JSXText') yield* textsOfValue(node);
  if (node.type === 'JSXAttribute' && !isUnread(nameOf(node))) yield* textsOfValue(node.value);
  if (node.type === 'Property' && READ_PROPERTIES.has(nameOf(node))) yield* textsOfValue(node.value);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of node.children as readonly Node[])
      if (child.type !== 'JSXText') yield* textsOfValue(child);
}

/** Classes without a hyphen. */
const CLASS_WORDS = new Set(
  `… absolute antialiased block border contents fixed flex grid group grow hidden ico inline italic mute num outline
  relative soft sticky sym truncate underline uppercase vh`.split(/\s+/),
);

const isClass = (token: string): boolean =>
  CLASS_WORDS.has(token) || (token.includes('-') && /^[a-z][a-z0-9…-]*$/.test(token));

const areClasses = (text: string): boolean => text.split(' ').every(isClass);

function* textsOfLiteral(node: Node): Generator<string> {
  const text = textOf(node, '…');
  if (isOfStore(text) || areClasses(text)) return;
  if (isReadable(text)) yield text;
  yield* betweenTags(text).filter(isReadable);
}

/** Errors of a program are for developers, its log for the operator. */
const FOR_DEVELOPERS = new Set(['Error', 'RangeError', 'TypeError', 'logFault']);

/** What looks for an element, a piece of a text or the sentence of a thing does not say what it looks for. */
const SEARCHES = new Set(
  'closest drawnRoute includes matchMedia useMedia matches querySelector querySelectorAll startsWith'.split(
    ' ',
  ),
);

const COMPARES = new Set(['===', '!==']);

const calleeOf = ({ callee }: Node): string => {
  const called = callee as Node;
  if (called.type === 'Super') return 'Error';
  return String((called.type === 'MemberExpression' ? (called.property as Node) : called).name ?? '');
};

/** The parts of a node of which people may read something. */
const readParts = (node: Node): unknown[] => {
  switch (node.type) {
    // places
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return [];
    // names of things that a type lists
    case 'TSSatisfiesExpression':
      return (node.expression as Node).type === 'ArrayExpression' ? [] : [node.expression];
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return [node.expression];
    case 'ExpressionStatement':
      return typeof node.directive === 'string' ? [] : [node.expression];
    case 'NewExpression':
      return FOR_DEVELOPERS.has(calleeOf(node)) ? [] : [node.arguments];
    case 'CallExpression': {
      const isForPrograms = FOR_DEVELOPERS.has(calleeOf(node)) || SEARCHES.has(calleeOf(node));
      return [node.callee, isForPrograms ? (node.arguments as unknown[]).slice(1) : node.arguments];
    }
    case 'BinaryExpression':
      return COMPARES.has(String(node.operator)) ? [] : [node.left, node.right];
    case 'SwitchCase':
      return [node.consequent];
    case 'Property':
      return isHeader(nameOf(node)) ? [] : [node.value];
    default:
      return node.type.startsWith('TS') ? [] : Object.values(node);
  }
};

function* textsBelow(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* textsBelow(each);
  if (!isNode(node)) return;
  yield* textsOfElement(node);
  yield* textsOfLiteral(node);
  for (const part of readParts(node)) yield* textsBelow(part);
}

/**
 * The texts of a source that people read: between tags, in attributes, sentences and labels. "…" is a value
 * that is put in. Each text comes once, in the order of the source.
 */
export const textsIn = (file: string, source: string): string[] => {
  const texts = textsBelow(parseSync(file, source).program);
  return [...new Set([...texts].map((text) => text.replace(/\s+/g, ' ').trim()))];
};

type FileTexts = { readonly path: string; readonly texts: readonly string[] };

const textsOfSources = (...folders: string[]): FileTexts[] =>
  sources(...folders)
    .toSorted()
    .map((path) => ({ path, texts: textsIn(path, readFileSync(path, 'utf8')) }));

/** The texts of every source of the interface, by path, so that those of a page stand together. */
export const allTexts = (): FileTexts[] => textsOfSources('app');

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* stringsIn(each);
}

/** What the data say in words: sentences of rules, lines of sheets, event packs. */
const textsOfData = (): FileTexts[] =>
  filesBelow('data')
    .filter((file) => file.endsWith('.json') && !NOT_SHOWN.test(file))
    .map((file) => {
      const path = `data/${file}`;
      const texts = [...stringsIn(JSON.parse(readFileSync(path, 'utf8')))].filter((text) =>
        text.includes(' '),
      );
      return { path, texts: [...new Set(texts)] };
    });

/** Armies, their golden lists and the history: facts, and no texts of ours. */
const NOT_SHOWN = /^(?:history\/|[^/]+\/(?:armies|golden|lists|typical)\/)|^[^/]+\.json$/;

/** The texts that contain a word, wherever they are written: on pages, in rules, messages and data. */
export const textsWith = (word: string): FileTexts[] =>
  [...textsOfSources('app', 'lib', 'server'), ...textsOfData()].map(({ path, texts }) => ({
    path,
    texts: texts.filter((text) => text.toLowerCase().includes(word.toLowerCase())),
  }));
