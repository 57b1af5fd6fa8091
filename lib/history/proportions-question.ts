import type { ChosenProportions, Kinds, Proportions } from '../rules/core/muster/muster-choices';
import { proportionsOf } from '../rules/proportions';

const PARTS = ['foot', 'cavalry', 'artillery'] as const;

/** "foot-line": what one number of the proportions is called, in an address and in a form. */
export const proportionName = (part: (typeof PARTS)[number], kind: string): string => `${part}-${kind}`;

const withEntry = (
  amounts: Record<string, unknown>,
  name: string,
  amount: number,
): Record<string, unknown> => {
  const part = PARTS.find((each) => name.startsWith(`${each}-`));
  if (part === undefined) return { ...amounts, [name]: amount };
  return {
    ...amounts,
    [part]: { ...(amounts[part] as object | undefined), [name.slice(part.length + 1)]: amount },
  };
};

/** Parameters of an address as a page is given them. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Longest value of a parameter that is read at all. */
const LONGEST = 1_500;
/** Between entries, and within one: signs that an address keeps as they are. */
export const ENTRY = '_';
export const PART = '.';

/** Every entry of a parameter, including repeated ones. */
export const listIn = (search: Search, key: string): readonly string[] => {
  const value = search[key];
  const list = value === undefined ? [] : typeof value === 'string' ? [value] : value;
  return list.flatMap((each) => each.slice(0, LONGEST).split(ENTRY)).filter((each) => each !== '');
};

/** A parameter of one value; empty if it is missing or repeated. */
export const textIn = (search: Search, key: string): string => {
  const value = search[key];
  return typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
};

/** The key with its value, or nothing at all. */
export const defined = <K extends string, V>(key: K, value: V | undefined): { readonly [k in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [k in K]: V });

/** "foot-line.3", "horse.25"; "ours" for ours as they are. */
const listedIn = (list: readonly string[]): Record<string, unknown> => {
  let proportions: Record<string, unknown> = {};
  for (const entry of list.filter((each) => each !== 'ours')) {
    const [name = '', ...rest] = entry.split(PART);
    proportions = withEntry(proportions, name, Number(rest.join(PART)));
  }
  return proportions;
};

/** One field of a form for each number: m0-foot-line=3. An empty one counts as absent. */
const typedIn = (search: Search, key: string): Record<string, unknown> | undefined => {
  const names = Object.keys(search).filter((name) => name.startsWith(`${key}-`));
  if (names.length === 0) return undefined;
  let proportions: Record<string, unknown> = {};
  for (const name of names) {
    const text = textIn(search, name);
    if (text !== '') proportions = withEntry(proportions, name.slice(key.length + 1), Number(text));
  }
  return proportions;
};

/**
 * Proportions against ours that an address asks for; undefined where it asks for none at all. What a form says
 * (`m0-horse=25`) counts before what is listed (`m0=horse.25_foot-line.3`). Unchecked: see readMusterChoices.
 */
export const proportionsIn = (search: Search, key: string): ChosenProportions | undefined => {
  const list = listIn(search, key);
  return typedIn(search, key) ?? (list.length === 0 ? undefined : listedIn(list));
};

/** The same as one parameter. */
export const proportionParam = (chosenProportions: ChosenProportions): string => {
  const list = Object.entries(chosenProportions).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [[name, value].join(PART)]
      : Object.entries(value ?? {}).map(([kind, weight]) => [`${name}-${kind}`, weight].join(PART)),
  );
  return list.length === 0 ? 'ours' : list.join(ENTRY);
};

const alike = (a: Kinds, b: Kinds): boolean => {
  const kinds = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Kinds>;
  return [...kinds].every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));
};

const isAlike = (a: Kinds | number | undefined, b: Kinds | number | undefined): boolean =>
  typeof a === 'object' && typeof b === 'object' ? alike(a, b) : a === b;

/** What is chosen without what is as in `usual` anyway. */
export const chosenBeside = (
  usual: ChosenProportions,
  chosenProportions: ChosenProportions,
): ChosenProportions =>
  Object.fromEntries(
    Object.entries(chosenProportions).filter(
      ([key, value]) => value !== undefined && !isAlike(value, usual[key as keyof Proportions]),
    ),
  );

/** What is chosen without what is as ours anyway. */
export const settledProportions = (nation: string, chosenProportions: ChosenProportions): ChosenProportions =>
  chosenBeside(proportionsOf(nation), chosenProportions);
