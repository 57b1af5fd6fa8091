import { LineFault, limitIn, splitOutside, unquoted } from '../core/text';
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

/** A node of the army as far as it is read: its form is checked at the end. */
export type Draft = Record<string, unknown>;

const known = <T>(map: ReadonlyMap<string, T>, word: string, what: string): T => {
  const value = map.get(word.toLowerCase());
  if (value === undefined) throw new LineFault(`Unknown ${what} "${word}"`);
  return value;
};

/** A name, bare or in quotes. @throws LineFault */
export const nameIn = (text: string): string => {
  const name = unquoted(text);
  if (name === undefined) throw new LineFault(`The quotes of ${text} are broken`);
  return name;
};

/** The JSON of a house table. @throws LineFault */
export const jsonIn = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new LineFault(`${what} cannot be read`);
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
  else throw new LineFault(`"${word}" is nothing this reader knows of a stand`);
};

/** A stand: "Name: Type; SP 3, M 4, shock, +30 %". @throws LineFault */
export const unitIn = (line: string, id: string): Draft => {
  const [head = '', details, ...rest] = splitOutside(line, ';');
  if (details === undefined || rest.length > 0) {
    throw new LineFault('A stand reads "Name: Type; SP 3, M 4" or "Type; SP 3, M 4"');
  }
  const [first = '', second] = splitOutside(head, ': ');
  const unit: Draft = {
    id,
    type: known(TYPE_BY_LABEL, second ?? first, 'troop type'),
    ...(second !== undefined && { name: nameIn(first) }),
  };
  for (const word of splitOutside(details, ',')) detail(unit, word);
  if (unit.sp === undefined || unit.morale === undefined) {
    throw new LineFault('Strength points (SP 3) or Morale (M 4) are missing');
  }
  return unit;
};

const RATED = /^(?:(.*), )?rating ([^,]+)(?:, (.+))?$/;

/** A general: "Name, rating 1, +30 %". @throws LineFault */
export const ratedIn = (text: string, id: string): Draft => {
  const found = RATED.exec(text);
  if (found === null) throw new LineFault('A general reads "Name, rating 1"');
  const [, name, rating, word] = found;
  const mark = MARKS.find((candidate) => candidate.word === word);
  if (word !== undefined && mark === undefined) {
    throw new LineFault(`"${word}" is nothing this reader knows of a general`);
  }
  return {
    id,
    rating,
    ...(name !== undefined && { name: nameIn(name) }),
    ...(mark && { list: mark.mark }),
  };
};

/** A line that says how a division enters. */
export const ENTRY = /^(Reinforcement|Flank march)(, |$)/;

/** How a division enters: "Flank march, left, turn 3". @throws LineFault */
export const entryIn = (line: string): Draft => {
  const [kind, ...words] = line.split(', ');
  const entry: Draft = { kind: kind === 'Reinforcement' ? 'reinforcement' : 'flank-march' };
  for (const word of words) {
    const turn = /^turn (\d+)$/.exec(word);
    if (turn !== null) entry.turn = Number(turn[1]);
    else if (word === 'left' || word === 'right') entry.side = word;
    else throw new LineFault(`"${word}" is no turn and no side`);
  }
  return entry;
};

/** A word before its value in the second line: "role open". */
const HEADER: readonly (readonly [string, (value: string) => Draft])[] = [
  ['role ', (role) => ({ role })],
  ['battle ', (battle) => ({ battle })],
  ['D ', (budget) => ({ budget: limitIn(budget) })],
  ['no limit', () => ({ budget: null })],
  ['defender spent ', (spent) => ({ defenderSpent: limitIn(spent) })],
  ['factor ', (factor) => ({ factor: Number(factor) })],
];

/** The second line: rules, nation, year, stands, role, battle, budget. @throws LineFault */
export const headerIn = (line: string): Draft => {
  const [system, nation = '', year = '', scale = '', ...rest] = splitOutside(line, ';');
  if (system !== SYSTEM.name) {
    throw new LineFault(
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
    if (found === undefined) throw new LineFault(`"${part}" is nothing this reader knows of an army`);
    Object.assign(army, found[1](part.slice(found[0].length)));
  }
  return army;
};

/** Settings: "Half points = Up; ...". @throws LineFault */
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

/** Works: "2 x Defensive works, defence only: name". @throws LineFault */
export const worksIn = (text: string, id: string): Draft => {
  const found = /^(\d+) x ([^:,]+)(, defence only)?(?:: (.*))?$/.exec(text);
  if (found === null) throw new LineFault('Works read "2 x Defensive works" or "1 x Redoubt, defence only"');
  const [, number, type = '', defence, called] = found;
  return {
    id,
    type: known(WORKS_BY_LABEL, type, 'kind of works'),
    count: Number(number),
    ...(called !== undefined && { name: nameIn(called) }),
    ...(defence !== undefined && { list: 'defender' }),
  };
};
