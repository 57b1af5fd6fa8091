import type { ReadyMade } from '@/lib/armies/schema';

export type Scenario = {
  readonly key: string;
  readonly title: string;
  /** "1 October 1756"; a scenario out of the author's head has none */
  readonly date: string | undefined;
  readonly sides: readonly ReadyMade[];
};

/** Ready-made armies by the scenario they come from; those with a date first, then by name. */
export const scenariosOf = (armies: readonly ReadyMade[]): Scenario[] => {
  const sides = new Map<string, ReadyMade[]>();
  for (const army of armies) {
    const key = `${army.system} ${army.origin?.name ?? army.name}`;
    const known = sides.get(key);
    if (known) known.push(army);
    else sides.set(key, [army]);
  }
  return [...sides]
    .map(([key, found]): Scenario => {
      const name = found[0]?.origin?.name ?? found[0]?.name ?? '';
      const [, title = name, date] = /^(.*?), (\d.*\d{4})$/.exec(name) ?? [];
      return { key, title, date, sides: found };
    })
    .toSorted(
      (a, b) =>
        Number(a.date === undefined) - Number(b.date === undefined) || a.title.localeCompare(b.title, 'en'),
    );
};

/** The side without its scenario: "Prussia" of "Lobositz 1756: Prussia". */
export const sideName = ({ name }: ReadyMade): string => name.split(': ').at(-1) ?? name;
