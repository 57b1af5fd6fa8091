import { splitOutside, type TextAnswer, type TextFault, unquoted } from '../core/text';
import { parse } from './reader';
import type { Army } from './schema';
import { SYSTEM } from './tables';
import {
  FLAGS,
  MARKS,
  NATION_BY_LABEL,
  SETTING_BY_LABEL,
  SIZES,
  TYPE_BY_LABEL,
  WORKS_BY_LABEL,
} from './text-words';

type Draft = Record<string, unknown>;
type Holder = { units: Draft[] } | null;

const PRICE = /\s*\[-?[\d,.]+\]$/;

class Fault extends Error {}

const known = <T>(map: ReadonlyMap<string, T>, word: string, what: string): T => {
  const value = map.get(word.toLowerCase());
  if (value === undefined) throw new Fault(`Unknown ${what} "${word}"`);
  return value;
};

const nameIn = (text: string): string => {
  const name = unquoted(text);
  if (name === undefined) throw new Fault(`The quotes of ${text} are broken`);
  return name;
};

const jsonIn = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault(`${what} cannot be read`);
  }
};

const detail = (unit: Draft, word: string): void => {
  const value = /^(SP|M) (-?[\d.]+)$/.exec(word);
  const size = /^(\d+) ([a-z]+)$/.exec(word);
  const flag = FLAGS.find((candidate) => candidate.word === word);
  const mark = MARKS.find((candidate) => candidate.word === word);
  const sized = SIZES.find(({ one, many }) => size?.[2] === one || size?.[2] === many);
  if (value !== null) unit[value[1] === 'SP' ? 'sp' : 'morale'] = Number(value[2]);
  else if (flag !== undefined) unit[flag.field] = flag.value;
  else if (mark !== undefined) unit.list = mark.mark;
  else if (word.startsWith('of ')) unit.nation = known(NATION_BY_LABEL, word.slice(3), 'nation');
  else if (sized !== undefined) unit[sized.field] = Number(size?.[1]);
  else throw new Fault(`"${word}" is nothing this reader knows of a stand`);
};

const unitIn = (line: string, id: string): Draft => {
  const [head = '', details, ...rest] = splitOutside(line, ';');
  if (details === undefined || rest.length > 0) {
    throw new Fault('A stand reads "Name: Type; SP 3, M 4" or "Type; SP 3, M 4"');
  }
  const [first = '', second] = splitOutside(head, ': ');
  const unit: Draft = {
    id,
    type: known(TYPE_BY_LABEL, second ?? first, 'troop type'),
    ...(second !== undefined && { name: nameIn(first) }),
  };
  for (const word of splitOutside(details, ',')) detail(unit, word);
  if (unit.sp === undefined || unit.morale === undefined) {
    throw new Fault('Strength points (SP 3) or Morale (M 4) are missing');
  }
  return unit;
};

const RATED = /^(?:(.*), )?rating ([^,]+)(?:, (.+))?$/;

const ratedIn = (text: string, id: string): Draft => {
  const found = RATED.exec(text);
  if (found === null) throw new Fault('A general reads "Name, rating 1"');
  const [, name, rating, word] = found;
  const mark = MARKS.find((candidate) => candidate.word === word);
  if (word !== undefined && mark === undefined) {
    throw new Fault(`"${word}" is nothing this reader knows of a general`);
  }
  return {
    id,
    rating,
    ...(name !== undefined && { name: nameIn(name) }),
    ...(mark && { list: mark.mark }),
  };
};

const ENTRY = /^(Reinforcement|Flank march)(, |$)/;

const entryIn = (line: string): Draft => {
  const [kind, ...words] = line.split(', ');
  const entry: Draft = { kind: kind === 'Reinforcement' ? 'reinforcement' : 'flank-march' };
  for (const word of words) {
    const turn = /^turn (\d+)$/.exec(word);
    if (turn !== null) entry.turn = Number(turn[1]);
    else if (word === 'left' || word === 'right') entry.side = word;
    else throw new Fault(`"${word}" is no turn and no side`);
  }
  return entry;
};

/** A word before its value in the second line: "role open". */
const HEADER: readonly (readonly [string, (value: string) => Draft])[] = [
  ['role ', (role) => ({ role })],
  ['battle ', (battle) => ({ battle })],
  ['D ', (budget) => ({ budget: Number(budget.replaceAll(',', '')) })],
  ['no limit', () => ({ budget: null })],
  ['defender spent ', (spent) => ({ defenderSpent: Number(spent.replaceAll(',', '')) })],
  ['factor ', (factor) => ({ factor: Number(factor) })],
];

const headerIn = (line: string): Draft => {
  const [system, nation = '', year = '', scale = '', ...rest] = splitOutside(line, ';');
  if (system !== SYSTEM.name) {
    throw new Fault(
      `The second line reads "${SYSTEM.name}; nation; year; 50 mm stands; role open; battle open; D 250"`,
    );
  }
  const army: Draft = {
    nation: known(NATION_BY_LABEL, nation, 'nation'),
    year: Number(year),
    scale: scale.replace(/ mm stands$/, ''),
  };
  for (const part of rest) {
    const found = HEADER.find(([word]) => part.startsWith(word));
    if (found === undefined) throw new Fault(`"${part}" is nothing this reader knows of an army`);
    Object.assign(army, found[1](part.slice(found[0].length)));
  }
  return army;
};

const settingsIn = (text: string): Draft =>
  Object.fromEntries(
    splitOutside(text, ';').map((part) => {
      const [label = '', word = ''] = part.split(' = ');
      const { key, options } = known(SETTING_BY_LABEL, label, 'setting');
      const option = options.find((candidate) => candidate.label === word);
      if (option === undefined) throw new Fault(`"${word}" is no choice of "${label}"`);
      return [key, option.value];
    }),
  );

const worksIn = (text: string, id: string): Draft => {
  const found = /^(\d+) x ([^:,]+)(, defence only)?(?:: (.*))?$/.exec(text);
  if (found === null) throw new Fault('Works read "2 x Defensive works" or "1 x Redoubt, defence only"');
  const [, number, type = '', defence, called] = found;
  return {
    id,
    type: known(WORKS_BY_LABEL, type, 'kind of works'),
    count: Number(number),
    ...(called !== undefined && { name: nameIn(called) }),
    ...(defence !== undefined && { list: 'defender' }),
  };
};

const TABLE = /^House table ([^:]{1,80}): (.*)$/;

/** Reads the plain, full text form; every line it cannot read is named by its number. */
export const readText = (text: string): TextAnswer<Army> => {
  const faults: TextFault[] = [];
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
    if (own === undefined || holder !== own) throw new Fault('This belongs to a division');
    return own;
  };

  const read = (line: string): void => {
    const bare = line.replace(PRICE, '');
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
      if (holder === null) throw new Fault('A stand before the first division');
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
      throw new Fault(`"${line}" is nothing this reader knows`);
  };

  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    try {
      read(line.trim());
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      faults.push({ line: index + 1, message: fault.message });
    }
  });
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
