import { z } from 'zod';
import type { ArmyFile, Malformation } from '@/lib/rules/core/document';
import type { Standing, Tone } from '@/lib/rules/core/finding';
import type { Path } from '@/lib/rules/core/path';
import { textSchema } from '@/lib/rules/core/schema-parts';
import type { Summary } from '@/lib/rules/core/system';
import type { Refusal } from '../result';
import { MAX_FILES, MAX_LABEL, MAX_SEARCH } from './limits';

/** One line of "my armies". */
export type ArmyRow = {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly summary: Omit<Summary, 'limits'>;
  readonly standing: Standing;
  readonly counts: Readonly<Record<Tone, number>>;
  readonly revision: number;
  /** ISO 8601, like all times here */
  readonly editedAt: string;
  /** a share link that still works exists */
  readonly shared: boolean;
};

/** How a list of armies can be sorted; equal ones stand by their last edit. */
export const SORTS = ['edited', 'name', 'points', 'year'] as const;
export type Sort = (typeof SORTS)[number];

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

/** One page of "my armies". */
export type ArmyPage = {
  readonly armies: readonly ArmyRow[];
  /** what to ask for after this page; null at the end */
  readonly next: string | null;
  /** how many fit the question, and how many there are */
  readonly found: number;
  readonly all: number;
  /** the nations of all of them, in their order */
  readonly nations: readonly string[];
};

/** One army as it is stored. */
export type ArmyRecord = {
  readonly id: string;
  readonly revision: number;
  readonly editedAt: string;
  readonly file: ArmyFile;
  /** the stored verdict, given under the data of `file.dataVersion`; points in minor units */
  readonly verdict?: {
    readonly points: number | null;
    readonly errors: number;
    readonly warnings: number;
  };
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
  readonly record: ArmyRecord | null;
};

/** `revision` is the one the edit was made on. An explicit save gets a row of history of its own. */
export type SaveRequest = {
  readonly revision: number;
  readonly file: ArmyFile;
  readonly explicit?: boolean;
};

export type Invalid = Refusal<'invalid', { readonly errors: readonly Malformation[] }>;
export type TooLarge = Refusal<'too-large', { readonly message: string }>;
export type NotFound = Refusal<'not-found'>;

export type SaveAnswer =
  | { readonly ok: true; readonly revision: number; readonly editedAt: string }
  | Refusal<'stale', { readonly current: ArmyRecord }>
  | NotFound
  | Invalid
  | TooLarge;

export type CreateAnswer =
  | { readonly ok: true; readonly id: string; readonly revision: number }
  | Invalid
  | TooLarge;

export type RestoreAnswer =
  | { readonly ok: true; readonly revision: number; readonly editedAt: string }
  | Refusal<'stale', { readonly message: string }>
  | NotFound
  | Invalid
  | TooLarge;

export type CopyAnswer = { readonly ok: true; readonly id: string } | NotFound;
export type DoneAnswer = { readonly ok: true } | NotFound;
/** `gone`: deleted so long ago that nothing brings it back */
export type BackAnswer = DoneAnswer | Refusal<'gone', { readonly message: string }>;
export type ShareAnswer = { readonly ok: true; readonly token: string } | NotFound;

export type ImportFile = { readonly name: string; readonly text: string };

/** What became of one army of an import; `at` is a path, or line and column of broken JSON. */
export type ImportAnswer =
  | {
      readonly file: string;
      readonly ok: true;
      readonly id: string;
      readonly name: string;
      readonly warnings: readonly Malformation[];
    }
  | {
      readonly file: string;
      readonly ok: false;
      readonly error: {
        readonly code: string;
        readonly message: string;
        readonly at: Path | { readonly line: number; readonly column: number };
      };
    };

export type DeviceLink = { readonly token: string; readonly expiresAt: string };

/** What a print carries: the code identifies it and never opens an army. */
export type PrintMark = { readonly code: string; readonly revision: number; readonly date: string };
/** `stale`: what is printed is no version that is stored, so that no code can stand for it */
export type PrintAnswer =
  | ({ readonly ok: true } & PrintMark)
  | Refusal<'stale', { readonly message: string }>
  | NotFound;
/** The version whose numbers are on the paper, and the data they were worked out by. */
export type PrintRequest = { readonly revision: number; readonly dataVersion?: string };

export type SharedArmy = {
  readonly name: string;
  readonly file: ArmyFile;
  readonly editedAt: string;
  readonly revision: number;
};

/** One row of an army's history. */
export type VersionRow = {
  readonly revision: number;
  readonly name: string;
  readonly points: number | null;
  readonly units: number;
  readonly legal: boolean;
  /** of the stored verdict; null in rows that are older than these columns, like the data version */
  readonly errors: number | null;
  readonly warnings: number | null;
  /** the data the verdict was given under; a stored verdict never changes */
  readonly dataVersion: string | null;
  /** saved or kept on purpose */
  readonly explicit: boolean;
  /** what its owner calls it */
  readonly label: string | null;
  readonly savedAt: string;
};

/** Characters of the place in a list where the next page begins. */
const MAX_CURSOR = 1_000;

/** An army to start from. */
export type ReadyMade = {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly summary: Summary;
  /** where it comes from: the scenario and its page */
  readonly origin: ArmyFile['origin'];
};

export const saveRequestSchema = z.strictObject({
  revision: z.int().positive(),
  file: z.unknown(),
  explicit: z.boolean().optional(),
});

/** The question in an address; what it does not say, or says in a way we do not know, is as usual. */
export const listQuestionSchema = z.object({
  search: z.string().max(MAX_SEARCH).catch(''),
  nation: z.string().max(MAX_SEARCH).catch(''),
  system: z.string().max(MAX_SEARCH).catch(''),
  sort: z.enum(SORTS).catch('edited'),
  after: z.string().max(MAX_CURSOR).catch(''),
});

export const importRequestSchema = z
  .array(z.strictObject({ name: z.string().max(300), text: z.string() }))
  .max(MAX_FILES);

export const printRequestSchema = z.strictObject({
  revision: z.int().positive(),
  dataVersion: z.string().max(40).optional(),
});

/** The name of a version to keep; empty for one without a name. */
export const keepRequestSchema = z.strictObject({ label: textSchema(MAX_LABEL, false) });

export const deviceRequestSchema = z.strictObject({ token: z.string().max(100) });
