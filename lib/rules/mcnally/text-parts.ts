import { writtenHouseValue } from '../core/house';
import { LineFault, limitIn, splitOutside, unquoted } from '../core/text';
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

export type Draft = Record<string, unknown>;

const known = <T>(map: ReadonlyMap<string, T>, word: string, what: string): T => {
  const value = map.get(word.toLowerCase());
  if (value === undefined) throw new LineFault(`Unknown ${what} "${word}"`);
  return value;
};

export const nameIn = (text: string): string => {
  const name = unquoted(text);
  if (name === undefined) throw new LineFault(`The quotes of ${text} are broken`);
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
  else throw new LineFault(`"${word}" is nothing this reader knows of a unit`);
};

export const unitIn = (line: string, id: string): Draft => {
  const [head = '', details, ...rest] = splitOutside(line, ';');
  if (rest.length > 0) throw new LineFault('A unit reads "Name: Type; 1200 men" or "Type; 1200 men"');
  const [first = '', second] = splitOutside(head, ': ');
  const unit: Draft = {
    id,
    type: known(TYPE_BY_LABEL, second ?? first, 'troop type'),
    ...(second !== undefined && { name: nameIn(first) }),
  };
  for (const word of details === undefined ? [] : splitOutside(details, ',')) detail(unit, word);
  return unit;
};

export const headerIn = (line: string): Draft => {
  const [system, nation = '', year = '', scale = '', limit = '', ...more] = splitOutside(line, ';');
  if (system !== SYSTEM.name) throw new LineFault(`The second line reads "${HEADER}"`);
  const army: Draft = {
    nation: known(NATION_BY_LABEL, nation, 'nation'),
    year: Number(year),
    scale: scale.replace(/ mm$/, ''),
    budget: limit === 'no limit' ? null : limitIn(limit),
  };
  for (const part of more) {
    if (part.startsWith('standard units times ')) army.factor = Number(part.slice(21));
    else if (part.startsWith('called ')) army.nationName = nameIn(part.slice(7));
    else throw new LineFault(`"${part}" is nothing this reader knows of an army`);
  }
  return army;
};

export const settingsIn = (text: string): Draft =>
  Object.fromEntries(
    splitOutside(text, ';').map((part) => {
      const [label = '', word = ''] = part.split(' = ');
      const { key, options } = known(SETTING_BY_LABEL, label, 'setting');
      const option = options.find((candidate) => candidate.label === word);
      if (option === undefined) throw new LineFault(`"${word}" is no choice of "${label}"`);
      return [key, option.value];
    }),
  );

export const houseIn = (text: string): Draft =>
  Object.fromEntries(
    splitOutside(text, ';').map((part) => {
      const [key = '', value = ''] = part.split(' = ');
      if (!COEFFICIENT_KEYS.has(key)) throw new LineFault(`Unknown house cost "${key}"`);
      if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$|^-?\d+\/\d+$/.test(value)) {
        throw new LineFault(`"${value}" is no number`);
      }
      return [key, writtenHouseValue(value)];
    }),
  );

const cellsIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new LineFault(`The cells ${text} do not read`);
  }
};

export const tableIn = (text: string): [string, Draft] => {
  const [key = '', ...parts] = splitOutside(text, ';');
  const rows = parts.map((part) => {
    const at = part.indexOf(' = ');
    if (at < 0) throw new LineFault('A row of a house table reads "row = ["cell", "cell"]"');
    return [part.slice(0, at), cellsIn(part.slice(at + 3))] as const;
  });
  return [key, Object.fromEntries(rows)];
};
