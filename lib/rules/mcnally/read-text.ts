import { splitOutside, type TextAnswer, type TextFault, unquoted } from '../core/text';
import { RANKS } from './names';
import { parse } from './reader';
import type { Army } from './schema';
import { SYSTEM } from './tables';
import {
  COEFFICIENT_KEYS,
  FLAGS,
  HEADER,
  NATION_BY_LABEL,
  NUMBERS,
  SETTING_BY_LABEL,
  TYPE_BY_LABEL,
} from './text-words';

type Draft = Record<string, unknown>;

/** Strength, morale and price: written for people, computed again when read. */
const FACTS = /\s*\[[^[\]]*\]$/;

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

const numberIn = (text: string): { field: string; value: number } | undefined => {
  const [, digits, word] = /^(\d+) (.+)$/.exec(text) ?? [];
  const found = NUMBERS.find(({ one, many }) => word === one || word === many);
  return found && { field: found.field, value: Number(digits) };
};

const detail = (unit: Draft, word: string): void => {
  const flag = FLAGS.find((candidate) => candidate.word === word);
  const number = numberIn(word);
  const modifier = /^modifier ([+-]?\d+)$/.exec(word.replace('−', '-'));
  if (flag !== undefined) unit[flag.field] = flag.value;
  else if (number !== undefined) unit[number.field] = number.value;
  else if (modifier?.[1] !== undefined) unit.modifier = Number(modifier[1]);
  else if (word.startsWith('of ')) unit.nation = known(NATION_BY_LABEL, word.slice(3), 'nation');
  else throw new Fault(`"${word}" is nothing this reader knows of a unit`);
};

const unitIn = (line: string, id: string): Draft => {
  const [head = '', details, ...rest] = splitOutside(line, ';');
  if (rest.length > 0) throw new Fault('A unit reads "Name: Type; 1200 men" or "Type; 1200 men"');
  const [first = '', second] = splitOutside(head, ': ');
  const unit: Draft = {
    id,
    type: known(TYPE_BY_LABEL, second ?? first, 'troop type'),
    ...(second !== undefined && { name: nameIn(first) }),
  };
  for (const word of details === undefined ? [] : splitOutside(details, ',')) detail(unit, word);
  return unit;
};

const headerIn = (line: string): Draft => {
  const [system, nation = '', year = '', scale = '', limit = '', ...more] = splitOutside(line, ';');
  if (system !== SYSTEM.name) throw new Fault(`The second line reads "${HEADER}"`);
  const army: Draft = {
    nation: known(NATION_BY_LABEL, nation, 'nation'),
    year: Number(year),
    scale: scale.replace(/ mm$/, ''),
    budget: limit === 'no limit' ? null : Number(limit.replace(/^limit /, '').replaceAll(',', '')),
  };
  for (const part of more) {
    if (part.startsWith('standard units times ')) army.factor = Number(part.slice(21));
    else if (part.startsWith('called ')) army.nationName = nameIn(part.slice(7));
    else throw new Fault(`"${part}" is nothing this reader knows of an army`);
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

const houseIn = (text: string): Draft =>
  Object.fromEntries(
    splitOutside(text, ';').map((part) => {
      const [key = '', value = ''] = part.split(' = ');
      if (!COEFFICIENT_KEYS.has(key)) throw new Fault(`Unknown house cost "${key}"`);
      if (!/^-?\d+(\.\d+)?(e-?\d+)?$/.test(value)) throw new Fault(`"${value}" is no number`);
      return [key, Number(value)];
    }),
  );

const cellsIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault(`The cells ${text} do not read`);
  }
};

const tableIn = (text: string): [string, Draft] => {
  const [key = '', ...parts] = splitOutside(text, ';');
  const rows = parts.map((part) => {
    const at = part.indexOf(' = ');
    if (at < 0) throw new Fault('A row of a house table reads "row = ["cell", "cell"]"');
    return [part.slice(0, at), cellsIn(part.slice(at + 3))] as const;
  });
  return [key, Object.fromEntries(rows)];
};

