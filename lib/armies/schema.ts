import { z } from 'zod';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Standing } from '@/lib/rules/core/check/finding';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { Summary } from '@/lib/rules/core/contract/system';
import { textSchema } from '@/lib/rules/core/read/schema-parts';
import { PLATE_LINES, PLATE_WINGS } from '@/lib/rules/core/sheet/plate';
import { PAPERS, type Paper } from '@/lib/rules/core/sheet/sheet';
import { type ArmyRecord, sentFileSchema } from './answers';
import { ARMY_SORTS, type Sort } from './army-sorts';
import { MAX_FILES, MAX_LABEL, MAX_PLATE_FORMATIONS, MAX_SEARCH } from './limits';

export type * from './answers';

const SORTS = Object.keys(ARMY_SORTS) as [Sort, ...Sort[]];

/** What is asked of "my armies". */
export type ListQuestion = {
  /** every word of it is in name, nation, year, scale or rules, whatever the accents */
  readonly search: string;
  /** label of a nation; '' for all */
  readonly nation: string;
  /** id of a rule system; '' for all */
  readonly system: string;
  readonly sort: Sort;
  /** `next` of the page before; '' for the first */
  readonly after: string;
};

/** One army in short, for pages about it. */
export type ArmyHead = {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly nation: string;
};

/** What the page of an army carries; `record` is null for a large army, which the browser asks for. */
export type PageArmy = {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  /** on which its owner prints; null if never said */
  readonly paper: Paper | null;
  readonly record: ArmyRecord | null;
  /** what is known of the regiments of that record */
  readonly regiments: RegimentFacts;
};

export type SharedArmy = {
  readonly id: string;
  /** by whose packs it is judged */
  readonly owner: { readonly userId: string };
  readonly name: string;
  readonly file: ArmyFile;
  readonly editedAt: string;
  readonly revision: number;
};

/** Characters of the place in a list where the next page begins. */
const MAX_CURSOR = 1_000;

/** An army to start from. */
export type ReadyMade = {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly summary: Omit<Summary, 'limits'>;
  /** where it comes from: the scenario and its page */
  readonly origin: ArmyFile['origin'];
};

/** A side to choose under some rules, with the typical army that is taken of it. */
export type LinkSide = {
  /** of its typical army */
  readonly id: string;
  readonly system: string;
  readonly name: string;
  /** points, units and what breaks it, in words */
  readonly about: string;
  readonly summary: Omit<Summary, 'limits' | 'shares'>;
  /** its lines in letters */
  readonly lines: string;
  readonly standing: Standing;
};

/** `revision` is the one the edit was made on. An explicit save gets a row of history of its own. */
export const saveRequestSchema = z
  .strictObject({
    revision: z.int().positive(),
    file: sentFileSchema,
    explicit: z.boolean().exactOptional(),
  })
  .readonly();
export type SaveRequest = z.output<typeof saveRequestSchema>;

const words = z.string().max(MAX_SEARCH).default('').catch('');

/** The question in an address; what it does not say, or says in a way we do not know, is as usual. */
export const listQuestionSchema = z.object({
  search: words,
  nation: words,
  system: words,
  sort: z.enum(SORTS).default('edited').catch('edited'),
  after: z.string().max(MAX_CURSOR).default('').catch(''),
});

/** `?words=1` asks for titles, names of places, and what each list is in words. */
export const checkQuestionSchema = z.object({
  words: z
    .string()
    .optional()
    .transform((words) => words === '1'),
});

/** Army files, or texts with the names of their files; with packs, or ids of ready-made ones, judged under them. */
export const checkRequestSchema = z.union([
  z.unknown().array().max(MAX_FILES),
  z.object({ packs: z.unknown().array().readonly(), files: z.unknown().array().max(MAX_FILES) }),
]);

const postSchema = z.strictObject({
  line: z.enum(PLATE_LINES),
  wing: z.enum(PLATE_WINGS),
  place: z.int().min(0).max(MAX_PLATE_FORMATIONS),
});

/** Where formations stand on the plate of an army, by their ids; all others stand by rule. */
export const plateSchema = z.strictObject({
  layout: z
    .record(z.string().min(1).max(60), postSchema)
    .refine(
      (layout) => Object.keys(layout).length <= MAX_PLATE_FORMATIONS,
      `The places of at most ${MAX_PLATE_FORMATIONS} formations are kept.`,
    ),
});

/** The paper on which a person prints. */
export const paperSchema = z.object({ paper: z.enum(PAPERS, `The paper is one of: ${PAPERS.join(', ')}.`) });

const importFiles = z
  .array(z.strictObject({ name: z.string().max(300), text: z.string() }).readonly())
  .max(MAX_FILES);
/** Files alone, or with a key of the browser's: sent again with the same key, nothing is stored a second time. */
export const importRequestSchema = z.union(
  [
    importFiles,
    z.strictObject({
      key: z.string().regex(/^[\w-]{20,60}$/, 'A key has 20 to 60 letters, digits, - or _.'),
      files: importFiles,
    }),
  ],
  'Send a list of files, each with a name and its text.',
);
export type ImportFile = z.infer<typeof importFiles>[number];

/** The version whose numbers are on the paper, and the data they were worked out by. */
export const printRequestSchema = z
  .strictObject({
    revision: z.int().positive(),
    dataVersion: z.string().max(40).exactOptional(),
  })
  .readonly();
export type PrintRequest = z.infer<typeof printRequestSchema>;

/** The name of a version to keep; empty for one without a name. */
export const keepRequestSchema = z.strictObject({ label: textSchema(MAX_LABEL, false) });
export type KeepRequest = z.output<typeof keepRequestSchema>;
