import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { filesBelow } from './files-below.mjs';

/** A text that a person can read, and its place. */
type Sentence = { readonly file: string; readonly text: string };

export type Node = { readonly type: string; readonly [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Parts of a program that are no texts: names of modules, and types. */
const UNREAD = new Set([
  ...['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression'],
  ...['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'TSTypeAnnotation'],
]);

/** Words of a style sheet and of the like are not sentences. */
const UNREAD_ATTRIBUTES = new Set(['className', 'href', 'src', 'style', 'd']);

/** The text of a node alone; `gap` replaces what is inserted. */
export const textOf = (node: Node, gap = ' … '): string => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return node.value as string;
  if (node.type !== 'TemplateLiteral') return '';
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string | null } }[];
  return quasis.map(({ value }) => value.cooked ?? '').join(gap);
};

function* sentencesBelow(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* sentencesBelow(each);
    return;
  }
  if (!isNode(node) || UNREAD.has(node.type)) return;
  if (node.type === 'JSXAttribute' && UNREAD_ATTRIBUTES.has((node.name as Node).name as string)) return;
  const text = textOf(node).replace(/\s+/g, ' ').trim();
  if (text.includes(' ')) yield text;
  for (const [key, value] of Object.entries(node)) if (key !== 'type') yield* sentencesBelow(value);
}

/** What is written in quotes and between tags in a source, where it is more than one word. */
export const sentencesOf = (file: string, source: string): string[] => [
  ...sentencesBelow(parseSync(file, source).program),
];

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* textsIn(each);
}

const read = (file: string): Sentence[] => {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return source.split('\n').map((text) => ({ file, text }));
  const texts = file.endsWith('.json') ? [...textsIn(JSON.parse(source))] : sentencesOf(file, source);
  return texts.map((text) => ({ file, text }));
};

const OF_TESTS = ['.test.', '.fixture.', '.spec.', '/fixtures/', '/lists/', '/golden/'];
const isOfTests = (path: string): boolean => OF_TESTS.some((part) => path.includes(part));

/** Every sentence of the files below a folder that end in one of these; tests are for those who write them. */
export const sentencesIn = (folder: string, ends: readonly string[]): Sentence[] =>
  filesBelow(folder)
    .map((file) => `${folder}/${file}`)
    .filter((path) => ends.some((end) => path.endsWith(end)) && !isOfTests(path))
    .flatMap(read);
