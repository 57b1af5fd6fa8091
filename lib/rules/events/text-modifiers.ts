import { LineFault } from '../core/text/lines';
import { excerpt, nameIn, quoted, splitOutside } from '../core/text/quotes';
import type { SaidRule, When } from './schema';
import type { Lexicons } from './text-words';

/** What any rule may say beside its own parts. */
export type Modifiers = Pick<SaidRule, 'severity' | 'cite' | 'why' | 'when'>;

const SEVERITY_WORDS = { error: 'error', warning: 'warning', info: 'note' } as const;
const SEVERITIES = { error: 'error', warning: 'warning', note: 'info' } as const;

type Cite = NonNullable<Modifiers['cite']>;

const citeParts = ({ source, page, section, ruling }: Cite, own: string): string[] => {
  const of = source === own ? '' : ` of ${source}`;
  const [mark, place] =
    page !== undefined ? ['p.', page] : section !== undefined ? ['s.', section] : ['ruling', ruling ?? ''];
  return [`${mark} ${quoted(place)}${of}`];
};

const yearsParts = ({ from, to }: When): string[] => {
  if (from === undefined && to === undefined) return [];
  if (from === undefined) return [`in years until ${to}`];
  return [to === undefined ? `in years from ${from}` : `in years ${from} to ${to}`];
};

/** The modifiers of a rule as parts of its line; an error is not said, nor what is the pack's own. */
export const writeModifiers = (rule: SaidRule, { nations }: Lexicons, system: string): string[] => {
  const { severity, cite, why, when } = rule;
  return [
    ...(severity === 'error' ? [] : [SEVERITY_WORDS[severity]]),
    ...(cite === undefined ? [] : citeParts(cite, system)),
    ...(when === undefined ? [] : yearsParts(when)),
    ...(when?.nations === undefined ? [] : [`for nations ${when.nations.map(nations.write).join(', ')}`]),
    ...(why === undefined ? [] : [`because ${JSON.stringify(why)}`]),
  ];
};

const CITE = /^(p\.|s\.|ruling) ("(?:[^"\\]|\\.)*"|.+?)(?: of (\S+))?$/;
const CITE_KEYS: Readonly<Record<string, 'page' | 'section' | 'ruling'>> = {
  'p.': 'page',
  's.': 'section',
  ruling: 'ruling',
};
const YEARS = /^in years (?:until (\d+)|from (\d+)|(\d+) to (\d+))$/;

type ModifierDraft = { -readonly [K in keyof Modifiers]?: Modifiers[K] };

const once = <K extends keyof ModifierDraft>(draft: ModifierDraft, key: K, value: ModifierDraft[K]): void => {
  if (draft[key] !== undefined) throw new LineFault(`The line says ${excerpt(key)} twice`);
  draft[key] = value;
};

const readWhen = (part: string, { nations }: Lexicons): When | undefined => {
  const [years, until, from, first, last] = YEARS.exec(part) ?? [];
  if (years !== undefined) {
    const begin = from ?? first;
    const end = until ?? last;
    return { ...(begin && { from: Number(begin) }), ...(end && { to: Number(end) }) };
  }
  if (!part.startsWith('for nations ')) return undefined;
  return { nations: splitOutside(part.slice('for nations '.length), ',').map(nations.read) };
};

/** Takes the modifiers out of the parts of a line; what is left is the rule's own. @throws LineFault */
export const readModifiers = (
  parts: readonly string[],
  lexicons: Lexicons,
  system: string,
): { readonly modifiers: ModifierDraft; readonly rest: readonly string[] } => {
  const modifiers: ModifierDraft = {};
  const rest = parts.filter((part) => {
    const severity = SEVERITIES[part.toLowerCase() as keyof typeof SEVERITIES];
    const [cited, mark = '', place = '', source = system] = CITE.exec(part) ?? [];
    const when = readWhen(part, lexicons);
    if (severity !== undefined) once(modifiers, 'severity', severity);
    else if (cited !== undefined) once(modifiers, 'cite', { source, [CITE_KEYS[mark] ?? '']: nameIn(place) });
    else if (when !== undefined) modifiers.when = { ...modifiers.when, ...when };
    else if (part.startsWith('because ')) once(modifiers, 'why', nameIn(part.slice('because '.length)));
    else return true;
    return false;
  });
  return { modifiers, rest };
};
