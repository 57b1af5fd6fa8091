import type { ArmyInWords, CheckAnswer } from './check-answer';
import type { ArmyFile } from './core/army/document';
import { MAX_NAME } from './core/army/name';
import { bySeverity, isLegal, MAX_FINDINGS, standingOf } from './core/check/finding';
import { placesInFull } from './core/check/place-names';
import type { RegimentFacts } from './core/check/regiment-facts';
import type { Assessment } from './core/contract/assessment';
import { rulesProfile } from './core/contract/profile';
import type { System } from './core/contract/system';
import { printedPoints } from './core/price/points';
import { shortened } from './core/read/malformation';
import { changedOptions } from './core/sheet/sheet-footer';
import { armyTerms, type FindTerms } from './events/army-terms';
import type { Terms } from './events/combine';
import { type Judgement, judge } from './events/judge';
import { summaryUnder } from './events/points-limit';
import { readyPack } from './events/ready-made';
import { type ArmyRead, readArmyText, readArmyValue } from './read-army';
import { readPlainText } from './read-plain-text';

/** Places beside the first that an answer gives for one finding. */
const MAX_PLACES = 20;
/** Longest name of a file, and longest sentence, that an answer repeats. */
const MAX_FILE_NAME = 300;
const MAX_SENTENCE = 400;

/** What an answer may be asked for beside what it always says. */
export type CheckOptions = {
  readonly words?: boolean;
  /** where to ask what is known of the regiments of an army; without it they are not checked */
  readonly regiments?: (system: System, file: ArmyFile) => Promise<RegimentFacts>;
  /** what is judged on top of the rules; without it the packs that the file names */
  readonly terms?: Terms;
};

/** A check knows the packs that ship; of any other that a file names it says that its terms are not checked. */
const SHIPPED: FindTerms = { pack: async () => null, below: readyPack, event: async () => null };

const inWords = (system: System, file: ArmyFile, assessment: Assessment): ArmyInWords => {
  const { nationLabel, year, units, budget } = summaryUnder(system, file, assessment);
  return {
    player: file.player ?? '',
    system: system.name,
    nation: nationLabel,
    year,
    units,
    budget: budget === null ? null : printedPoints(budget, system.pointScale),
    options: changedOptions(system, file).map((each) => shortened(each, MAX_SENTENCE)),
  };
};

/** Rules of the packs that someone has to tick by hand: no check can see them. */
const byHand = ({ standings }: Judgement) =>
  standings
    .filter(({ state }) => state === 'tick')
    .map(({ pack, text, why, cite }) => ({
      pack,
      text: shortened(text, MAX_SENTENCE),
      ...(why && { why: shortened(why, MAX_SENTENCE) }),
      cite,
    }));

/** The verdict on what was read, under the name it is reported by. */
export const verdictOn = async (
  name: string,
  read: ArmyRead,
  { words = false, regiments, terms }: CheckOptions = {},
): Promise<CheckAnswer> => {
  const file = shortened(name, MAX_FILE_NAME);
  if (!read.ok) {
    const { error, open, taken = [], army = null } = read;
    return { file, ok: false, error, ...(open && { army: army && { ...army }, open, taken }) };
  }
  const { system, warnings } = read;
  const facts = await regiments?.(system, read.file);
  const underTerms = terms && (await judge(system, read.file, terms, facts));
  const own =
    terms === undefined && read.file.packs.length > 0
      ? await armyTerms(system, read.file.packs, SHIPPED)
      : undefined;
  const assessment = underTerms ?? own?.judge(read.file, facts) ?? system.assess(read.file, facts);
  const { costing, findings, stats } = assessment;
  const { text, hash } = rulesProfile(system, read.file, terms?.packs ?? own?.packs);
  const ticks = underTerms === undefined ? [] : byHand(underTerms);
  const more = findings.length - MAX_FINDINGS;
  const placeName = words ? placesInFull(system.outline(read.file)) : undefined;
  return {
    file,
    ok: true,
    name: read.file.name,
    system: system.id,
    profile: `${text} #${hash}`,
    points: costing === null ? null : printedPoints(costing.total, system.pointScale),
    legal: isLegal(findings),
    unfinished: standingOf(findings) === 'unfinished',
    stats,
    findings: bySeverity(findings)
      .slice(0, MAX_FINDINGS)
      .map(({ code, severity, at, also, message, cite, wanting, title, origin }) => {
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
          ...(origin.kind !== 'core' && { origin }),
          ...(wanting && { wanting }),
          ...(words && { title }),
          ...(place !== undefined && { place: shortened(place, MAX_SENTENCE) }),
          ...(places && { places }),
        };
      }),
    ...(more > 0 && { more }),
    ...(ticks.length > 0 && { ticks }),
    ...(words && { about: inWords(system, read.file, assessment) }),
    ...(warnings.length > 0 && { warnings }),
  };
};

/** The verdict on the text of an army file; `file` is the name it is reported under. */
export const checkText = async (
  file: string,
  text: string,
  options: CheckOptions = {},
): Promise<CheckAnswer> =>
  verdictOn(file, (await readPlainText(text)) ?? (await readArmyText(text)), options);

/** The same for an army file that is JSON already. */
export const checkValue = async (
  file: string,
  value: unknown,
  options: CheckOptions = {},
): Promise<CheckAnswer> => verdictOn(file, await readArmyValue(value), options);
