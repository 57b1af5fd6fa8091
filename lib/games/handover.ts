import { z } from 'zod';
import { type CodeCollection, type CodeFault, codesOf, gatherCode, wholeOf } from './handover-codes';
import { MAX_HANDED, MAX_HANDED_BYTES, TEXTS } from './limits';
import { deviceSchema, sentFactSchema } from './schema';

/** Seats that do something. */
const PLAYERS = ['first', 'second', 'both'] as const;

const handedFact = z.strictObject({
  ...sentFactSchema.shape,
  device: deviceSchema,
  role: z.enum(PLAYERS),
});
/** An act as one device tells it to another without a network: what it would send, and from which seat it was done. */
export type HandedFact = z.infer<typeof handedFact>;

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  pass: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const reader = new Blob([bytes]).stream().pipeThrough(pass).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

/** The place of each text in a table that grows. */
const table = () => {
  const places = new Map<string, number>();
  return {
    place: (text: string): number => {
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    },
    texts: () => [...places.keys()],
  };
};

type Field = readonly [string, unknown];

/** The fields of a fact, those of its parts by `part.field`. */
const fieldsOf = (fact: HandedFact): readonly Field[] =>
  Object.entries(fact).flatMap(([key, value]: [string, unknown]): readonly Field[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([field, inner]: Field): Field => [`${key}.${field}`, inner])
      : [[key, value]],
  );

/**
 * Facts of one shape name their fields once: `$` holds a place in the table of texts, `@` the time since the fact
 * before.
 */
const textOf = (game: string, facts: readonly HandedFact[]): string => {
  const [texts, shapes] = [table(), table()];
  let before = 0;
  const rows = facts.map((fact) => {
    const fields = fieldsOf(fact).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value] as const;
      if (key !== 'at') return [`${key}$`, texts.place(value)] as const;
      const since = Date.parse(value) - before;
      before += since;
      return ['at@', since] as const;
    });
    return [shapes.place(fields.map(([key]) => key).join(' ')), ...fields.map(([, value]) => value)];
  });
  return JSON.stringify([game, texts.texts(), shapes.texts(), rows]);
};

/**
 * The codes that hand these facts over: as many of the first as one hand-over takes. The others wait where they are.
 */
export const packFacts = async (
  game: string,
  facts: readonly HandedFact[],
): Promise<{ readonly codes: readonly string[]; readonly count: number }> => {
  for (let count = Math.min(facts.length, MAX_HANDED); ; count = Math.floor(count / 2)) {
    const text = new TextEncoder().encode(textOf(game, facts.slice(0, count)));
    if (text.length > MAX_HANDED_BYTES) continue;
    const whole = await through(text, new CompressionStream('deflate-raw'), MAX_HANDED_BYTES);
    if (whole !== null) return { codes: codesOf(whole), count };
  }
};

const longest = Math.max(...Object.values(TEXTS));
const packedSchema = z.tuple([
  z.string().max(TEXTS.key),
  z.array(z.string().max(longest)),
  z.array(z.string().max(longest)),
  z.array(z.array(z.unknown()).max(20)).max(MAX_HANDED),
]);

/** Why a hand-over was not taken. */
export type HandoverFault = CodeFault | 'too-large' | 'other-game';

/** An object of fields, of which those named `part.field` make parts; own fields only, whatever they are called. */
const objectOf = (fields: readonly Field[]): unknown => {
  const parts = new Map<string, [string, unknown][]>();
  const own = fields.flatMap(([name, value]): [string, unknown][] => {
    const [key = '', field] = name.split('.');
    if (field === undefined) return [[key, value]];
    const part = parts.get(key) ?? [];
    parts.set(key, [...part, [field, value]]);
    return [];
  });
  return Object.fromEntries([...own, ...[...parts].map(([key, part]) => [key, Object.fromEntries(part)])]);
};

const readFacts = (packed: z.infer<typeof packedSchema>): readonly HandedFact[] | null => {
  const [, texts, shapes, rows] = packed;
  let before = 0;
  const readValue = (name: string, value: unknown): Field => {
    if (name.endsWith('$')) return [name.slice(0, -1), typeof value === 'number' ? texts[value] : undefined];
    if (name !== 'at@') return [name, value];
    before += typeof value === 'number' ? value : Number.NaN;
    const at = new Date(before);
    return ['at', Number.isNaN(at.getTime()) ? undefined : at.toISOString()];
  };
  const facts: HandedFact[] = [];
  for (const [shape, ...values] of rows) {
    const names = (typeof shape === 'number' ? (shapes[shape] ?? '') : '').split(' ');
    const fact = handedFact.safeParse(objectOf(names.map((name, index) => readValue(name, values[index]))));
    if (!fact.success) return null;
    facts.push(fact.data);
  }
  return facts;
};

/** The facts of a complete hand-over, or why it has none. */
export const unpackFacts = async (
  game: string,
  whole: Uint8Array<ArrayBuffer>,
): Promise<readonly HandedFact[] | HandoverFault> => {
  let text: Uint8Array | null;
  let json: unknown;
  try {
    text = await through(whole, new DecompressionStream('deflate-raw'), MAX_HANDED_BYTES);
    if (text === null) return 'too-large';
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    return 'damaged';
  }
  const packed = packedSchema.safeParse(json);
  if (!packed.success) return 'damaged';
  if (packed.data[0] !== game) return 'other-game';
  return readFacts(packed.data) ?? 'damaged';
};

/** What was read, of how many codes, and what has come over once all were there. */
export type CodeReading = {
  readonly gathered: readonly CodeCollection[];
  readonly facts: readonly HandedFact[] | null;
  readonly fault: HandoverFault | null;
};

/**
 * Reads more codes, in any order and as often as they come; codes of two hand-overs stay apart. A whole is taken as
 * soon as it is there. What was read before a fault stays.
 */
export const readCodes = async (
  game: string,
  before: readonly CodeCollection[],
  texts: readonly string[],
): Promise<CodeReading> => {
  let gathered = before;
  let facts: readonly HandedFact[] | null = null;
  let fault: HandoverFault | null = null;
  for (const text of texts) {
    const next = gatherCode(gathered, text);
    const last = typeof next === 'string' ? undefined : next.at(-1);
    if (typeof next === 'string' || last === undefined) {
      fault = typeof next === 'string' ? next : 'no-code';
      continue;
    }
    gathered = next;
    const whole = wholeOf(last);
    if (whole === null) continue;
    const came = typeof whole === 'string' ? whole : await unpackFacts(game, whole);
    if (typeof came !== 'string') facts = [...(facts ?? []), ...came];
    else {
      fault = came;
      // All of it is read again, so that a misread code does no harm.
      gathered = gathered.slice(0, -1);
    }
  }
  return { gathered, facts, fault };
};
