import type { BattleRef } from '@/lib/history/answers';

/** The name of a battle without what stands in brackets. */
export const shortName = ({ name }: Pick<BattleRef, 'name'>): string => name.split(' (', 1)[0] ?? name;

type Placed = { readonly name: string; readonly place: string | null };

/** Where a battle was, beside its name and without it: "Bohemia", "on the Weser"; '' where nobody tells. */
export const placeText = ({ name, place }: Placed): string => {
  const last =
    place
      ?.replace(/ \([^()]*\)/g, '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  const short = shortName({ name });
  if (last === short) return '';
  return last.startsWith(`${short} `) ? last.slice(short.length).trim() : last;
};

/** The whole place without the name where it begins with it: "on the Elbe, Saxony"; other names of the place stay. */
export const wholePlace = ({ name, place }: Placed): string => {
  const short = shortName({ name });
  const rest = place?.startsWith(short) ? place.slice(short.length) : undefined;
  return rest === undefined || !/^(, | on | near | between )/.test(rest)
    ? (place ?? '')
    : rest.replace(/^,? /, '');
};

/** The same as it goes on after the name: " on the Weser", ", Bohemia". */
export const afterName = (battle: Placed): string => {
  const text = placeText(battle);
  if (text === '') return '';
  return /^(on|near|between) /.test(text) ? ` ${text}` : `, ${text}`;
};
