import { nameIn, quoted } from '../core/text/quotes';
import type { RuleKind } from './schema';
import { house, nations, points, scale, setting, severity, years } from './text-army-rules';
import { type Line, nothingElse, partAfter } from './text-line';
import { group, limit, named, stat } from './text-troop-rules';

const note: Line<'note'> = {
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

const free: Line<'free'> = {
  words: ['free'],
  form: 'Free: years',
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
