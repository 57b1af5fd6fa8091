import type { ReadyMade } from '@/lib/armies/schema';

export type Scenario = {
  readonly key: string;
  readonly system: string;
  readonly title: string;
  /** "1 October 1756"; a scenario out of the author's head has none */
  readonly date: string | undefined;
  readonly sides: readonly ReadyMade[];
};

/**
 * Ready-made armies by the scenario they come from, in the order of `systems`; those with a date first, then by name.
 * An army of no opponent is called what it is called itself.
 */
export const scenariosOf = (armies: readonly ReadyMade[], systems: readonly string[]): Scenario[] => {
  const sides = new Map<string, ReadyMade[]>();
  for (const army of armies) {
    const key = `${army.system} ${army.origin?.name ?? army.name}`;
    const known = sides.get(key);
    if (known) known.push(army);
    else sides.set(key, [army]);
  }
  return [...sides]
    .map(([key, found]): Scenario => {
      const [first] = found;
      const name = (found.length > 1 ? first?.origin?.name : undefined) ?? first?.name ?? '';
      const [, title = name, date] = /^(.*?), (\d.*\d{4})$/.exec(name) ?? [];
      return { key, system: first?.system ?? '', title, date, sides: found };
    })
    .toSorted(
      (a, b) =>
        systems.indexOf(a.system) - systems.indexOf(b.system) ||
        Number(a.date === undefined) - Number(b.date === undefined) ||
        a.title.localeCompare(b.title, 'en'),
    );
};

/** The side without its scenario: "Prussia" of "Lobositz 1756: Prussia". */
export const sideName = ({ name }: ReadyMade): string => name.split(': ').at(-1) ?? name;
