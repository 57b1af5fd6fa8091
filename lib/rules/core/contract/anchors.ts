const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Places on the page of a system's rules, as its list of contents and the search lead to them. */
export const playAnchor = (title: string): string => `play-${keyOf(title)}`;
export const lineAnchor = (section: string, name: string): string => `${section}-${keyOf(name)}`;
export const tableAnchor = (title: string): string => `table-${keyOf(title)}`;
export const wordAnchor = (term: string): string => `word-${keyOf(term)}`;
export const rulingAnchor = (id: string): string => `ruling-${id.toLowerCase()}`;
export const settingAnchor = (key: string): string => `setting-${key}`;

/** Gives each of some places its own name: a second one of a name is numbered. */
export const distinct = (anchors: readonly string[]): string[] => {
  const times = new Map<string, number>();
  return anchors.map((anchor) => {
    const before = times.get(anchor) ?? 0;
    times.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before + 1}`;
  });
};
