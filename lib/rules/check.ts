import { isSystemId, loadSystem, SYSTEM_IDS, type SystemId } from '.';
import type { Cite } from './core/citation';
import type { ArmyFile, Malformation } from './core/document';
import { bySeverity, isLegal, type Severity, standingOf } from './core/finding';
import { MAX_KEY, shortened } from './core/malformation';
import { grouped } from './core/number';
import type { Path } from './core/path';
import { placesInFull } from './core/place-names';
import { rulesProfile } from './core/profile';
import { changedOptions } from './core/sheet-cells';
import type { ArmyReader, Assessment, Stats, System } from './core/system';
import { measureJson, type Place, readJson } from './read-json';

/** Army files larger than this are refused. */
export const MAX_ARMY_BYTES = 1_000_000;
/** So are files of more values: an army of 1,000 units that uses every field has fewer than half as many. */
export const MAX_ARMY_VALUES = 100_000;
/** Findings that an answer tells; the others, which are no heavier, are counted. */
export const MAX_FINDINGS = 100;
/** Places beside the first that an answer tells of one finding. */
const MAX_PLACES = 20;
/** Longest name of a place beside the first. */
const MAX_NAME = 120;
/** Longest name of a file, and longest sentence, that an answer repeats. */
const MAX_FILE_NAME = 300;
const MAX_SENTENCE = 400;

export type ReadErrorCode =
  | 'unreadable'
  | 'too-large'
  | 'broken-json'
  | 'malformed'
  | 'unknown-system'
  | 'unknown-version';

/** Why a file is no army: `at` is a place in the text for broken JSON, else a path into the file. */
export type ReadError = { readonly code: ReadErrorCode; readonly message: string; readonly at: Path | Place };

export type ArmyRead =
  | {
      readonly ok: true;
      readonly file: ArmyFile;
      readonly system: System;
      readonly warnings: readonly Malformation[];
    }
  /** `errors` are all faults of form, of which `error` tells the first */
  | { readonly ok: false; readonly error: ReadError; readonly errors: readonly Malformation[] };

export type CheckedFinding = {
  readonly code: string;
  readonly severity: Severity;
  readonly at: Path;
  /** the other places that it is about */
  readonly also?: readonly Path[];
  readonly message: string;
  readonly cite: Cite;
  /** more is still to come; where that is all, the army is unfinished */
  readonly wanting?: true;
  /** only where words are asked for: what findings of the code are called, and its place as the builder names it */
  readonly title?: string;
  readonly place?: string;
  /** and those of its other places */
  readonly places?: readonly string[];
};

/** What a list is, in words; points in printed points. */
export type ArmyInWords = {
  readonly player: string;
  readonly system: string;
  readonly nation: string;
  readonly year: number;
  readonly units: number;
  readonly budget: number | null;
  /** settings that differ, event packs, house costs and tables */
  readonly options: readonly string[];
};

/** What an answer may be asked for beside what it always says. */
export type CheckOptions = { readonly words?: boolean };

/** The verdict on one file: a line of `npm run check`, an entry of POST /api/v1/check. */
export type CheckAnswer =
  | {
      readonly file: string;
      readonly ok: true;
      readonly name: string;
      readonly system: string;
      /** the rules profile's text and its short hash */
      readonly profile: string;
      /** in printed points: 10.5, not 21 half-points */
      readonly points: number | null;
      readonly legal: boolean;
      /** not legal, and all that is wrong is that more is still to come */
      readonly unfinished: boolean;
      readonly stats: Stats;
      /** errors first; at most MAX_FINDINGS */
      readonly findings: readonly CheckedFinding[];
      /** how many more findings there are, where there are more than are told */
      readonly more?: number;
      /** only where words are asked for */
      readonly about?: ArmyInWords;
      /** only where there is something to warn of, such as a file of a newer data version */
      readonly warnings?: readonly Malformation[];
    }
  | { readonly file: string; readonly ok: false; readonly error: ReadError };

const refused = (code: ReadErrorCode, message: string, at: Path | Place): ArmyRead => ({
  ok: false,
  error: { code, message, at },
  errors: Array.isArray(at) ? [{ at, message }] : [],
});

const tooLarge = (): ArmyRead =>
  refused('too-large', 'The file is larger than 1 MB, which no army needs.', []);

const tooFull = (): ArmyRead =>
  refused(
    'too-large',
    `The file holds more than ${grouped(MAX_ARMY_VALUES)} values, which no army needs.`,
    [],
  );

const isTooLarge = (text: string): boolean => {
  if (text.length > MAX_ARMY_BYTES) return true;
  // UTF-8 takes at most three bytes for one unit of a string
  return text.length * 3 > MAX_ARMY_BYTES && new TextEncoder().encode(text).length > MAX_ARMY_BYTES;
};

