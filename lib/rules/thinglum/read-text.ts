import { writtenHouseValue } from '../core/house';
import { LineFault, limitIn, readLines, splitOutside, type TextAnswer, unquoted } from '../core/text';
import { parse } from './reader';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { COEFFICIENTS, NATIONS, SYSTEM, TYPES } from './tables';

type Draft = Record<string, unknown>;

const PRICE = /\[-?[\d,.]+\]$/;

const byLabel = (record: Record<string, { label: string } | string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(record).map(([key, value]) => [
      (typeof value === 'string' ? value : value.label).toLowerCase(),
      key,
    ]),
  );

const TYPE_BY_LABEL = byLabel(TYPES);
const NATION_BY_LABEL = byLabel(NATIONS);

const known = (map: ReadonlyMap<string, string>, word: string, what: string): string => {
  const value = map.get(word.toLowerCase());
  if (value === undefined) throw new LineFault(`Unknown ${what} "${word}"`);
  return value;
};

const nameIn = (text: string): string => {
  const name = unquoted(text);
  if (name === undefined) throw new LineFault(`The quotes of ${text} are broken`);
  return name;
};

const numberIn = (text: string): number => Number(text.replaceAll(',', ''));

const unitIn = (line: string, id: string): Draft => {
  const [head = '', details, ...rest] = splitOutside(line, ';');
  if (details === undefined || rest.length > 0) {
    throw new LineFault('A unit reads "Name: Type; 37 figures" or "Name: Type; 10 figures, 2 guns"');
  }
  const [first = '', second] = splitOutside(head, ': ');
  const unit: Draft = {
    id,
    type: known(TYPE_BY_LABEL, second ?? first, 'troop type'),
    ...(second !== undefined && { name: nameIn(first) }),
  };
  for (const word of splitOutside(details, ',')) {
    const [, count, of = ''] = /^(\d+) (figures?|guns?)$/.exec(word) ?? [];
    if (count === undefined) throw new LineFault(`"${word}" is nothing this reader knows of a unit`);
    unit[of.startsWith('figure') ? 'figures' : 'guns'] = Number(count);
  }
  if (unit.figures === undefined) throw new LineFault('The figures are missing');
  return unit;
};

const commanderIn = (rest: string, id: string): Draft => {
  const [name = '', ...details] = splitOutside(rest, ';');
  const commander: Draft = { id, ...(name !== '' && { name: nameIn(name) }) };
  for (const word of details) {
    const die = /^die (\d)$/.exec(word)?.[1];
    const [, count, of = ''] = /^(\d+) (couriers?|chips?|given)$/.exec(word) ?? [];
    if (die !== undefined) commander.die = die;
    else if (count === undefined)
      throw new LineFault(`"${word}" is nothing this reader knows of a commander`);
    else commander[of === 'given' ? of : of.startsWith('courier') ? 'couriers' : 'chips'] = Number(count);
  }
  return commander;
};

const headerIn = (line: string): Draft => {
  const [system, nation = '', year = '', scale = '', budget = '', ...limits] = splitOutside(line, ';');
  if (system !== SYSTEM.name) {
    throw new LineFault(`The second line reads "${SYSTEM.name}; nation; year; scale; limit"`);
  }
  const army: Draft = {
    nation: known(NATION_BY_LABEL, nation, 'nation'),
    year: Number(year),
    scale: scale.replace(/ mm$/, ''),
    budget: budget === 'no limit' ? null : limitIn(budget),
  };
  for (const limit of limits) {
    const [, count = '', of] = /^at most ([\d,]+) (units|figures)$/.exec(limit) ?? [];
    if (of === undefined) throw new LineFault(`"${limit}" is no limit this reader knows`);
    army[of === 'units' ? 'maxUnits' : 'maxFigures'] = numberIn(count);
  }
  return army;
};

const settingsIn = (text: string): Draft =>
  Object.fromEntries(
    splitOutside(text, ';').map((part) => {
      const [label = '', word = ''] = part.split(' = ');
      const setting = SETTINGS.find((candidate) => candidate.label === label);
      const option = setting?.options.find((candidate) => candidate.label === word);
      if (setting === undefined || option === undefined) throw new LineFault(`Unknown setting "${part}"`);
      return [setting.key, option.value];
    }),
  );

const houseIn = (text: string): Draft =>
  Object.fromEntries(
    splitOutside(text, ';').map((part) => {
      const [key = '', value = ''] = part.split(' = ');
      if (!COEFFICIENTS.some((coefficient) => coefficient.key === key)) {
        throw new LineFault(`Unknown coefficient "${key}"`);
      }
      return [key, writtenHouseValue(value)];
    }),
  );

type BrigadeDraft = Draft & { commanders: Draft[]; units: Draft[] };

/** Reads the plain, full text form; every line it cannot read is named by its number. */
export const readText = (text: string): TextAnswer<Army> => {
  const chiefs: Draft[] = [];
  const brigades: BrigadeDraft[] = [];
  const direct: Draft[] = [];
  let settings: Draft = {};
  let house: Draft = {};
  let name: string | undefined;
  let army: Draft | undefined;
  let holder: Draft[] | undefined;
  let last: Draft | undefined;
  let count = 0;
  const newId = (kind: string) => `${kind}${++count}`;

  const led = (rest: string, list: Draft[] | undefined): void => {
    if (list === undefined) throw new LineFault('A commander before the first brigade');
    last = commanderIn(rest, newId('c'));
    list.push(last);
  };

  const read = (line: string): void => {
    const bare = line.replace(PRICE, '').trimEnd();
    const colon = bare.indexOf(':');
    const word = colon < 0 ? bare : bare.slice(0, colon);
    const rest = colon < 0 ? '' : bare.slice(colon + 1).trim();
    if (name === undefined) name = nameIn(line);
    else if (army === undefined) last = army = headerIn(line);
    else if (line.startsWith('Note: ')) {
      if (last !== undefined) last.notes = nameIn(line.slice(6));
    } else if (line.startsWith('- ')) {
      if (holder === undefined) throw new LineFault('A unit before the first brigade');
      last = unitIn(bare.slice(2), newId('u'));
      holder.push(last);
    } else if (word === 'Settings') settings = settingsIn(rest);
    else if (word === 'House costs') house = houseIn(rest);
    else if (word === 'In chief') led(rest, chiefs);
    else if (word === 'Commander') led(rest, brigades.at(-1)?.commanders);
    else if (word === 'Brigade') {
      const brigade = { id: newId('b'), name: nameIn(rest), commanders: [], units: [] };
      brigades.push(brigade);
      last = brigade;
      holder = brigade.units;
    } else if (bare === 'Under the commander in chief') holder = direct;
    else if (word !== 'Total' && word !== 'Checked') {
      throw new LineFault(`"${line}" is nothing this reader knows`);
    }
  };

  const faults = readLines(text, read);
  if (army === undefined) {
    faults.push({ line: 1, message: 'No army: the first line is its name, the second its rules' });
  }
  if (faults.length > 0) return { ok: false, faults };

  const parsed = parse({
    muster: 1,
    system: SYSTEM.id,
    name: name ?? '',
    settings,
    house,
    army: { ...army, chiefs, brigades, direct },
  });
  if (parsed.ok) return { ok: true, file: parsed.value };
  return {
    ok: false,
    faults: parsed.errors.map(({ at, message }) => ({ line: 2, message: `${at.join('.')}: ${message}` })),
  };
};
