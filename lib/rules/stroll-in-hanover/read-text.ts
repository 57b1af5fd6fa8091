import { LineFault, readLines, splitOutside, type TextAnswer } from '../core/text';
import {
  type Draft,
  ENTRY,
  entryIn,
  headerIn,
  jsonIn,
  nameIn,
  ratedIn,
  settingsIn,
  unitIn,
  worksIn,
} from './read-lines';
import { parse } from './reader';
import type { Army } from './schema';
import { SYSTEM } from './tables';

type Holder = { units: Draft[] } | null;

const PRICE = /\[-?[\d,.]+\]$/;

const TABLE = /^House table ([^:]{1,80}): (.*)$/;

/** Reads the plain, full text form; every line it cannot read is named by its number. */
export const readText = (text: string): TextAnswer<Army> => {
  const divisions: (Draft & { units: Draft[] })[] = [];
  const direct: Draft[] = [];
  const unassigned: Draft[] = [];
  const works: Draft[] = [];
  const tables: Draft = {};
  let general: Draft | null = null;
  let settings: Draft = {};
  let name: string | undefined;
  let army: Draft | undefined;
  let holder: Holder = null;
  let inWorks = false;
  let last: Draft | undefined;
  let count = 0;
  const newId = (kind: string) => `${kind}${++count}`;

  const division = (): Draft => {
    const own = divisions.at(-1);
    if (own === undefined || holder !== own) throw new LineFault('This belongs to a division');
    return own;
  };

  const read = (line: string): void => {
    const bare = line.replace(PRICE, '').trimEnd();
    const [word = '', ...more] = splitOutside(bare, ': ');
    const rest = more.join(': ');
    const table = TABLE.exec(line);
    if (name === undefined) name = nameIn(line);
    else if (army === undefined) {
      army = headerIn(line);
      last = army;
    } else if (line.startsWith('Note: ')) {
      if (last !== undefined) last.notes = nameIn(line.slice(6));
    } else if (line.startsWith('Capacities: ')) {
      if (last !== undefined) last.capacities = splitOutside(line.slice(12), ', ').map(nameIn);
    } else if (line.startsWith('Nation name: ')) army.nationName = nameIn(line.slice(13));
    else if (table !== null) tables[table[1] ?? ''] = jsonIn(table[2] ?? '', `House table ${table[1]}`);
    else if (line.startsWith('- ') && inWorks) works.push(worksIn(bare.slice(2), newId('w')));
    else if (line.startsWith('- ')) {
      if (holder === null) throw new LineFault('A stand before the first division');
      last = unitIn(bare.slice(2), newId('u'));
      holder.units.push(last);
    } else if (word === 'Settings') settings = settingsIn(rest);
    else if (word === 'General') last = general = ratedIn(rest, newId('g'));
    else if (word === 'Another general') {
      last = ratedIn(rest, newId('g'));
      army.otherGenerals = [...((army.otherGenerals as Draft[] | undefined) ?? []), last];
    } else if (bare.startsWith('Division:')) {
      const own = { id: newId('d'), name: nameIn(bare.slice(9).trim()), commander: null, units: [] };
      divisions.push(own);
      last = holder = own;
      inWorks = false;
    } else if (ENTRY.test(line)) division().entry = entryIn(line);
    else if (word === 'Commander') {
      const own = division();
      last = own.commander = ratedIn(rest, newId('c'));
    } else if (word === 'Another commander') {
      const own = division();
      last = ratedIn(rest, newId('c'));
      own.others = [...((own.others as Draft[] | undefined) ?? []), last];
    } else if (bare === 'Under the general in chief') holder = { units: direct };
    else if (bare === 'Without a division') holder = { units: unassigned };
    else if (bare === 'Works') inWorks = true;
    else if (word !== 'Total' && word !== 'Checked')
      throw new LineFault(`"${line}" is nothing this reader knows`);
  };

  const faults = readLines(text, read);
  if (army === undefined)
    faults.push({ line: 1, message: 'No army: the first line is its name, the second its rules' });
  if (faults.length > 0) return { ok: false, faults };

  const parsed = parse({
    muster: 1,
    system: SYSTEM.id,
    name: name ?? '',
    settings,
    tables,
    army: { ...army, general, divisions, direct, works, unassigned },
  });
  if (parsed.ok) return { ok: true, file: parsed.value };
  return {
    ok: false,
    faults: parsed.errors.map(({ at, message }) => ({ line: 2, message: `${at.join('.')}: ${message}` })),
  };
};