const RANK_BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(RANKS).map(([rank, word]) => [word, rank]),
);

/** Reads the plain, full text form; every line it cannot read is named by its number. */
export const readText = (text: string): TextAnswer<Army> => {
  const faults: TextFault[] = [];
  const brigades: (Draft & { id: string; units: Draft[] })[] = [];
  const generals: { draft: Draft; led: number[] }[] = [];
  const unassigned: Draft[] = [];
  const works: Draft[] = [];
  const tables: Draft = {};
  let packs: string[] = [];
  let settings: Draft = {};
  let house: Draft = {};
  let name: string | undefined;
  let army: Draft | undefined;
  let holder: Draft[] | null = null;
  let last: Draft | undefined;
  let count = 0;
  const newId = (kind: string) => `${kind}${++count}`;

  const item = (line: string): void => {
    if (holder === works) {
      const [, points, called] = /^(\d+) strength points?(?:: (.*))?$/.exec(line) ?? [];
      if (points === undefined)
        throw new Fault('A fieldwork reads "4 strength points" or "4 strength points: Name"');
      works.push({
        id: newId('w'),
        sp: Number(points),
        ...(called !== undefined && { name: nameIn(called) }),
      });
      return;
    }
    if (holder === null) throw new Fault('A unit before the first brigade');
    last = unitIn(line, newId('u'));
    holder.push(last);
  };

  const read = (line: string): void => {
    const bare = line.replace(FACTS, '');
    const [word = '', ...more] = splitOutside(bare, ': ');
    const rest = more.join(': ');
    const rank = RANK_BY_WORD.get(word);
    if (name === undefined) name = nameIn(line);
    else if (army === undefined) {
      army = headerIn(line);
      last = army;
    } else if (line.startsWith('Note: ')) {
      if (last !== undefined) last.notes = nameIn(line.slice(6));
    } else if (line.startsWith('- ')) item(bare.slice(2));
    else if (word === 'Settings') settings = settingsIn(rest);
    else if (word === 'House costs') house = houseIn(rest);
    else if (line.startsWith('House table: ')) {
      const [key, rows] = tableIn(line.slice(13));
      tables[key] = rows;
    } else if (word === 'Event packs') packs = splitOutside(rest, ';').map(nameIn);
    else if (rank !== undefined) {
      const [called = '', leads] = splitOutside(rest, ';');
      last = { id: newId('g'), rank, name: nameIn(called) };
      generals.push({ draft: last, led: leads?.replace('leads ', '').split(', ').map(Number) ?? [] });
    } else if (bare.startsWith('Brigade:')) {
      const brigade = { id: newId('b'), name: nameIn(bare.slice(8).trim()), brigadier: null, units: [] };
      brigades.push(brigade);
      last = brigade;
      holder = brigade.units;
    } else if (word === 'Brigadier') {
      const brigade = brigades.at(-1);
      if (brigade === undefined || holder !== brigade.units) throw new Fault('A brigadier outside a brigade');
      last = { id: newId('c'), name: nameIn(rest) };
      brigade.brigadier = last;
    } else if (bare === 'Without a brigade') holder = unassigned;
    else if (bare === 'Fieldworks') holder = works;
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

  const led = generals.map(({ draft, led: places }) => ({
    ...draft,
    brigades: places.flatMap((place) => brigades[place - 1]?.id ?? []),
  }));
  const parsed = parse({
    muster: 1,
    system: SYSTEM.id,
    name: name ?? '',
    settings,
    house,
    tables,
    packs,
    army: { ...army, generals: led, brigades, works, unassigned },
  });
  if (parsed.ok) return { ok: true, file: parsed.value };
  return {
    ok: false,
    faults: parsed.errors.map(({ at, message }) => ({ line: 2, message: `${at.join('.')}: ${message}` })),
  };
};
