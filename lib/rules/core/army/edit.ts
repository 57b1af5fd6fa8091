import { isWithin, type Path, valueAt } from './path';

/** One change to an army document. Paths start at the document: ['army', ...at], ['settings', name]. */
export type Op =
  | { readonly op: 'set'; readonly path: Path; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: Path }
  | { readonly op: 'insert'; readonly path: Path; readonly value: unknown };

const change = (
  node: unknown,
  path: Path,
  edit: (parent: unknown, key: string | number) => unknown,
): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) throw new RangeError('An edit needs a path below the document');
  if (rest.length === 0) return edit(node, key);
  const child = change(valueAt(node, [key]), rest, edit);
  return put(node, key, child);
};

const put = (parent: unknown, key: string | number, value: unknown): unknown =>
  Array.isArray(parent) ? parent.with(Number(key), value) : { ...(parent as object), [key]: value };

const apply = (root: unknown, edit: Op): unknown =>
  change(root, edit.path, (parent, key) => {
    if (edit.op === 'set') return put(parent, key, edit.value);
    if (Array.isArray(parent)) {
      return edit.op === 'remove'
        ? parent.toSpliced(Number(key), 1)
        : parent.toSpliced(Number(key), 0, edit.value);
    }
    if (edit.op === 'insert') return put(parent, key, edit.value);
    const { [key]: _, ...rest } = parent as Record<string | number, unknown>;
    return rest;
  });

/**
 * The document after `ops`, in order; untouched branches keep their identity.
 * @throws RangeError for an empty path or an index outside its list
 */
export const edited = <T>(document: T, ops: readonly Op[]): T => ops.reduce<unknown>(apply, document) as T;

/** Where a path leads once the item at `removed` is out of its list: what stood behind it there moves up. */
const afterRemoval = (path: Path, removed: Path): Path => {
  const place = removed.length - 1;
  const [step, gone] = [path[place], removed[place]];
  const behind = typeof step === 'number' && typeof gone === 'number' && step > gone;
  return behind && isWithin(path, removed.slice(0, -1)) ? path.with(place, step - 1) : path;
};

/**
 * Moves the node at `from` into the list `into` at `index`: `into` is a path before the removal, `index` counts after
 * it.
 */
export const moved = (document: unknown, from: Path, into: Path, index: number): Op[] => [
  { op: 'remove', path: from },
  { op: 'insert', path: [...afterRemoval(into, from), index], value: valueAt(document, from) },
];

/** A copy of a node with new ids, so that no id occurs twice. */
export const withFreshIds = <T>(node: T, newId: () => string): T => {
  if (Array.isArray(node)) return node.map((child) => withFreshIds(child, newId)) as T;
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === 'id' ? newId() : withFreshIds(value, newId)]),
  ) as T;
};
