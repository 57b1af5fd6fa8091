import { parseSync } from 'oxc-parser';
import { isNode, type Node, textOf } from './sentences';

/** Attributes and props that a browser or a component reads, and nobody else. */
const UNREAD = new Set(
  `accept action align anchor as autoCapitalize autoComplete button charSet current d decoding depth
  describedBy dir disabled download enterKeyHint fill focusable fontStyle form from htmlFor href icon id
  inputMode key kind labelledBy lang loading mask maskContentUnits method name patternTransform patternUnits
  popover preserveAspectRatio prefix rank read rel role scope severity shape shapeRendering side size step
  stroke strokeLinecap strokeLinejoin style symbol target textAnchor tone transform type value variant
  vectorEffect xmlSpace`.split(/\s+/),
);

const isUnread = (name: string): boolean =>
  UNREAD.has(name) ||
  /^data-|class(Name)?$/i.test(name) ||
  (name.startsWith('aria-') && !SPOKEN_ARIA.has(name));

const SPOKEN_ARIA = new Set(['aria-label', 'aria-roledescription', 'aria-valuetext', 'aria-description']);

/** Properties of an object that are told to people wherever they stand: those of menus, fields and pages. */
const READ_PROPERTIES = new Set(['description', 'hint', 'label', 'longLabel', 'placeholder', 'title']);

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** A sentence begins with a word that begins with a capital, and goes on. */
const isSentence = (text: string): boolean => /^\p{Lu}\p{Ll}*[,:’]? \p{L}/u.test(text);

/** What a value says in itself, not by what it calls: both ways of a choice, and the parts of a template. */
function* saidBy(value: unknown): Generator<string> {
  if (!isNode(value)) return;
  const text = textOf(value);
  if (hasLetter(text)) yield text;
  if (value.type === 'JSXExpressionContainer') yield* saidBy(value.expression);
  if (value.type === 'ConditionalExpression') yield* bothOf(value.consequent, value.alternate);
  if (value.type === 'LogicalExpression') yield* bothOf(value.left, value.right);
}

function* bothOf(one: unknown, other: unknown): Generator<string> {
  yield* saidBy(one);
  yield* saidBy(other);
}

const nameOf = (node: Node): string => {
  const key = (node.type === 'JSXAttribute' ? node.name : node.key) as Node;
  return String(key.name ?? key.value ?? '');
};

function* spokenHere(node: Node): Generator<string> {
  if (node.type === 'JSXText') yield* saidBy(node);
  if (node.type === 'JSXAttribute' && !isUnread(nameOf(node))) yield* saidBy(node.value);
  if (node.type === 'Property' && READ_PROPERTIES.has(nameOf(node))) yield* saidBy(node.value);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of node.children as readonly Node[]) if (child.type !== 'JSXText') yield* saidBy(child);
  if (isSentence(textOf(node))) yield textOf(node);
}

function* spokenBelow(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* spokenBelow(each);
  // what is thrown is told to nobody, and an import is a place
  if (!isNode(node) || ['ThrowStatement', 'ImportDeclaration'].includes(node.type)) return;
  yield* spokenHere(node);
  for (const [key, value] of Object.entries(node)) if (key !== 'type') yield* spokenBelow(value);
}

/** The words that people read which stand in a source itself: between tags, in attributes, and as sentences. */
export const spokenWords = (file: string, source: string): string[] => [
  ...new Set(
    [...spokenBelow(parseSync(file, source).program)].map((text) => text.replace(/\s+/g, ' ').trim()),
  ),
];
