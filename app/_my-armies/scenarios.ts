import type { ReadyMade } from '@/lib/armies/schema';

export type Scenario = {
  readonly key: string;
  readonly system: string;
  readonly title: string;
  /** "1 October 1756"; a scenario out of the author's head has none */
  readonly date: string | undefined;
  readonly sides: readonly ReadyMade[];
};

/** "Lobositz, 1 October 1756" in its two parts. */
const datedName = (name: string): Pick<Scenario, 'title' | 'date'> => {
  const at = name.search(/, \d/);
  const date = name.slice(at + 2);
  return at >= 0 && /^\d.*\d{4}$/.test(date)
    ? { title: name.slice(0, at), date }
    : { title: name, date: undefined };
};

/**
 * Ready-made armies by the scenario they come from, in the order of `systems`; those with a date first, then by name.
 * An army of no opponent is called what it is called itself.
 */
export const scenariosOf = (armies: readonly ReadyMade[], systems: readonly string[]): Scenario[] => {
  const sides = new Map<string, ReadyMade[]>();
  for (const army of armies) {
    const key = `${army.system} ${army.origin?.name ?? army.name}`;
    const pair = sides.get(key);
    if (pair) pair.push(army);
    else sides.set(key, [army]);
  }
  return [...sides]
    .map(([key, armies]): Scenario => {
      const [first] = armies;
      const name = (armies.length > 1 ? first?.origin?.name : undefined) ?? first?.name ?? '';
      return { key, system: first?.system ?? '', ...datedName(name), sides: armies };
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
