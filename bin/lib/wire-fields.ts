import { z } from 'zod';
import type { EndpointSchemas } from '../../lib/api/endpoint';

/** What may stand at a place of a request or an answer: "string|null", or the values themselves. */
export type Fields = Readonly<Record<string, string>>;

/** What an endpoint is asked and sent, and what it answers: by place, one that may be left out with a question mark. */
export type WireFields = { readonly asks: Fields; readonly answers: Fields };

/** The same of all endpoints, by their names. */
export type Wire = Readonly<Record<string, WireFields>>;

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  /** false behind the places of a tuple */
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
};

type Trail = readonly string[];

export type FieldPlace = { readonly types: Set<string>; needed: boolean };
type Places = Map<string, FieldPlace>;

export const ANY = 'any';

const isTag = ({ const: value }: Schema): boolean => value !== undefined;

/** What tells an option of a union from the others: "ok=false code=stale". */
const tagOf = ({ properties = {} }: Schema): string =>
  Object.entries(properties)
    .flatMap(([name, each]) => (isTag(each) ? [`${name}=${each.const}`] : []))
    .join(' ');

/** Writes down all places below a schema. `values`: each value that may be sent counts, not its type alone. */
const collect = (root: Schema, values: boolean): Places => {
  const places: Places = new Map();

  const note = (at: string, needed: boolean, ...types: readonly string[]): void => {
    const place = places.get(at) ?? { types: new Set<string>(), needed };
    for (const type of types) place.types.add(type);
    place.needed &&= needed;
    places.set(at, place);
  };

  const walkUnion = (options: readonly Schema[], at: string, needed: boolean, trail: Trail): void => {
    for (const option of options) {
      const tag = options.length > 1 ? tagOf(option) : '';
      if (tag === '') walk(option, at, needed, trail);
      else walk(option, `${at}(${tag})`, false, trail);
    }
  };

  const walkWithin = (schema: Schema, at: string, trail: Trail): void => {
    const { properties = {}, required = [], additionalProperties, items, prefixItems = [] } = schema;
    for (const [name, each] of Object.entries(properties)) {
      if (!isTag(each) || !at.endsWith(')')) walk(each, `${at}.${name}`, required.includes(name), trail);
    }
    if (typeof additionalProperties === 'object') walk(additionalProperties, `${at}.*`, false, trail);
    if (typeof items === 'object') walk(items, `${at}[]`, false, trail);
    for (const [index, each] of prefixItems.entries()) walk(each, `${at}[${index}]`, true, trail);
  };

  const walk = (schema: Schema, at: string, needed: boolean, trail: Trail): void => {
    const { $ref, type, anyOf, oneOf = anyOf, allOf = [] } = schema;
    const literals = 'const' in schema ? [schema.const] : (schema.enum ?? []);
    if ($ref !== undefined) {
      const name = $ref.split('/').at(-1) ?? '';
      // a tree within itself is one kind of place
      if (trail.includes($ref)) note(at, needed, `as ${$ref}`);
      else walk($ref === '#' ? root : (root.$defs?.[name] ?? {}), at, needed, [...trail, $ref]);
    } else if (oneOf !== undefined) walkUnion(oneOf, at, needed, trail);
    else if (literals.length > 0 && values) note(at, needed, ...literals.map((each) => JSON.stringify(each)));
    else if (type !== undefined) note(at, needed, ...[type].flat());
    else if (allOf.length === 0) note(at, needed, ANY);
    for (const each of allOf) walk(each, at, needed, trail);
    walkWithin(schema, at, trail);
  };

  walk(root, '', true, []);
  return places;
};

const MARK = '?';

/** The place that contains another, and what it must be for that. */
export const within = (at: string): { readonly above: string; readonly type: string } | null => {
  if (at.endsWith(')')) return { above: at.slice(0, at.lastIndexOf('(')), type: 'union' };
  const [field, entry] = [at.lastIndexOf('.'), at.lastIndexOf('[')];
  if (field < 0 && entry < 0) return null;
  return field > entry
    ? { above: at.slice(0, field), type: 'object' }
    : { above: at.slice(0, entry), type: 'array' };
};

/** A list, its entries and an option of a union may have none. */
const isFew = (at: string): boolean => /[\])]$/.test(at);

/** Each place but those that others say: an object by its fields, a list by its entries. */
const asFields = (places: Places): Fields => {
  const parents = new Set([...places.keys()].map((at) => `${within(at)?.above} ${within(at)?.type}`));
  const isSaid = ([at, { types, needed }]: readonly [string, FieldPlace]) =>
    types.size === 1 && [...types].every((type) => parents.has(`${at} ${type}`)) && needed !== isFew(at);
  return Object.fromEntries(
    [...places]
      .filter((place) => !isSaid(place))
      .map(
        ([at, { types, needed }]) => [`${at}${needed ? '' : MARK}`, [...types].toSorted().join('|')] as const,
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
};

/** All places again, with those that others say. */
export const placesIn = (fields: Fields): ReadonlyMap<string, FieldPlace> => {
  const places: Places = new Map(
    Object.entries(fields).map(([key, types]) => [
      key.replace(/\?$/, ''),
      { types: new Set(types.split('|')), needed: !key.endsWith(MARK) },
    ]),
  );
  for (const at of places.keys()) {
    const place = within(at);
    // an option says nothing of what it is one of
    if (place === null || at.endsWith(')') || places.has(place.above)) continue;
    places.set(place.above, { types: new Set([place.type]), needed: !isFew(place.above) });
  }
  return places;
};

const fieldsOf = (schema: z.ZodType | null | undefined, io: 'input' | 'output'): Fields => {
  if (schema === null || schema === undefined) return {};
  return asFields(collect(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema, io === 'input'));
};

/** What an endpoint asks and answers today; a request without a schema may hold anything. */
export const wireFieldsOf = ({ query, request, response }: EndpointSchemas): WireFields => ({
  asks: Object.fromEntries(
    [
      ...Object.entries(fieldsOf(query, 'input')).map(([at, types]) => [`question${at}`, types] as const),
      ...Object.entries(fieldsOf(request, 'input')).map(([at, types]) => [`body${at}`, types] as const),
    ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
  answers: fieldsOf(response, 'output'),
});
