import { z } from 'zod';
import { count, object, time } from '../../api/schema-parts';
import type { ArmyFile } from '../../rules/core/army/document';
import type { Path } from '../../rules/core/army/path';
import type { Finding, Severity } from '../../rules/core/check/finding';
import type { Stats } from '../../rules/core/contract/assessment';
import type { Cite } from '../../rules/core/contract/citation';
import type { Limit, ShareOfArm } from '../../rules/core/tree/outline';
import type { TermStanding } from '../../rules/events/judge';

export type { Pack } from '../../rules/events/schema';
export type { TermStanding as Standing };

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const number = z.int().positive();

/** The verdict on a list: errors that only need more units make it unfinished, not illegal. */
export const standing = z.enum(['legal', 'unfinished', 'illegal']);

/** The same once what organisers let pass is let pass. */
export const openStanding = z.enum(['legal', 'passed', 'unfinished', 'illegal']);

/** A verdict in numbers, and what it was given by. */
export const verdictSchema = object({
  standing,
  errors: count,
  warnings: count,
  infos: count,
  /** findings that only want more: neither errors nor warnings */
  wanting: count,
  /** in printed points; null without points */
  points: z.number().nullable(),
  profile: object({ text: z.string(), hash: z.string() }),
  dataVersion: z.string(),
  termsVersion: count,
  judgedAt: time,
});
export type Verdict = z.infer<typeof verdictSchema>;

/** A finding as it is stored: in words, with the place as the builder names it. */
export type KeptFinding = {
  /** code, place and rule of the terms: by this it is overruled */
  readonly key: string;
  readonly code: string;
  /** of the rule of the terms that it is about */
  readonly slot?: string;
  readonly severity: Severity;
  readonly at: Path;
  readonly also?: readonly Path[];
  readonly wanting?: true;
  readonly title: string;
  readonly message: string;
  readonly place?: string;
  /** what would settle it, where the check can say; lists judged before it could have none */
  readonly advice?: string;
  readonly cite: Cite;
  readonly origin: Finding['origin'];
};

/** The findings of a verdict as they were worded, errors first, and the result of the list for each term. */
export const reportSchema = object({
  findings: z.array(z.custom<KeptFinding>(isObject)).readonly(),
  /** findings that are counted, but not listed */
  more: count,
  stats: z.custom<Stats>(isObject),
  /** one for each term; those of state `tick` an organiser ticks by hand, by their slot */
  standings: z.array(z.custom<TermStanding>(isObject)).readonly(),
});
export type VerdictReport = z.infer<typeof reportSchema>;

/** What a list is, in short. Points and budget in printed points, shares in minor units. */
export const listHead = object({
  name: z.string(),
  nation: z.string(),
  nationLabel: z.string(),
  year: z.int(),
  scale: z.string(),
  units: z.number(),
  breakingPoint: z.number().nullable(),
  budget: z.number().nullable(),
  shares: z.array(z.custom<ShareOfArm>(isObject)).readonly(),
  limits: z
    .array(
      z.custom<Pick<Limit, 'key' | 'label' | 'used' | 'allowed' | 'guide' | 'note' | 'wanting'>>(isObject),
    )
    .readonly(),
});
export type ListHead = z.infer<typeof listHead>;

/** An army file as it was read strictly. */
export const listFile = z.custom<ArmyFile>(isObject);

/** One version of an entry in short. */
export const versionHead = object({
  number,
  /** as it is printed: AM-3HF2-QN */
  code: z.string(),
  /** SHA-256 of the file in 64 signs; the first 16 stand on the sheet */
  hash: z.string(),
  sentAt: time,
  late: z.boolean(),
  list: listHead,
  verdict: verdictSchema,
  /** errors that organisers have overruled */
  overruled: count,
  /** later rules or data do not change its verdict any more */
  frozen: z.boolean(),
});
export type VersionHead = z.infer<typeof versionHead>;

/** A finding that an organiser lets pass. */
export const overrulingSchema = object({
  /** key of the finding */
  finding: z.string(),
  reason: z.string(),
  who: z.string(),
  at: time,
});

const tickSchema = object({ note: z.string(), kept: z.boolean(), who: z.string(), at: time });

/** One version of an entry with everything in it. */
export const versionSchema = object({
  ...versionHead.unwrap().shape,
  file: listFile,
  report: reportSchema,
  overrulings: z.array(overrulingSchema).readonly(),
  ticks: z.array(tickSchema).readonly(),
  /** what it was judged under earlier terms */
  earlier: z.array(verdictSchema).readonly(),
});
export type DocumentVersion = z.infer<typeof versionSchema>;

/** What rules and data of today make of a stored version, under its own terms. Never stored. */
export const todaySchema = object({
  verdict: verdictSchema,
  /** findings and numbers are those that are stored */
  same: z.boolean(),
  report: reportSchema,
});
export type Today = z.infer<typeof todaySchema>;
