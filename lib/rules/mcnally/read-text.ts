import { LineFault, readLines, splitOutside, type TextAnswer } from '../core/text';
import { RANKS } from './names';
import { parse } from './reader';
import type { Army } from './schema';
import { SYSTEM } from './tables';
import { type Draft, headerIn, houseIn, nameIn, settingsIn, tableIn, unitIn } from './text-parts';

/** Strength, morale and price: written for people, computed again when read. */
const FACTS = /\[[^[\]]*\]$/;

const RANK_BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(RANKS).map(([rank, word]) => [word, rank]),
);

/** Reads the plain, full text form; every line it cannot read is named by its number. */
export const readText = (text: string): TextAnswer<Army> => {
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
        throw new LineFault('A fieldwork reads "4 strength points" or "4 strength points: Name"');
      works.push({
        id: newId('w'),
        sp: Number(points),
        ...(called !== undefined && { name: nameIn(called) }),
      });
      return;
    }
    if (holder === null) throw new LineFault('A unit before the first brigade');
    last = unitIn(line, newId('u'));
    holder.push(last);
  };

  const read = (line: string): void => {
    const bare = line.replace(FACTS, '').trimEnd();
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
      if (brigade === undefined || holder !== brigade.units)
        throw new LineFault('A brigadier outside a brigade');
      last = { id: newId('c'), name: nameIn(rest) };
      brigade.brigadier = last;
    } else if (bare === 'Without a brigade') holder = unassigned;
    else if (bare === 'Fieldworks') holder = works;
    else if (word !== 'Total' && word !== 'Checked')
      throw new LineFault(`"${line}" is nothing this reader knows`);
  };

  const faults = readLines(text, read);
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
