import { plainName } from '../rules/core/text/plain-name';
import { ARMS } from './schema';

type Ordered = {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly nationId: string;
  readonly arm: string;
};

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
/** "IX" is 9. */
const romanValue = (text: string): number =>
  [...text].reduce((sum, letter, at) => {
    const [value, next] = [ROMAN[letter] ?? 0, ROMAN[text[at + 1] ?? ''] ?? 0];
    return value < next ? sum - value : sum + value;
  }, 0);

const COUNT = /\d+|\b[IVX]+\b/;

/** What is counted and the count in it: "IR 10" is the 10th of "IR", "1 DG" the 1st of "DG", "3/6" the 3rd of "/". */
const countOf = (number: string): { readonly of: string; readonly count: number } => {
  const [first = '', ...rest] = (number.split('(', 1)[0] ?? '').split('/');
  const [count] = COUNT.exec(first) ?? [];
  return {
    of: `${first.replace(COUNT, '').trim()}${rest.length > 0 ? '/' : ''}`,
    count: count === undefined ? Number.POSITIVE_INFINITY : Number(count) || romanValue(count),
  };
};

const COLLATOR = new Intl.Collator('en', { numeric: true });

const placeIn = <T>(all: readonly T[], one: T): number => {
  const at = all.indexOf(one);
  return at === -1 ? all.length : at;
};

/**
 * Regiments as people count them: by nation and arm, then by number, each kind of number as it first appears,
 * those without one last, by name. The one order of all lists: stores keep it as `position`.
 */
export const regimentsInOrder = <T extends Ordered>(
  regiments: readonly T[],
  nationIds: readonly string[],
): T[] => {
  const kinds = new Map<string, number>();
  const keyed = regiments.map((regiment) => {
    const { number, nationId, arm, name, id } = regiment;
    const { of, count } = number === null ? { of: '', count: 0 } : countOf(number);
    const kind = `${nationId} ${arm} ${of}`;
    if (number !== null && !kinds.has(kind)) kinds.set(kind, kinds.size);
    const places = [
      placeIn(nationIds, nationId),
      placeIn<string>(ARMS, arm),
      number === null ? Number.POSITIVE_INFINITY : (kinds.get(kind) ?? 0),
      count,
    ];
    return { regiment, places, name: plainName(name), id };
  });
  return keyed
    .toSorted((a, b) => {
      const at = a.places.findIndex((place, index) => place !== b.places[index]);
      if (at !== -1) return (a.places[at] ?? 0) < (b.places[at] ?? 0) ? -1 : 1;
      return COLLATOR.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
    })
    .map(({ regiment }) => regiment);
};
