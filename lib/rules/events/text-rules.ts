import { LineFault } from '../core/text/lines';
import { nameIn, quoted, splitOutside, told } from '../core/text/quotes';
import type { RuleKind, RuleOf } from './schema';
import { readBounds, readNumbers, writeBounds, writeNumbers } from './text-bounds';
import type { Lexicons } from './text-words';

/** A rule on its way from a line: its shape is checked by the reader of packs. */
export type RuleDraft = Readonly<Record<string, unknown>>;

/** How one kind of rule stands on a line: the word before the colon, and parts after it. */
type Line<K extends RuleKind> = {
  readonly word: (rule: RuleOf<K>) => string;
  readonly write: (rule: RuleOf<K>, lexicons: Lexicons) => readonly string[];
  /** the words before the colon that it is read by */
  readonly words: readonly string[];
  readonly read: (parts: readonly string[], lexicons: Lexicons, word: string) => RuleDraft;
};

const nothingElse = (parts: readonly string[]): void => {
  const [part] = parts;
  if (part !== undefined && part !== '') throw new LineFault(`${told(part)} does not belong here`);
};

/** "key = value" */
const assigned = (part: string): [string, string] => {
  const at = part.indexOf('=');
  if (at < 0) throw new LineFault(`${told(part)} should read "name = value"`);
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
};

/** The part that begins with a word, without it. */
const partAfter = (parts: readonly string[], word: string) => {
  const found = parts.find((part) => part.startsWith(`${word} `));
  return { value: found?.slice(word.length + 1), rest: parts.filter((part) => part !== found) };
};

/** Where a rule names nothing of its own. */
const ANY = 'any';

const points: Line<'points'> = {
  words: ['points', 'points of the attacker', 'points of the defender'],
  word: ({ role }) => (role === undefined ? 'Points' : `Points of the ${role}`),
  write: ({ min, max, tolerance }, { groups }) => [
    ...(min === undefined && max === undefined ? [ANY] : writeNumbers({ min, max }, groups)),
    ...(tolerance === undefined ? [] : [`${tolerance} over`]),
  ],
  read: (parts, { groups }, word) => {
    const { bounds, rest } = readNumbers(parts, groups);
    const over = rest.find((part) => /^\d+(?:\.\d+)? over$/.test(part));
    nothingElse(rest.filter((part) => part !== over && part !== ANY));
    const role = / (attacker|defender)$/.exec(word)?.[1];
    return {
      ...(role && { role }),
      ...bounds,
      ...(over && { tolerance: Number(over.slice(0, -' over'.length)) }),
    };
  },
};

const years: Line<'years'> = {
  words: ['years'],
  word: () => 'Years',
  write: ({ from, to }) => [`${from} to ${to}`],
  read: ([part = '', ...rest]) => {
    nothingElse(rest);
    const [all, from, to] = /^(\d+) to (\d+)$/.exec(part) ?? [];
    if (all === undefined) throw new LineFault(`${told(part)} should read "1756 to 1763"`);
    return { from: Number(from), to: Number(to) };
  },
};

const NO_CONTINGENTS = 'no contingents';
const NO_IMAGI = 'no imagi-nations';

const nations: Line<'nations'> = {
  words: ['nations'],
  word: () => 'Nations',
  write: ({ only, contingents, imagi }, lexicons) => [
    only === undefined ? ANY : only.map(lexicons.nations.write).join(', '),
    ...(contingents ? [] : [NO_CONTINGENTS]),
    ...(imagi ? [] : [NO_IMAGI]),
  ],
  read: ([first = '', ...rest], lexicons) => {
    nothingElse(rest.filter((part) => part !== NO_CONTINGENTS && part !== NO_IMAGI));
    return {
      ...(first.toLowerCase() !== ANY && { only: splitOutside(first, ',').map(lexicons.nations.read) }),
      contingents: !rest.includes(NO_CONTINGENTS),
      imagi: !rest.includes(NO_IMAGI),
    };
  },
};

const scale: Line<'scale'> = {
  words: ['scale'],
  word: () => 'Scale',
  write: ({ only }, { scales }) => [only.map(scales.write).join(', ')],
  read: ([first = '', ...rest], { scales }) => {
    nothingElse(rest);
    return { only: splitOutside(first, ',').map(scales.read) };
  },
};

const setting: Line<'setting'> = {
  words: ['setting'],
  word: () => 'Setting',
  write: ({ setting: key, value }, { settings, value: values }) => [
    `${settings.write(key)} = ${values.write(key, value)}`,
  ],
  read: ([first = '', ...rest], { settings, value: values }) => {
    nothingElse(rest);
    const [label, word] = assigned(first);
    const key = settings.read(label);
    return { setting: key, value: values.read(key, word) };
  },
};

