import { loadSystem, SYSTEM_IDS, type SystemId } from '.';
import type { CatalogueEntry } from './core/contract/catalogue';
import type { RulesTable } from './core/contract/rules-page';

/** The troops that a system gives an army in each year. */
export type TroopsByYear = {
  readonly system: SystemId;
  readonly name: string;
  readonly source: string;
  readonly pointScale: number;
  /** what its lists call the army; null where it knows none */
  readonly army: string | null;
  readonly troops: readonly (Pick<CatalogueEntry, 'label' | 'symbol' | 'note' | 'price' | 'cite'> & {
    readonly group: string;
    /** in which of the years it is fielded, first to last in a row */
    readonly years: readonly number[];
  })[];
  /** rows of its tables that speak of this army by name: dice of its commanders, modifiers, batteries */
  readonly tables: readonly RulesTable[];
};

/** The tables of a system with the rows that begin with one name; those without any are left out. */
export const tablesNaming = (name: string, tables: readonly RulesTable[]): RulesTable[] =>
  tables
    .map((table) => ({
      ...table,
      rows: table.rows.filter(({ cells: [first = ''] }) => first === name || first.startsWith(`${name} `)),
    }))
    .filter(({ rows }) => rows.length > 0);

const fieldedIn = async (id: SystemId, army: string): Promise<TroopsByYear> => {
  const { name, source, pointScale, choices, newArmy, catalogue, rulesPage } = await loadSystem(id);
  const choice = choices.nations.find(({ value }) => value === army);
  const head = { system: id, name, source, pointScale, army: choice?.label ?? null };
  if (choice === undefined) return { ...head, troops: [], tables: [] };
  const [scale] = choices.scales;
  const byKey = new Map<string, TroopsByYear['troops'][number]>();
  for (const year of choices.years) {
    const options = { name: '', nation: army, year, scale: scale?.value ?? '', budget: null };
    for (const { title, entries } of catalogue(newArmy(options, () => 'new')))
      for (const { label, symbol, note, price, cite, unavailable, into } of entries) {
        if (unavailable !== undefined || into !== 'unit') continue;
        const key = `${title} ${label} ${note} ${price}`;
        const before = byKey.get(key)?.years ?? [];
        byKey.set(key, { group: title, label, symbol, note, price, cite, years: [...before, year] });
      }
  }
  const page = await rulesPage?.();
  const tables = tablesNaming(choice.label, page?.sections.flatMap((section) => section.tables) ?? []);
  return { ...head, troops: [...byKey.values()], tables };
};

/** What each system fields for an army, year by year, from its catalogue. */
export const fieldedBy = (army: string): Promise<TroopsByYear[]> =>
  Promise.all(SYSTEM_IDS.map((id) => fieldedIn(id, army)));
