/** A sort of the list of armies; armies with equal values are sorted by their last edit. */
type ArmySort = {
  readonly label: string;
  /** null = by the last edit alone */
  readonly column: 'sortName' | 'points' | 'year' | null;
  readonly direction: 'asc' | 'desc';
  /** what a cursor holds of the column */
  readonly type: 'string' | 'number';
  /** armies without a value come last */
  readonly hasNulls?: true;
};

/** All sorts of the list of armies, in the order of the choice. A new one needs its row here and its column. */
export const ARMY_SORTS = {
  edited: { label: 'Last edited', column: null, direction: 'desc', type: 'number' },
  name: { label: 'Name', column: 'sortName', direction: 'asc', type: 'string' },
  points: { label: 'Points', column: 'points', direction: 'desc', type: 'number', hasNulls: true },
  year: { label: 'Year', column: 'year', direction: 'asc', type: 'number' },
} as const satisfies Record<string, ArmySort>;

export type Sort = keyof typeof ARMY_SORTS;

/** The row of a sort in the table. */
export const sortRow = (sort: Sort): ArmySort => ARMY_SORTS[sort];

/** The sort of that name; by the last edit for any other text. */
export const parseSort = (value: string): Sort =>
  Object.hasOwn(ARMY_SORTS, value) ? (value as Sort) : 'edited';
