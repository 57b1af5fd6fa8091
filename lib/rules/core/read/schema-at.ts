import type { z } from 'zod';
import type { Path } from '../army/path';

/** A form, or a part of one; undefined where a path leads nowhere. */
export type Schema = z.core.$ZodType | undefined;

type Def = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly in?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
};

const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def;

/** The form without what makes it optional or fills it in. */
const bare = (schema: Schema): Schema => {
  let inner = schema;
  while (inner !== undefined) {
    const { innerType, in: input } = defOf(inner);
    const next = innerType ?? input;
    if (next === undefined) return inner;
    inner = next;
  }
  return undefined;
};

/** The part of a form that a path of the document leads to; undefined where the form has no such part. */
export const schemaAt = (schema: Schema, path: Path): Schema => {
  let part = bare(schema);
  for (const key of path) {
    if (part === undefined) return undefined;
    const { shape, element } = defOf(part);
    part = bare(typeof key === 'number' ? element : shape?.[key]);
  }
  return part;
};

/** The keys that an object of the form has; none where it is not an object. */
export const keysAt = (schema: Schema, path: Path): readonly string[] => {
  const part = schemaAt(schema, path);
  return part === undefined ? [] : Object.keys(defOf(part).shape ?? {});
};

/** What a number at the path may be; undefined where there is no number or no bounds. */
export const boundsAt = (
  schema: Schema,
  path: Path,
): { readonly min: number; readonly max: number; readonly whole: boolean } | undefined => {
  const part = schemaAt(schema, path);
  if (part === undefined || defOf(part).type !== 'number') return undefined;
  const { minValue: min, maxValue: max, isInt: whole } = part as z.ZodNumber;
  return min === null || max === null || !Number.isFinite(max - min) ? undefined : { min, max, whole };
};
