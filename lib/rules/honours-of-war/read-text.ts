import { LineFault, limitIn, readLines, splitOutside, type TextAnswer, unquoted } from '../core/text';
import { parse } from './reader';
import type { Army } from './schema';
import { SYSTEM } from './tables';
import { FLAGS, NATION_BY_LABEL, SETTING_BY_LABEL, TYPE_BY_LABEL, WORKS_BY_LABEL } from './text-words';

type Draft = Record<string, unknown>;
type Holder = { units: Draft[] } | null;

const PRICE = /\[-?[\d,]+\]$/;
const CLASSES = new Set(['superior', 'standard', 'inferior']);
const SIZES = new Set(['small', 'large']);
const RATINGS = new Set(['unrated', 'variable', 'dithering', 'dependable', 'dashing']);

const shortened = (words: string): string => (words.length > 60 ? `${words.slice(0, 59)}…` : words);

const known = <T>(map: ReadonlyMap<string, T>, word: string, what: string): T => {
  const value = map.get(word.toLowerCase());
  if (value === undefined) throw new LineFault(`Unknown ${what} "${shortened(word)}"`);
  return value;
};

const nameIn = (text: string): string => {
  const name = unquoted(text);
  if (name === undefined) throw new LineFault(`The quotes of ${shortened(text)} are broken`);
  return name;
};

const detail = (unit: Draft, word: string): void => {
  const flag = FLAGS.find((candidate) => candidate.word === word);
  const bases = /^(\d+) bases?$/.exec(word);
  if (CLASSES.has(word) && unit.class === undefined) unit.class = word;
  else if (SIZES.has(word)) unit.size = word;
  else if (word.startsWith('of ')) unit.nation = known(NATION_BY_LABEL, word.slice(3), 'nation');
  else if (flag !== undefined) unit[flag.field] = flag.value;
  else if (bases?.[1] !== undefined) unit.bases = Number(bases[1]);
  else throw new LineFault(`"${shortened(word)}" is nothing this reader knows of a unit`);
};

const unitIn = (line: string, id: string): Draft => {
  const [head = '', details, ...rest] = splitOutside(line, ';');
  if (details === undefined || rest.length > 0) {
    throw new LineFault('A unit reads "Name: Type; class, size" or "Type; class, size"');
  }
  const [first = '', second] = splitOutside(head, ': ');
  const unit: Draft = {
    id,
    type: known(TYPE_BY_LABEL, second ?? first, 'troop type'),
    ...(second !== undefined && { name: nameIn(first) }),
  };
  for (const word of splitOutside(details, ',')) detail(unit, word);
  if (unit.class === undefined) throw new LineFault('The class is missing: superior, standard or inferior');
  return unit;
};

const ratedIn = (text: string, id: string): Draft => {
  const parts = splitOutside(text, ', ');
  const rating = parts.pop() ?? '';
  if (!RATINGS.has(rating)) throw new LineFault(`"${shortened(rating)}" is no rating`);
  return { id, rating, ...(parts.length > 0 && { name: nameIn(parts.join(', ')) }) };
};

const faces = (text: string): number[] => (text === 'none' ? [] : text.split(' ').map(Number));

const paces = (text: string): Draft =>
  Object.fromEntries(text.split(', ').map((part) => part.split(' ') as [string, string]));

const IMAGI: Record<string, (value: string) => Draft> = {
  troops: (value) => ({ template: known(NATION_BY_LABEL, value, 'nation') }),
  fields: (value) => ({
    troops: value
      .split(' / ')
      .filter((word) => word !== 'nothing')
      .map((word) => {
        const [quality = '', ...label] = word.split(' ');
        return { class: quality, type: known(TYPE_BY_LABEL, label.join(' '), 'troop type') };
      }),
  }),
  'price band': (band) => ({ band }),
  commanders: (commanderBand) => ({ commanderBand }),
  dice: (value) => {
    const [dithering = '', dependable = '', dashing = ''] = value.split(', ');
    return { dice: { dithering: faces(dithering), dependable: faces(dependable), dashing: faces(dashing) } };
  },
  'movement initiative': (value) => ({ moveInitiative: Number(value) }),
  'firing initiative': (value) => ({ fireInitiative: Number(value) }),
  'formation change': (value) => ({ formationChange: paces(value) }),
  'flank move': (value) => ({ flankMove: paces(value) }),
  limber: (limber) => ({ limber }),
  manhandle: (manhandle) => ({ manhandle }),
};

const imagiIn = (text: string): Draft => {
  const [name = '', ...parts] = splitOutside(text, ';');
  const imagi: Draft = { name: nameIn(name) };
  for (const part of parts) {
    const word = Object.keys(IMAGI).find((candidate) => part.startsWith(`${candidate} `));
    if (word === undefined)
      throw new LineFault(`"${shortened(part)}" is nothing this reader knows of an imagi-nation`);
    Object.assign(imagi, IMAGI[word]?.(part.slice(word.length + 1)));
  }
  return imagi;
};

