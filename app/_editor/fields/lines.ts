import type { ReactNode } from 'react';
import type { Segment } from '@/app/_components/ui/segments';
import { visibleLine } from '@/lib/rules/core/army/name';
import { type Bounds, readNumber } from '@/lib/rules/core/army/typed-number';
import { BOUNDS_TEXT, type Coefficient, typedCoefficient } from '@/lib/rules/core/price/house';
import { pointsText, readPoints } from '@/lib/rules/core/price/points';

/** Whatever a line is of: its field of the node, and how it is called. */
type Of = { readonly key: string; readonly label: string };

/** What is stored of an empty field; without it the field is taken away, and `required` keeps what was there. */
type EmptyValue = { readonly empty?: unknown; readonly required?: true };

/** A field to type in. */
export type TypedLine = Of &
  EmptyValue & { readonly placeholder?: string } & (
    | ({ readonly kind: 'number' /** a year has no comma */; readonly plain?: true } & Bounds)
    | { readonly kind: 'points'; readonly step: number }
    | { readonly kind: 'text'; readonly longest: number }
    /** a house cost, kept as written; ours is not written down */
    | {
        readonly kind: 'coefficient';
        readonly longest: number;
        readonly ours: Pick<Coefficient, 'default' | 'exact'>;
      }
  );

/** One of several: a bar of a few, or a list. What is `usual` is not written down. */
export type ChoiceLine = Of & {
  readonly kind: 'segments' | 'choice';
  readonly options: readonly Segment[];
  /** what is chosen, where the field of the node does not say it */
  readonly value?: string;
  readonly usual?: string;
  readonly numeric?: true;
  readonly className?: string;
  /** where a choice is more than the value of one field */
  readonly choose?: (value: string) => void;
};

/** Something that is so or not so. */
export type CheckLine = Of & {
  readonly kind: 'check';
  readonly checked?: boolean;
  /** what is stored of it; undefined takes the field away */
  readonly on?: unknown;
  readonly off?: unknown;
  /** it was just asked for: the focus belongs here */
  readonly isFocused?: boolean;
  /** page chip or other remark behind the label */
  readonly remark?: ReactNode;
};

/** A part with ways of its own. */
type OwnLine = { readonly kind: 'own'; readonly key: string; readonly own: ReactNode };

/** One line of a form, as data. */
export type FormLine = TypedLine | ChoiceLine | CheckLine | OwnLine;

/** The chosen option, of its own type; undefined for an unknown one. */
export const chosenOf = <V extends string>(
  options: readonly { readonly value: V }[],
  option: string,
): V | undefined => options.find(({ value }) => value === option)?.value;

/** The lines that are wanted: an offer that does not hold is false or undefined. */
export const presentLines = (...lines: readonly (FormLine | false | undefined)[]): FormLine[] =>
  lines.filter((line) => line !== false && line !== undefined);

/** True for a line to type in. */
export const isTyped = (line: FormLine): line is TypedLine =>
  line.kind === 'number' || line.kind === 'points' || line.kind === 'text' || line.kind === 'coefficient';

/** Our value of a coefficient as it is written: "2/3", "1.5". */
export const oursText = ({ exact, default: normal }: Pick<Coefficient, 'default' | 'exact'>): string =>
  exact?.join('/') ?? `${normal}`;

/** What a field to type in shows of the node. */
export const shownIn = (line: TypedLine, value: unknown): string => {
  const { kind, placeholder, empty } = line;
  if (kind === 'coefficient') return value === undefined ? oursText(line.ours) : `${value}`;
  // The meaning of an empty field.
  if (placeholder !== undefined && value === empty) return '';
  if (typeof value === 'number') return kind === 'number' && line.plain ? `${value}` : pointsText(value);
  return kind === 'text' && typeof value === 'string' ? value : '';
};

export type LineRead =
  | { readonly ok: true; readonly store: false }
  | { readonly ok: true; readonly store: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** What is typed, as it is stored, or why it cannot be. */
export const readLine = (line: TypedLine, typed: string): LineRead => {
  const emptied: LineRead = line.required
    ? { ok: true, store: false }
    : { ok: true, store: true, value: line.empty };
  if (line.kind === 'text') {
    const value = visibleLine(typed).slice(0, line.longest);
    return value === '' ? emptied : { ok: true, store: true, value };
  }
  if (line.kind === 'coefficient') {
    const value = typedCoefficient(typed);
    if (value === undefined) return { ok: false, message: `Enter a number ${BOUNDS_TEXT}.` };
    const ours = value === line.ours.default || `${value}` === oursText(line.ours);
    return { ok: true, store: true, value: ours ? undefined : value };
  }
  const read = line.kind === 'points' ? readPoints(typed, line.step) : readNumber(typed, line);
  if (!read.ok) return read;
  return read.value === null ? emptied : { ok: true, store: true, value: read.value };
};
