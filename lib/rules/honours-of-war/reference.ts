import command from '@/data/honours-of-war/reference/command.json';
import turn from '@/data/honours-of-war/reference/turn.json';
import victory from '@/data/honours-of-war/reference/victory.json';
import type { ArmyFile } from '../core/army/document';
import { figure, grid, pairs, runIn } from '../core/sheet/parts';
import { alone, beside, referenceSheet, section } from '../core/sheet/reference-sheet';
import type { Run } from '../core/sheet/sheet';
import type { ReferenceOptions, ReferenceSheet, Section, SectionRow } from '../core/sheet/sheet-parts';
import { newArmy } from './catalogue';
import { type CommandResult, commandResult, resultOf } from './command-die';
import type { Scale } from './distances';
import { basesSection } from './reference/bases';
import {
  concerning,
  filled,
  page,
  type ReferenceContext,
  type ReferenceEntry,
  words,
} from './reference/context';
import {
  commandersSection,
  coverSection,
  optionsSection,
  terrainSection,
  weatherSections,
} from './reference/field';
import { firingSection, gunsSection, hitsSection, rangesSection } from './reference/fire';
import {
  chargesSection,
  diceSection,
  modifiersSection,
  rallyParts,
  reactionSection,
} from './reference/melee';
import { movesSection } from './reference/moves';
import { nationalRows, nationName, nationSections, nationsSection } from './reference/national';
import { assess } from './rules';
import type { Army } from './schema';
import { PRINTED } from './sheet-context';
import { LIMITS, RATING_LABELS, RATINGS, SYSTEM } from './tables';
import { type Condition, sideOf } from './tags';

/** More nations than this stand in one table instead of a section each. */
const FEW = 3;

const national = (context: ReferenceContext): SectionRow[] =>
  nationalRows(context).length > FEW ? alone(nationsSection(context), true) : alone(nationSections(context));

/** The eight steps of a turn (p. 17). */
const turnSection = (context: ReferenceContext): Section[] =>
  section(turn.title, page(turn.cite), [
    {
      kind: 'steps',
      steps: turn.steps.map(({ title, text = '' }) => ({ title, text: filled(text, context) })),
    },
    runIn(words(turn.notes as ReferenceEntry[], context)),
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
const commandSection = (context: ReferenceContext): Section[] =>
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
    runIn(words(command.notes as ReferenceEntry[], context)),
  ]);

/** What rallies; what armies lose and when they break (p. 35-36). */
const victorySection = (context: ReferenceContext): Section[] =>
  section(victory.title, page(victory.cite), [
    ...rallyParts(context),
    pairs(
      concerning(victory.rows as readonly (Condition & { label: string; value: string })[], context).map(
        ({ label, value }) => ({ term: label, value }),
      ),
    ),
    runIn(words(victory.notes as ReferenceEntry[], context)),
  ]);

const rows = (context: ReferenceContext): SectionRow[] => [
  ...alone(turnSection(context)),
  ...alone(commandSection(context)),
  ...alone(movesSection(context)),
  ...alone(terrainSection(context)),
  ...alone(rangesSection(context)),
  ...alone(hitsSection(context)),
  ...alone(modifiersSection(context)),
  ...alone(reactionSection(context)),
  ...alone(victorySection(context)),
  ...alone(diceSection(context)),
  ...national(context),
  ...alone(chargesSection(context)),
  ...alone(firingSection(context)),
  ...alone(gunsSection(context)),
  ...alone(coverSection(context)),
  ...alone(commandersSection(context)),
  ...beside(...weatherSections(context)),
  ...alone(optionsSection(context)),
  ...alone(context.sides === null ? basesSection(context) : []),
];

const isScale = (scale: string): scale is Scale => ['28', '20', '15', '10', '6'].includes(scale);

/** The army that sets the distances: the first, at the requested scale; an army without units if there is no army. */
const rulerOf = (files: readonly ArmyFile<Army>[], scale: string | undefined): ArmyFile<Army> => {
  const first =
    files[0] ??
    newArmy({ name: '', nation: 'austria', year: 1757, scale: '28', budget: null }, () => 'general');
  return scale === undefined || !isScale(scale) ? first : { ...first, army: { ...first.army, scale } };
};

/**
 * The quick-reference sheet of the rules at a figure scale: in full, or cut to the troops, nations, weapons and
 * options of the armies on the table. Without armies it is full. Facts restated from the digest of the book, each
 * section with its pages.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet => {
  const ruler = rulerOf(files, options.scale);
  const contextOf = (cut: boolean): ReferenceContext => ({
    ruler,
    sides: cut ? files.map(sideOf) : null,
    files,
  });
  const titles = () => nationalRows(contextOf(true)).map(({ row }) => row.title);
  return referenceSheet(files, options, {
    system: PRINTED,
    subtitle: (armies) =>
      `${SYSTEM.name}, ${ruler.army.scale} mm, centimetres. ${
        armies === '' ? 'All nations and optional rules' : titles().join(', ')
      }.`,
    note: (armies) =>
      `Facts restated for play; if in doubt, the book decides. Pages are those of the printed rules.${
        armies === '' ? '' : ` Cut to ${armies}.`
      }`,
    nameOf: nationName,
    rows: (cut) => rows(contextOf(cut)),
    findings: (file) => assess(file).findings,
  });
};
