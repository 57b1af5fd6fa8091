import type { RegimentName } from '@/lib/history/schema';
import { regimentCalled, stoodIn } from '@/lib/rules/core/check/regiment-facts';
import { likelihood } from '@/lib/rules/core/check/regiment-troops';
import type { SymbolName } from '@/lib/rules/core/sheet/symbol';
import { LEAST, likeness } from '@/lib/rules/core/text/likeness';
import { plainWords } from '@/lib/rules/core/text/plain-name';

/** Whose names suit a unit. */
export type RegimentsOf = { readonly nation: string; readonly symbol: SymbolName; readonly year: number };

/** A regiment that a unit may be. */
export type RegimentSuggestion = {
  readonly regiment: RegimentName;
  /** its name with its number */
  readonly called: string;
  /** not in the field in the year of the army */
  readonly absent: boolean;
};

/** With the words it is found by, which are made once. */
type Findable = RegimentSuggestion & { readonly own: readonly string[]; readonly others: readonly string[] };

/** Shown at once: who wants another types some letters of it. */
export const MOST_OFFERS = 40;
/** Names of other years count a little less, and have to begin with what is asked. */
const OTHER_NAME = 50;

const COLLATOR = new Intl.Collator('en', { numeric: true });

/** Regiments that a unit may be, its own troops first; those not in the field in that year stand last. */
export const findableOffers = (
  regiments: readonly RegimentName[],
  { symbol, year }: Pick<RegimentsOf, 'symbol' | 'year'>,
): Findable[] =>
  regiments
    .filter((regiment) => likelihood(symbol, regiment) !== Number.POSITIVE_INFINITY)
    .map((regiment) => {
      const called = regimentCalled(regiment);
      const own = plainWords(`${called} ${regiment.number ?? ''}`);
      const others = plainWords(regiment.notes ?? '');
      return { regiment, called, absent: !stoodIn(regiment, year), own, others };
    })
    .toSorted(
      (a, b) =>
        Number(a.absent) - Number(b.absent) ||
        likelihood(symbol, a.regiment) - likelihood(symbol, b.regiment) ||
        COLLATOR.compare(a.called, b.called),
    );

const best = (queryWord: string, { own, others }: Findable): number => {
  const named = own.reduce((most, word) => Math.max(most, likeness(queryWord, word)), 0);
  if (named > 0 || queryWord.length < 3) return named;
  return others.some((word) => word.startsWith(queryWord)) ? LEAST + OTHER_NAME : 0;
};

/** How well a regiment answers all words that are typed; 0 where one of them is not met. */
const scoreOf = (queryWords: readonly string[], offer: Findable): number => {
  const scores = queryWords.map((word) => best(word, offer));
  return scores.some((score) => score < LEAST) ? 0 : scores.reduce((sum, score) => sum + score, 0);
};

/** What suits the letters typed so far, forgiving accents, umlauts and misspellings; all where nothing is typed. */
export const matchingOffers = (offers: readonly Findable[], typed: string): readonly RegimentSuggestion[] => {
  // who types "IR13" means IR 13
  const words = plainWords(typed).flatMap((word) => word.match(/\d+\w*|\D+/g) ?? []);
  if (words.length === 0) return offers;
  return offers
    .map((offer) => ({ offer, score: scoreOf(words, offer) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => Number(a.offer.absent) - Number(b.offer.absent) || b.score - a.score)
    .map(({ offer }) => offer);
};
