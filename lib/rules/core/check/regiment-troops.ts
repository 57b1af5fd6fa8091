import type { SymbolName } from '../sheet/symbol';
import type { RegimentFact } from './regiment-facts';

type Kind = { readonly words: string; readonly symbols: readonly SymbolName[] };

const HEAVY: readonly SymbolName[] = ['heavy-cavalry', 'medium-cavalry'];
const GUNS: readonly SymbolName[] = ['gun-light', 'gun-medium', 'gun-heavy', 'howitzer', 'gun-horse'];

const kind = (words: string, ...symbols: readonly SymbolName[]): Kind => ({ words, symbols });

/**
 * What a regiment of each arm and type is called, and the symbols of the units that it may be; ours. Whatever a system
 * makes of such a regiment is among them, the likeliest first. Every regiment of foot had grenadiers.
 */
const KINDS: Readonly<Record<string, Kind>> = {
  'infantry line': kind('line infantry', 'line', 'grenadier'),
  'infantry fusilier': kind('fusiliers', 'line', 'grenadier'),
  'infantry grenadier': kind('grenadiers', 'grenadier'),
  'infantry guard': kind('foot guards', 'guard', 'grenadier', 'line'),
  'infantry garrison': kind('garrison infantry', 'militia', 'line'),
  'infantry militia': kind('militia', 'militia', 'line'),
  'light-infantry light': kind('light infantry', 'light', 'jaeger'),
  'light-infantry jaeger': kind('jaeger', 'jaeger', 'light'),
  'light-infantry grenz': kind('grenzer', 'light'),
  'light-infantry freikorps': kind('a free corps', 'light', 'militia', 'jaeger', 'line'),
  'cavalry cuirassier': kind('cuirassiers', 'heavy-cavalry'),
  'cavalry horse': kind('horse', ...HEAVY),
  'cavalry guard': kind('guard cavalry', ...HEAVY),
  'cavalry gendarmerie': kind('gendarmerie', ...HEAVY),
  'cavalry horse-grenadier': kind('horse grenadiers', ...HEAVY),
  'cavalry dragoon': kind('dragoons', 'medium-cavalry', 'heavy-cavalry'),
  'cavalry chevauleger': kind('chevaulegers', 'light-cavalry', 'medium-cavalry'),
  'cavalry hussar': kind('hussars', 'light-cavalry'),
  'cavalry cossack': kind('Cossacks', 'light-cavalry'),
  'cavalry bosniak': kind('Bosniaks', 'light-cavalry'),
  'cavalry light': kind('light cavalry', 'light-cavalry', 'medium-cavalry'),
  'cavalry jaeger': kind('mounted jaeger', 'jaeger', 'light', 'light-cavalry'),
  'artillery line': kind('artillery', ...GUNS),
  'artillery light': kind('artillery', ...GUNS),
  'artillery fusilier': kind('artillery', ...GUNS),
};

type Troops = Pick<RegimentFact, 'arm' | 'type'>;

const kindOf = ({ arm, type }: Troops): Kind | undefined => KINDS[`${arm} ${type}`];

/** What it was, in words: "hussars"; the arm where we have no better. */
export const troopsWords = (regiment: Troops): string => kindOf(regiment)?.words ?? regiment.arm;

/** Whether a unit of that symbol may be such a regiment; of a type unknown to us any may. */
export const maySymbolBe = (symbol: SymbolName, regiment: Troops): boolean =>
  kindOf(regiment)?.symbols.includes(symbol) ?? true;

/** How likely a unit of that symbol is such a regiment: 0 its own troops, then others of its kind, Infinity none. */
export const likelihood = (symbol: SymbolName, regiment: Troops): number => {
  const at = kindOf(regiment)?.symbols.indexOf(symbol) ?? -1;
  return at === -1 ? Number.POSITIVE_INFINITY : at;
};

/** Symbols of units that are called after regiments; batteries and wagons were not. */
const NAMED: ReadonlySet<SymbolName> = new Set(
  Object.entries(KINDS).flatMap(([key, { symbols }]) => (key.startsWith('artillery') ? [] : symbols)),
);

/** True if a unit of that symbol can have been named after a regiment. */
export const hasRegiments = (symbol: SymbolName): boolean => NAMED.has(symbol);
