import command from '@/data/honours-of-war/reference/command.json';
import turn from '@/data/honours-of-war/reference/turn.json';
import victory from '@/data/honours-of-war/reference/victory.json';
import { figure, grid, pairs, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Run } from '../../core/sheet/sheet';
import type { Section } from '../../core/sheet/sheet-parts';
import { type CommandResult, commandResult, resultOf } from '../command-die';
import { LIMITS, RATING_LABELS, RATINGS } from '../tables';
import type { Condition } from '../tags';
import { concerning, type Entry, filled, page, type ReferenceContext, words } from './context';
import { rallyParts } from './melee';

/** The eight steps of a turn (p. 17). */
export const turnSection = (context: ReferenceContext): Section[] =>
  section(turn.title, page(turn.cite), [
    {
      kind: 'steps',
      steps: turn.steps.map(({ title, text = '' }) => ({ title, text: filled(text, context) })),
    },
    runIn(words(turn.notes as Entry[], context)),
  ]);

const STYLES: Readonly<Partial<Record<CommandResult, Run['style']>>> = {
  feeble: 'strong',
  poor: 'strong',
  steady: 'soft',
  admirable: 'italic',
  inspiring: 'italic',
};

const resultRun = (result: CommandResult): Run => {
  const { label } = resultOf(result);
  const style = STYLES[result];
  return style === undefined ? { text: label } : { text: label, style };
};

const { faces: FACES } = LIMITS.commandDie;

type Faces = { readonly from: number; to: number; readonly results: readonly CommandResult[] };

/** Faces of the command die that mean the same for every rating, together. */
const faceRows = (): readonly Faces[] => {
  const rows: Faces[] = [];
  for (const face of FACES) {
    const results = RATINGS.map((rating) => commandResult(rating, face));
    const last = rows.at(-1);
    if (last !== undefined && last.results.join() === results.join()) last.to = face;
    else rows.push({ from: face, to: face, results });
  }
  return rows;
};

/** The command die by rating, what its results mean, and who is in command (p. 11, 18-19). */
export const commandSection = (context: ReferenceContext): Section[] =>
  section(command.title, page(command.cite), [
    grid(
      [{ title: 'D6', width: 1 }, ...RATINGS.map((rating) => ({ title: RATING_LABELS[rating], width: 3 }))],
      faceRows().map(({ from, to, results }) => ({
        cells: [
          figure(from === to ? `${from}` : `${from}–${to}`, 'strong'),
          ...results.map((result) => ({ kind: 'text', runs: [resultRun(result)] }) as const),
        ],
      })),
    ),
    {
      kind: 'words',
      layout: 'hanging',
      items: Object.values(command.results).map(({ label, text }) => ({ term: label, text: `${text}.` })),
    },
    runIn(words(command.notes as Entry[], context)),
  ]);

/** What rallies; what armies lose and when they break (p. 35-36). */
export const victorySection = (context: ReferenceContext): Section[] =>
  section(victory.title, page(victory.cite), [
    ...rallyParts(context),
    pairs(
      concerning(victory.rows as readonly (Condition & { label: string; value: string })[], context).map(
        ({ label, value }) => ({ term: label, value }),
      ),
    ),
    runIn(words(victory.notes as Entry[], context)),
  ]);
