import data from '@/data/thinglum/reference.json';
import type { Cite } from '../../core/contract/citation';
import { runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Section } from '../../core/sheet/sheet-parts';
import { type Condition, concerning, type ReferenceContext } from './context';

type Entry = Condition & { readonly term: string; readonly text: string };

type Said = Condition & {
  readonly id: string;
  readonly title: string;
  readonly cite: Cite;
  readonly entries: readonly Entry[];
};

const SAID = data as readonly Said[];

/** The steps of a turn (I). */
export const turnSection = (): Section[] =>
  SAID.filter(({ id }) => id === 'turn').flatMap(({ title, cite, entries }) =>
    section(title, cite, [
      { kind: 'steps', steps: entries.map(({ term, text }) => ({ title: term, text })) },
    ]),
  );

/** What the rules say in words of one matter, as far as it concerns the armies; tables may stand before it. */
export const saidSection = (
  subject: string,
  context: ReferenceContext,
  before: Section['parts'] = [],
): Section[] =>
  concerning(
    SAID.filter(({ id }) => id === subject),
    context,
  ).flatMap(({ title, cite, entries }) =>
    section(title, cite, [
      ...before,
      runIn(concerning(entries, context).map(({ term, text }) => ({ term, text }))),
    ]),
  );
