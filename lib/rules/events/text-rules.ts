import { LineFault } from '../core/text/lines';
import { nameIn, quoted, splitOutside } from '../core/text/quotes';
import type { RuleKind } from './schema';
import { house, nations, points, scale, setting, severity, years } from './text-army-rules';
import { readBounds, readNumbers, writeBounds, writeNumbers } from './text-bounds';
import { nothingElse, partAfter, type TermText } from './text-words';

const note: TermText<'note'> = {
  words: ['tick'],
  form: 'Tick: Every figure is painted; id painted',
  word: () => 'Tick',
  write: ({ text, id }) => [quoted(text), `id ${id}`],
  read: ([first = '', ...parts]) => {
    const { value: id = '', rest } = partAfter(parts, 'id');
    nothingElse(rest);
    return { text: nameIn(first), id };
  },
};

const free: TermText<'free'> = {
  words: ['free'],
  form: 'Free: years',
  word: () => 'Free',
  write: ({ slot }) => [quoted(slot)],
  read: ([first = '', ...rest]) => {
    nothingElse(rest);
    return { slot: nameIn(first) };
  },
};

const MUST = { forbidden: 'Forbid', required: 'Require' } as const;

const group: TermText<'group'> = {
  words: ['forbid', 'require'],
  form: 'Forbid: artillery',
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

const limit: TermText<'limit'> = {
  words: ['limit'],
  form: 'Limit: Cavalry; id cavalry; count of cavalry; at most 3',
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

const stat: TermText<'stat'> = {
  words: ['statistic'],
  form: 'Statistic: NAME; at most 3',
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

const named: TermText<'named'> = {
  words: ['banned', 'needed'],
  form: 'Banned: "Bayreuth Dragoons", "Garde du Corps"',
  word: ({ must }) => (must === 'banned' ? 'Banned' : 'Needed'),
  write: ({ names }) => [names.map((name) => JSON.stringify(name)).join(', ')],
  read: ([first = '', ...rest], _, word) => {
    nothingElse(rest);
    return { must: word === 'banned' ? 'banned' : 'required', names: splitOutside(first, ',').map(nameIn) };
  },
};

/** How each kind of rule is written on a line. */
export const LINES: { readonly [K in RuleKind]: TermText<K> } = {
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
