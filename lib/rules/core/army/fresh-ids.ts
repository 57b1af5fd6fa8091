import { oncePer } from './memo';

const MAX_ID = 40;

const collect = (node: unknown, ids: Set<string>): void => {
  if (node === null || typeof node !== 'object') return;
  if ('id' in node && typeof node.id === 'string') ids.add(node.id);
  for (const child of Object.values(node)) collect(child, ids);
};

/** The ids of all nodes of an army, listed once for each army that asks. */
const idsOf = oncePer((army: object): ReadonlySet<string> => {
  const ids = new Set<string>();
  collect(army, ids);
  return ids;
});

/** Makes ids that no node of the army has yet, each another, out of the id of one: "b1" gives "b1-2", "b1-3". */
export const freshIds = (army: object, from: string): (() => string) => {
  const base = from.slice(0, MAX_ID - 6);
  let number = 1;
  return () => {
    let id: string;
    do id = `${base}-${++number}`;
    while (idsOf(army).has(id));
    return id;
  };
};
