/** Parameters of an address as a page is given them. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Longest value of a parameter that is read at all. */
const LONGEST = 1_500;
/** Between entries, and within one: signs that an address keeps as they are. */
export const ENTRY = '_';
export const PART = '.';

/** Every entry of a parameter, however often it stands there. */
export const listIn = (search: Search, key: string): readonly string[] => {
  const value = search[key];
  const list = value === undefined ? [] : typeof value === 'string' ? [value] : value;
  return list.flatMap((each) => each.slice(0, LONGEST).split(ENTRY)).filter((each) => each !== '');
};

/** A parameter of one value; empty where it is missing or stands there more than once. */
export const textIn = (search: Search, key: string): string => {
  const value = search[key];
  return typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
};

/** The key with its value, or nothing at all. */
export const defined = <K extends string, V>(key: K, value: V | undefined): { readonly [k in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [k in K]: V });
