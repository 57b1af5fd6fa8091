import type { Path } from '../army/path';
import type { Setting } from '../contract/system';

/** One thing that differs, in words; empty where there is nothing to say. */
export type FieldChange = { readonly label: string; readonly before: string; readonly after: string };

type Node = Readonly<Record<string, unknown>>;

/** Labels of values that are codes in the document: "hbma" is "HBM Army". */
export type DiffWords = ReadonlyMap<string, string>;

/** "battalionGuns" -> "Battalion guns". */
export const fieldLabel = (key: string): string => {
  const spaced = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isPart = (value: unknown): boolean =>
  (isNode(value) && 'id' in value) || (Array.isArray(value) && value.every(isNode));

/** True for nodes with an id and lists of them: such parts are their own lines. */
const isTree = (...versions: unknown[]): boolean => {
  const there = versions.filter((value) => value !== undefined && value !== null);
  return there.length > 0 && there.every(isPart);
};

/** A value of the document in words. */
export const valueText = (value: unknown, words: DiffWords): string => {
  if (value === undefined || value === null || value === '') return '';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map((item) => valueText(item, words)).join(', ');
  if (isNode(value)) {
    return Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => `${fieldLabel(key).toLowerCase()} ${valueText(part, words) || 'none'}`)
      .join('; ');
  }
  return words.get(String(value)) ?? String(value);
};

/** One text for one content, whatever the order of keys; what is absent and what is undefined are the same. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isNode(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    .join(',')}}`;
};

/** True where two values say the same; most are plain and need no text of their own. */
const alike = (left: unknown, right: unknown): boolean =>
  left === right ||
  ((left ?? null) === null && (right ?? null) === null) ||
  (typeof left === 'object' && typeof right === 'object' && canonical(left) === canonical(right));

const EMPTY: Node = {};

/** The fields of a node itself in which two versions differ, except for those the columns show already. */
export const changedFields = (
  before: unknown,
  after: unknown,
  isShown: (key: string) => boolean,
  words: DiffWords,
): FieldChange[] => {
  const left = isNode(before) ? before : EMPTY;
  const right = isNode(after) ? after : EMPTY;
  const changes: FieldChange[] = [];
  const look = (key: string): void => {
    if (isShown(key) || left[key] === right[key] || isTree(left[key], right[key])) return;
    if (alike(left[key], right[key])) return;
    const [was, is] = [valueText(left[key], words), valueText(right[key], words)];
    changes.push({ label: fieldLabel(key), before: was, after: is });
  };
  for (const key of Object.keys(left)) look(key);
  for (const key of Object.keys(right)) if (!Object.hasOwn(left, key)) look(key);
  return changes;
};

const optionLabel = ({ options }: Setting, value: unknown): string =>
  options.find((option) => option.value === value)?.label ?? String(value);

/** The settings in which two files differ. */
export const changedSettings = (
  settings: readonly Setting[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] =>
  settings.flatMap((setting) => {
    const { key, label, default: normal } = setting;
    const [left, right] = [before[key] ?? normal, after[key] ?? normal];
    if (left === right) return [];
    return [{ label, before: optionLabel(setting, left), after: optionLabel(setting, right) }];
  });

/** The last key of a path: the field that a choice or count of a row sets. */
export const fieldOf = (path: Path): string => String(path.at(-1) ?? '');