const malformed = (errors: readonly Malformation[]): ArmyRead => {
  const [first = { at: [], message: 'This is not an army file.' }, ...rest] = errors;
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more)`;
  return {
    ok: false,
    error: { code: 'malformed', message: `${first.message}${more}`, at: first.at },
    errors,
  };
};

const shortKey = (key: string | number): string | number =>
  typeof key === 'number' ? key : shortened(key, MAX_KEY);

type Loaded = { readonly system: System; readonly reader: ArmyReader<unknown> };

const loaded = new Map<SystemId, Loaded>();

/** A system and its reader, found once: thousands of files in a row need not look for them again. */
const load = async (id: SystemId): Promise<Loaded> => {
  const known = loaded.get(id);
  if (known) return known;
  const system = await loadSystem(id);
  const found = { system, reader: await system.reader() };
  loaded.set(id, found);
  return found;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Reads one army file that is JSON already: format version, system, then the system's own strict reader.
 * Never throws on a JSON value; an illegal army reads well.
 */
export const readArmyValue = async (value: unknown): Promise<ArmyRead> => {
  if (!isRecord(value)) return malformed([{ at: [], message: 'An army file is a JSON object.' }]);
  const { muster, system: id } = value;
  if (typeof muster === 'number' && muster > 1) {
    return refused(
      'unknown-version',
      `The file is of format ${muster}; this Muster reads format 1. Update Muster to read it.`,
      ['muster'],
    );
  }
  if (muster !== 1)
    return malformed([
      {
        at: ['muster'],
        message: 'Format: expected the number 1 as “muster”; this is no army file of Muster',
      },
    ]);
  if (typeof id !== 'string') {
    return malformed([{ at: ['system'], message: `Rule system: expected one of ${SYSTEM_IDS.join(', ')}` }]);
  }
  if (!isSystemId(id)) {
    return refused(
      'unknown-system',
      `There is no rule system “${id.slice(0, 60)}” here; known: ${SYSTEM_IDS.join(', ')}.`,
      ['system'],
    );
  }
  const { length, values, tooDeepAt } = measureJson(value, {
    length: MAX_ARMY_BYTES,
    values: MAX_ARMY_VALUES,
  });
  if (length > MAX_ARMY_BYTES) return tooLarge();
  if (values > MAX_ARMY_VALUES) return tooFull();
  if (tooDeepAt) {
    return malformed([{ at: tooDeepAt.map(shortKey), message: 'The file is nested deeper than any army' }]);
  }
  const { system, reader } = await load(id);
  const parsed = reader.parse(value);
  if (!parsed.ok) return malformed(parsed.errors);
  return { ok: true, file: parsed.value, system, warnings: parsed.warnings };
};

/** Reads the text of one army file strictly: size, JSON (with line and column), then as `readArmyValue`. */
export const readArmyText = async (text: string): Promise<ArmyRead> => {
  if (isTooLarge(text)) return tooLarge();
  const json = readJson(text, { values: MAX_ARMY_VALUES });
  if (json.ok) return readArmyValue(json.value);
  const { why, at, message } = json;
  if (why === 'too-large') {
    return refused('too-large', `Line ${at.line}, column ${at.column}: ${message}, which no army needs.`, at);
  }
  return refused('broken-json', `Line ${at.line}, column ${at.column}: ${message}.`, at);
};

const inWords = (system: System, file: ArmyFile, assessment: Assessment): ArmyInWords => {
  const { nationLabel, year, units, budget } = system.summary(file, assessment);
  return {
    player: file.player ?? '',
    system: system.name,
    nation: nationLabel,
    year,
    units,
    budget: budget === null ? null : budget / system.pointScale,
    options: changedOptions(system, file).map((each) => shortened(each, MAX_SENTENCE)),
  };
};

/** The verdict on what was read, under the name it is reported by. */
export const verdictOn = (
  name: string,
  read: ArmyRead,
  { words = false }: CheckOptions = {},
): CheckAnswer => {
  const file = shortened(name, MAX_FILE_NAME);
  if (!read.ok) return { file, ok: false, error: read.error };
  const { system, warnings } = read;
  const assessment = system.assess(read.file);
  const { costing, findings, stats } = assessment;
  const { text, hash } = rulesProfile(system, read.file);
  const more = findings.length - MAX_FINDINGS;
  const placeName = words ? placesInFull(system.outline(read.file)) : undefined;
  return {
    file,
    ok: true,
    name: read.file.name,
    system: system.id,
    profile: `${text} #${hash}`,
    points: costing === null ? null : costing.total / system.pointScale,
    legal: isLegal(findings),
    unfinished: standingOf(findings) === 'unfinished',
    stats,
    findings: bySeverity(findings)
      .slice(0, MAX_FINDINGS)
      .map(({ code, severity, at, also, message, cite, wanting, title }) => {
        const place = placeName?.(at);
        const others = also?.slice(0, MAX_PLACES);
        const places = placeName && others?.map((each) => shortened(placeName(each) ?? '', MAX_NAME));
        return {
          code,
          severity,
          at,
          ...(others && { also: others }),
          message: shortened(message, MAX_SENTENCE),
          cite,
          ...(wanting && { wanting }),
          ...(words && { title }),
          ...(place !== undefined && { place: shortened(place, MAX_SENTENCE) }),
          ...(places && { places }),
        };
      }),
    ...(more > 0 && { more }),
    ...(words && { about: inWords(system, read.file, assessment) }),
    ...(warnings.length > 0 && { warnings }),
  };
};

/** The verdict on the text of an army file; `file` is the name it is reported under. */
export const checkText = async (
  file: string,
  text: string,
  options: CheckOptions = {},
): Promise<CheckAnswer> => verdictOn(file, await readArmyText(text), options);

/** The same for an army file that is JSON already. */
export const checkValue = async (
  file: string,
  value: unknown,
  options: CheckOptions = {},
): Promise<CheckAnswer> => verdictOn(file, await readArmyValue(value), options);
