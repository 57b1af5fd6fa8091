import type { Cite } from './core/citation';
import type { ArmyFile, Malformation } from './core/document';
import { bySeverity, isLegal, type Severity, standingOf } from './core/finding';
import { shortened } from './core/malformation';
import { MAX_NAME } from './core/name';
import type { Path } from './core/path';
import { placesInFull } from './core/place-names';
import { rulesProfile } from './core/profile';
import { changedOptions } from './core/sheet-footer';
import type { Assessment, Stats, System } from './core/system';
import { type ArmyRead, type ReadError, readArmyText, readArmyValue } from './read-army';

/** Findings that an answer tells; the others, which are no heavier, are counted. */
export const MAX_FINDINGS = 100;
/** Places beside the first that an answer tells of one finding. */
const MAX_PLACES = 20;
/** Longest name of a file, and longest sentence, that an answer repeats. */
const MAX_FILE_NAME = 300;
const MAX_SENTENCE = 400;

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
