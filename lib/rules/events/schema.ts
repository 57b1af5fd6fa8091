import { z } from 'zod';
import { MAX_NAME } from '../core/army/name';
import { listOf, textSchema } from '../core/read/schema-parts';
import { MAX_PACKS, MAX_RULES, MAX_SENTENCE } from './bounds';

const key = z.string().regex(/^[A-Za-z][\w:+.-]{0,79}$/, 'a key such as heavy-cavalry');
const packId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'an id such as equal-points');
const sentence = textSchema(MAX_SENTENCE, false);
const amount = z.number().min(0).max(1_000_000);
const points = z.number().min(0).max(100_000).multipleOf(0.01, 'at most two decimal places');
const year = z.int().min(1700).max(1815);
const severity = z.enum(['error', 'warning', 'info']);
const values = <S extends z.ZodType>(of: S) => listOf(of).min(1).max(100);

/** Where the organiser has it from; without it the rule is the organiser's own. */
const cite = z
  .strictObject({
    source: key,
    page: z.string().max(20).exactOptional(),
    section: z.string().max(40).exactOptional(),
    ruling: z.string().max(20).exactOptional(),
  })
  .refine(({ page, section, ruling }) => page ?? section ?? ruling, 'a page, a section or a ruling');

/** When a rule speaks: of armies of these years, these nations, this role. */
const when = z.strictObject({
  from: year.exactOptional(),
  to: year.exactOptional(),
  nations: values(key).exactOptional(),
});

const role = z.enum(['attacker', 'defender']);

const common = {
  severity: severity.default('error'),
  cite: cite.exactOptional(),
  /** what the organiser says beside it */
  why: sentence.exactOptional(),
  when: when.exactOptional(),
};

/** What a limit allows: a number, a part of a hundred, this many for every this many of something. */
const bound = z.union([
  z.strictObject({ count: amount }),
  z.strictObject({ percent: z.number().min(0).max(100), of: z.enum(['units', 'points']) }),
  z.strictObject({
    count: amount,
    per: z.number().positive().max(100_000),
    of: z.union([z.literal('points'), key]),
  }),
]);

const rules = [
  /** what the army may cost, in printed points */
  z.strictObject({
    kind: z.literal('points'),
    role: role.exactOptional(),
    min: points.exactOptional(),
    max: points.exactOptional(),
    tolerance: points.exactOptional(),
    ...common,
  }),
  z.strictObject({ kind: z.literal('years'), from: year, to: year, ...common }),
  z.strictObject({
    kind: z.literal('nations'),
    only: values(key).exactOptional(),
    contingents: z.boolean().default(true),
    imagi: z.boolean().default(true),
    ...common,
  }),
  z.strictObject({ kind: z.literal('scale'), only: values(z.string().max(10)), ...common }),
  z.strictObject({
    kind: z.literal('setting'),
    setting: key,
    value: z.union([z.string().max(80), z.number(), z.boolean()]),
    ...common,
  }),
  /** no node of a group, or every node of `among` of it */
  z.strictObject({
    kind: z.literal('group'),
    must: z.enum(['forbidden', 'required']),
    group: key,
    among: key.exactOptional(),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('limit'),
    id: packId,
    name: sentence.pipe(z.string().min(1, 'a name')),
    of: values(key),
    and: key.exactOptional(),
    measure: z.enum(['count', 'units', 'points']).default('count'),
    min: bound.exactOptional(),
    max: bound.exactOptional(),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('stat'),
    stat: key,
    min: amount.exactOptional(),
    max: amount.exactOptional(),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('named'),
    must: z.enum(['banned', 'required']),
    names: values(textSchema(MAX_NAME, false).pipe(z.string().min(1, 'a name'))),
    ...common,
  }),
  z.strictObject({ kind: z.literal('severity'), code: key, ...common }),
  z.strictObject({
    kind: z.literal('house'),
    coefficient: key,
    value: z.union([z.number().min(-200).max(200), z.string().max(32)]),
    ...common,
  }),
  /** what no check can see: the organiser ticks it by hand */
  z.strictObject({
    kind: z.literal('note'),
    id: packId,
    text: textSchema(500, false).pipe(z.string().min(1, 'a sentence')),
    ...common,
  }),
  /** takes a rule of a pack below away */
  z.strictObject({ kind: z.literal('free'), slot: z.string().min(1).max(300) }),
] as const;

export const ruleSchema = z.discriminatedUnion('kind', rules);

/** An event pack: named rules with values and a citation, on top of a rule system. */
export const packSchema = z.strictObject({
  pack: z.literal(1),
  id: packId,
  name: sentence.pipe(z.string().min(1, 'a name')),
  version: z.int().min(1).max(100_000).default(1),
  system: key,
  /** ids of the packs it builds on, in order */
  on: listOf(packId)
    .max(MAX_PACKS - 1)
    .default([]),
  notes: textSchema(2000, true).exactOptional(),
  rules: listOf(ruleSchema).max(MAX_RULES).default([]),
});

export type Pack = z.infer<typeof packSchema>;
export type TermRule = z.infer<typeof ruleSchema>;
export type RuleKind = TermRule['kind'];
export type PackBound = z.infer<typeof bound>;
export type When = z.infer<typeof when>;
/** A rule that says something; `free` only takes one away. */
export type SaidRule = Exclude<TermRule, { kind: 'free' }>;
export type RuleOf<K extends RuleKind> = Extract<TermRule, { kind: K }>;
