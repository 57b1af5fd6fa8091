import { writtenHouseValue } from '../core/house';
import { LineFault, limitIn, readLines, splitOutside, type TextAnswer, unquoted } from '../core/text';
import { parse } from './reader';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { ABILITIES, COEFFICIENTS, NATIONS, SYSTEM, TRAIT_IDS, TRAITS, TYPES } from './tables';

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
const ABILITY_BY_LABEL = byLabel(ABILITIES);

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

const detail = (unit: Draft, word: string): void => {
  const number = /^(\d+) (hits?|men|guns?)$/.exec(word);
  const trait = TRAIT_IDS.find((key) => word.replace(/^not /, '') === TRAITS[key].label.toLowerCase());
  if (number !== null) {
    const [, count, of = ''] = number;
    unit[of.startsWith('hit') ? 'hits' : of === 'men' ? 'men' : 'guns'] = Number(count);
  } else if (trait !== undefined) unit[trait] = !word.startsWith('not ');
  else throw new LineFault(`"${word}" is nothing this reader knows of a unit`);
};

const unitIn = (line: string, id: string): Draft => {
  const [head = '', details, ...rest] = splitOutside(line, ';');
  if (details === undefined || rest.length > 0)
    throw new LineFault('A unit reads "Name: Type; 6 hits, traits"');
  const [first = '', second] = splitOutside(head, ': ');
  const unit: Draft = {
    id,
    type: known(TYPE_BY_LABEL, second ?? first, 'troop type'),
    ...(second !== undefined && { name: nameIn(first) }),
  };
  for (const word of splitOutside(details, ',')) detail(unit, word);
  if (unit.hits === undefined) throw new LineFault('The hits are missing');
  return unit;
};

const headerIn = (line: string): Draft => {
  const [system, nation = '', year = '', scale = '', budget = '', men = '', ...rest] = splitOutside(
    line,
    ';',
  );
  if (system !== SYSTEM.name || rest.length > 0) {
    throw new LineFault(
      `The second line reads "${SYSTEM.name}; nation; year; scale; limit; men to a unit of foot"`,
    );
  }
  return {
    nation: known(NATION_BY_LABEL, nation, 'nation'),
    year: Number(year),
    scale: scale.replace(/ mm$/, ''),
    budget: budget === 'no limit' ? null : limitIn(budget),
    menPerFoot: Number(men.replace(' men to a unit of foot', '')),
  };
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
      if (!COEFFICIENTS.some((coefficient) => coefficient.key === key))
        throw new LineFault(`Unknown coefficient "${key}"`);
      return [key, writtenHouseValue(value)];
    }),
  );

/** Reads the plain, full text form; every line it cannot read is named by its number. */
export const readText = (text: string): TextAnswer<Army> => {
  const formations: (Draft & { units: Draft[] })[] = [];
  const leaders: { draft: Draft; leads: string | undefined; with: number | undefined }[] = [];
  const reserve: Draft[] = [];
  let settings: Draft = {};
  let house: Draft = {};
  let name: string | undefined;
  let army: Draft | undefined;
  let holder: Draft[] | undefined;
  let last: Draft | undefined;
  let count = 0;
  const newId = (kind: string) => `${kind}${++count}`;

  const leaderIn = (rest: string): void => {
    const [who = '', ...parts] = splitOutside(rest, ';');
    const words = splitOutside(who, ', ');
    const ability = known(ABILITY_BY_LABEL, words.pop() ?? '', 'ability');
    last = { id: newId('l'), ability, ...(words.length > 0 && { name: nameIn(words.join(', ')) }) };
    const of = (start: string) => parts.find((part) => part.startsWith(start))?.slice(start.length);
    const unit = of('with unit ');
    leaders.push({ draft: last, leads: of('leads '), with: unit === undefined ? undefined : Number(unit) });
  };

  const read = (line: string): void => {
    const bare = line.replace(PRICE, '').trimEnd();
    const [word = '', ...more] = splitOutside(bare, ': ');
    const rest = more.join(': ');
    if (name === undefined) name = nameIn(line);
    else if (army === undefined) last = army = headerIn(line);
    else if (line.startsWith('Note: ')) {
      if (last !== undefined) last.notes = nameIn(line.slice(6));
    } else if (line.startsWith('- ')) {
      if (holder === undefined) throw new LineFault('A unit before the first formation');
      last = unitIn(bare.slice(2), newId('u'));
      holder.push(last);
    } else if (word === 'Settings') settings = settingsIn(rest);
    else if (word === 'House costs') house = houseIn(rest);
    else if (word === 'Leader') leaderIn(rest);
    else if (bare.startsWith('Formation:')) {
      const formation = { id: newId('f'), name: nameIn(bare.slice(10).trim()), units: [] };
      formations.push(formation);
      last = formation;
      holder = formation.units;
    } else if (bare === 'In no formation') holder = reserve;
    else if (word !== 'Total' && word !== 'Checked')
      throw new LineFault(`"${line}" is nothing this reader knows`);
  };

  const faults = readLines(text, read);
  if (army === undefined) {
    faults.push({ line: 1, message: 'No army: the first line is its name, the second its rules' });
  }
  if (faults.length > 0) return { ok: false, faults };

  const every = [...formations.flatMap(({ units }) => units), ...reserve];
  const parsed = parse({
    muster: 1,
    system: SYSTEM.id,
    name: name ?? '',
    settings,
    house,
    army: {
      ...army,
      formations,
      reserve,
      leaders: leaders.map(({ draft, leads, with: unit }) => ({
        ...draft,
        formation: leads === 'the army' ? 'army' : (formations[Number(leads) - 1]?.id ?? null),
        ...(unit !== undefined && { unit: every[unit - 1]?.id }),
      })),
    },
  });
  if (parsed.ok) return { ok: true, file: parsed.value };
  return {
    ok: false,
    faults: parsed.errors.map(({ at, message }) => ({ line: 2, message: `${at.join('.')}: ${message}` })),
  };
};
