import { isSystemId, SYSTEM_IDS, type SystemId } from '../rules';
import type { Choices } from '../rules/core/contract/system';
import type { ChosenProportions } from '../rules/core/muster/muster-choices';
import { type PrintedPoints, readPoints } from '../rules/core/price/points';
import { readMusterChoices } from '../rules/core/read/muster-reader';
import {
  chosenBeside,
  proportionParam,
  proportionsIn,
  type Search,
  settledProportions,
  textIn,
} from './proportions-question';

/** Everything that the address of a suggestion says. */
export type SuggestQuestion = {
  readonly rules: SystemId;
  readonly nation: string;
  readonly year: number;
  readonly budget: PrintedPoints;
  readonly scale: string;
  readonly proportions: ChosenProportions;
};

/** The prefix of the names of proportions, in an address and in a form. */
export const PROPORTIONS = 'm';

/** The nation whose proportions a form shows: another nation chosen in it does not take them over. */
export const OF = 'of';

/** What was taken beside what was chosen, as a form shows it: it is not chosen by being sent along. */
export const TAKEN = 'taken';

/** The rule system that an address asks for; the first where it names none that is known. */
export const rulesIn = (search: Search): SystemId => {
  const rules = textIn(search, 'rules');
  return isSystemId(rules) ? rules : (SYSTEM_IDS[0] as SystemId);
};

/** A year the system has troops of for most nations, where none is asked for. */
const USUAL_YEAR = 1757;

/**
 * The query of an address, as far as the system supports it; the rest is replaced by defaults and reported.
 * @returns `faults`: sentences for the user
 */
export const suggestQuestion = (
  search: Search,
  { nations, years, scales, budget, budgetStep }: Choices,
): { readonly question: SuggestQuestion; readonly faults: readonly string[] } => {
  const faults: string[] = [];
  // a limit and figures of other rules say nothing here, a nation and a year do
  const wordIn = (key: string, isKnown: (text: string) => boolean): string | undefined => {
    const text = textIn(search, key);
    if (text === '') return undefined;
    if (isKnown(text)) return text;
    faults.push(`These rules do not know the ${key} ${text.slice(0, 40)}; you see another.`);
    return undefined;
  };
  const nation = wordIn('nation', (text) => nations.some(({ value }) => value === text));
  const year = wordIn('year', (text) => years.some((each) => String(each) === text));
  const scale = scales.find(({ value }) => value === textIn(search, 'scale')) ?? scales[0];
  const points = readPoints(textIn(search, 'points'), budgetStep);
  if (!points.ok) faults.push(`Points: ${points.message}`);
  const nationId = nation ?? nations[0]?.value ?? '';
  const of = textIn(search, OF);
  const reconstruct = of === '' || of === nationId ? proportionsIn(search, PROPORTIONS) : undefined;
  const read = readMusterChoices({ reconstruct });
  if (!read.ok) faults.push(`The proportions could not be read and are ignored: ${read.errors[0]?.message}`);
  const besidesRead = readMusterChoices({ reconstruct: proportionsIn(search, TAKEN) });
  const besides = (besidesRead.ok && besidesRead.value.reconstruct) || {};
  const proportions = read.ok
    ? settledProportions(nationId, chosenBeside(besides, read.value.reconstruct || {}))
    : {};
  const question = {
    rules: rulesIn(search),
    nation: nationId,
    year: year === undefined ? (years.find((each) => each === USUAL_YEAR) ?? years[0] ?? 0) : Number(year),
    budget: (points.ok ? points.value : null) ?? budget ?? 0,
    scale: scale?.value ?? '',
    proportions,
  };
  return { question, faults };
};

/** The same question as parameters of an address. */
export const suggestParams = ({
  rules,
  nation,
  year,
  budget,
  scale,
  proportions,
}: SuggestQuestion): [string, string][] => [
  ['rules', rules],
  ['nation', nation],
  ['year', String(year)],
  ['points', String(budget)],
  ['scale', scale],
  ...(Object.keys(proportions).length === 0
    ? []
    : [[PROPORTIONS, proportionParam(proportions)] as [string, string]]),
];