const headerIn = (line: string): Draft => {
  const [system, nation = '', year = '', scale = '', mode = '', budget = '', theatre, ...rest] = splitOutside(
    line,
    ';',
  );
  if (
    system !== SYSTEM.name ||
    rest.length > 0 ||
    (theatre !== undefined && theatre !== 'secondary theatre')
  ) {
    throw new LineFault(
      'The second line reads "Honours of War; nation; year; scale; points or scenario; limit"',
    );
  }
  return {
    nation: known(NATION_BY_LABEL, nation, 'nation'),
    year: Number(year),
    scale: scale.replace(/ mm$/, ''),
    mode,
    budget: budget === 'no limit' ? null : limitIn(budget),
    ...(theatre !== undefined && { secondaryTheatre: true }),
  };
};

const settingsIn = (text: string): Draft =>
  Object.fromEntries(
    splitOutside(text, ';').map((part) => {
      const [label = '', word = ''] = part.split(' = ');
      const { key, options } = known(SETTING_BY_LABEL, label, 'setting');
      const option = options.find((candidate) => candidate.label === word);
      if (option === undefined) throw new LineFault(`"${shortened(word)}" is no choice of "${label}"`);
      return [key, option.value];
    }),
  );

/** Reads the plain, full text form; every line it cannot read is named by its number. */
export const readText = (text: string): TextAnswer<Army> => {
  const brigades: (Draft & { units: Draft[] })[] = [];
  const lieutenants: { draft: Draft; led: number[] }[] = [];
  const independents: Draft[] = [];
  const unassigned: Draft[] = [];
  const works: Draft[] = [];
  let general: Draft | null = null;
  let settings: Draft = {};
  let name: string | undefined;
  let army: Draft | undefined;
  let holder: Holder = null;
  let inWorks = false;
  let last: Draft | undefined;
  let count = 0;
  const newId = (kind: string) => `${kind}${++count}`;

  const read = (line: string): void => {
    const bare = line.replace(PRICE, '').trimEnd();
    const [word = '', ...more] = splitOutside(bare, ': ');
    const rest = more.join(': ');
    if (name === undefined) name = nameIn(line);
    else if (army === undefined) {
      army = headerIn(line);
      last = army;
    } else if (line.startsWith('Note: ')) {
      if (last !== undefined) last.notes = nameIn(line.slice(6));
    } else if (line.startsWith('- ') && inWorks) {
      const found = /^(\d+) x ([^:]+)(?:: (.*))?$/.exec(bare.slice(2));
      if (found === null) throw new LineFault('Works read "2 x Infantry entrenchment"');
      const [, number, type = '', called] = found;
      works.push({
        id: newId('w'),
        type: known(WORKS_BY_LABEL, type, 'kind of works'),
        count: Number(number),
        ...(called !== undefined && { name: nameIn(called) }),
      });
    } else if (line.startsWith('- ')) {
      if (holder === null) throw new LineFault('A unit before the first brigade');
      last = unitIn(bare.slice(2), newId('u'));
      holder.units.push(last);
    } else if (word === 'Imagi-nation') army.imagiNation = imagiIn(rest);
    else if (word === 'Settings') settings = settingsIn(rest);
    else if (word === 'General') last = general = ratedIn(rest, newId('g'));
    else if (word === 'Lieutenant') {
      const [who = '', leads] = splitOutside(rest, ';');
      last = ratedIn(who, newId('l'));
      lieutenants.push({ draft: last, led: (leads?.replace('leads ', '').split(', ') ?? []).map(Number) });
    } else if (bare.startsWith('Brigade:')) {
      const brigade = { id: newId('b'), name: nameIn(bare.slice(8).trim()), commander: null, units: [] };
      brigades.push(brigade);
      last = holder = brigade;
      inWorks = false;
    } else if (word === 'Commander') {
      const brigade = brigades.at(-1);
      if (brigade === undefined || holder !== brigade) throw new LineFault('A commander outside a brigade');
      last = ratedIn(rest, newId('c'));
      brigade.commander = last;
    } else if (bare === 'Independent units') holder = { units: independents };
    else if (bare === 'Without a post') holder = { units: unassigned };
    else if (bare === 'Works') inWorks = true;
    else if (word !== 'Total' && word !== 'Checked')
      throw new LineFault(`"${shortened(line)}" is nothing this reader knows`);
  };

  const faults = readLines(text, read);
  if (army === undefined)
    faults.push({ line: 1, message: 'No army: the first line is its name, the second its rules' });
  if (faults.length > 0) return { ok: false, faults };

  const led = lieutenants.map(({ draft, led: places }) => ({
    ...draft,
    brigades: places.flatMap((place) => brigades[place - 1]?.id ?? []),
  }));
  const parsed = parse({
    muster: 1,
    system: SYSTEM.id,
    name: name ?? '',
    settings,
    army: { ...army, general, lieutenants: led, brigades, independents, works, unassigned },
  });
  if (parsed.ok) return { ok: true, file: parsed.value };
  return {
    ok: false,
    faults: parsed.errors.map(({ at, message }) => ({ line: 2, message: `${at.join('.')}: ${message}` })),
  };
};