const MUST = { forbidden: 'Forbid', required: 'Require' } as const;

const group: Line<'group'> = {
  words: ['forbid', 'require'],
  word: ({ must }) => MUST[must],
  write: ({ group: key, among }, { groups }) => [
    groups.write(key),
    ...(among === undefined ? [] : [`among ${groups.write(among)}`]),
  ],
  read: ([first = '', ...parts], { groups }, word) => {
    const { value, rest } = partAfter(parts, 'among');
    nothingElse(rest);
    return {
      must: word === 'forbid' ? 'forbidden' : 'required',
      group: groups.read(first),
      ...(value !== undefined && { among: groups.read(value) }),
    };
  },
};

const MEASURES = ['count', 'units', 'points'];

const limit: Line<'limit'> = {
  words: ['limit'],
  word: () => 'Limit',
  write: ({ name, id, of, and, measure, min, max }, { groups }) => [
    quoted(name),
    `id ${id}`,
    `${measure} of ${of.map(groups.write).join(' or ')}${and === undefined ? '' : ` that are ${groups.write(and)}`}`,
    ...writeBounds({ min, max }, groups),
  ],
  read: ([first = '', ...parts], { groups }) => {
    const { value: id, rest: noId } = partAfter(parts, 'id');
    const { bounds, rest } = readBounds(noId, groups);
    const measure = MEASURES.find((each) => rest.some((part) => part.startsWith(`${each} of `)));
    const { value: selected = '', rest: others } = partAfter(rest, `${measure} of`);
    nothingElse(others);
    if (measure === undefined) throw new LineFault('A limit says what it counts: "count of cavalry"');
    const [of = '', and] = selected.split(' that are ');
    return {
      name: nameIn(first),
      id: id ?? '',
      measure,
      of: of.split(' or ').map(groups.read),
      ...(and !== undefined && { and: groups.read(and) }),
      ...(bounds.min && { min: bounds.min }),
      ...(bounds.max && { max: bounds.max }),
    };
  },
};

const stat: Line<'stat'> = {
  words: ['statistic'],
  word: () => 'Statistic',
  write: ({ stat: key, min, max }, { stats, groups }) => [
    stats.write(key),
    ...writeNumbers({ min, max }, groups),
  ],
  read: ([first = '', ...parts], { stats, groups }) => {
    const { bounds, rest } = readNumbers(parts, groups);
    nothingElse(rest);
    return { stat: stats.read(first), ...bounds };
  },
};

const named: Line<'named'> = {
  words: ['banned', 'needed'],
  word: ({ must }) => (must === 'banned' ? 'Banned' : 'Needed'),
  write: ({ names }) => [names.map((name) => JSON.stringify(name)).join(', ')],
  read: ([first = '', ...rest], _, word) => {
    nothingElse(rest);
    return { must: word === 'banned' ? 'banned' : 'required', names: splitOutside(first, ',').map(nameIn) };
  },
};

const severity: Line<'severity'> = {
  words: ['check'],
  word: () => 'Check',
  write: ({ code }) => [code],
  read: ([code = '', ...rest]) => {
    nothingElse(rest);
    return { code };
  },
};

const house: Line<'house'> = {
  words: ['house cost'],
  word: () => 'House cost',
  write: ({ coefficient, value }, { coefficients }) => [
    `${coefficients.write(coefficient)} = ${typeof value === 'number' ? value : JSON.stringify(value)}`,
  ],
  read: ([first = '', ...rest], { coefficients }) => {
    nothingElse(rest);
    const [label, value] = assigned(first);
    const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(value);
    return { coefficient: coefficients.read(label), value: number ? Number(value) : nameIn(value) };
  },
};

const note: Line<'note'> = {
  words: ['tick'],
  word: () => 'Tick',
  write: ({ text, id }) => [quoted(text), `id ${id}`],
  read: ([first = '', ...parts]) => {
    const { value: id = '', rest } = partAfter(parts, 'id');
    nothingElse(rest);
    return { text: nameIn(first), id };
  },
};

const free: Line<'free'> = {
  words: ['free'],
  word: () => 'Free',
  write: ({ slot }) => [quoted(slot)],
  read: ([first = '', ...rest]) => {
    nothingElse(rest);
    return { slot: nameIn(first) };
  },
};

/** How each kind of rule stands on a line. */
export const LINES: { readonly [K in RuleKind]: Line<K> } = {
  points,
  years,
  nations,
  scale,
  setting,
  group,
  limit,
  stat,
  named,
  severity,
  house,
  note,
  free,
};

/** The kind of rule that a word begins. */
export const KIND_OF: ReadonlyMap<string, RuleKind> = new Map(
  (Object.keys(LINES) as RuleKind[]).flatMap((kind) =>
    LINES[kind].words.map((word) => [word, kind] as const),
  ),
);
