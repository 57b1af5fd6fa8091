import { type Cite, citeLabel } from '../contract/citation';
import type { GameChoices } from '../contract/game';
import { figure, grid, runIn } from '../sheet/parts';
import type { ReportCourse, ReportTurn } from '../sheet/report-parts';
import type { Sheet } from '../sheet/sheet';
import { strong, text } from '../sheet/sheet-cells';
import type { GridPart, ReportSheet, Section } from '../sheet/sheet-parts';
import type { Course } from './course';
import { sideNames } from './machine';
import type { GameReport } from './report';
import { agreedLines, costText, endLines, reportTitle, turnOfReport } from './report-lines';
import { curvePart, lossSection } from './report-losses';
import * as words from './report-words';
import { sidesOf } from './state';
import type { DiceTotal } from './thrown';
import * as coreWords from './words';

/** A game to print the report of, and by which rules it is played. */
export type ReportFacts = {
  readonly course: Course;
  readonly report: GameReport;
  readonly thrown: readonly DiceTotal[];
  readonly system: {
    readonly name: string;
    /** the book that pages are of */
    readonly source: string;
    readonly choices: GameChoices['choices'];
  };
  /** when it was last played, as printed: "20 November 2026" */
  readonly playedOn: string;
  /** the full address of the report, for the QR code */
  readonly link: string;
};

type Options = Pick<Sheet, 'paper' | 'ink' | 'date'>;

/** As many acts as the longest page has room for, and more. */
const MOST_ACTS = 400;
/** The longest text of what decided a game, in characters. */
const LONGEST = 500;

const NO_BREAK = '\u00A0';

/** Pages in brackets, none of them on two lines: "(p. 25, p. 36)". */
const cited = (...cites: readonly Cite[]): string =>
  `(${cites.map((cite) => citeLabel(cite).replaceAll(' ', NO_BREAK)).join(', ')})`;

const clipped = (sentence: string): string =>
  sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST).trimEnd()}…`;

const decidedGrid = ({ course, report: { decided } }: ReportFacts, per: number): GridPart => {
  const names = sideNames(course.game.setup);
  const [first] = decided;
  return grid(
    [
      { title: '', width: 0.3 },
      { title: words.inWhichTurn, width: 0.6 },
      { title: '', width: null },
      { title: first === undefined ? '' : words.whoLeads(names[first.point.side]), width: 2, align: 'right' },
    ],
    decided.map(({ point, text: sentence, cites }, index) => ({
      cells: [
        figure(String(index + 1), 'strong'),
        figure(String(point.turn)),
        text(
          { text: clipped(sentence) },
          ...(cites.length === 0 ? [] : [{ text: ` ${cited(...cites)}`, style: 'soft' } as const]),
        ),
        text(
          { text: `${words.leadsBy(coreWords.lossText(point.lead, per))} ` },
          strong(coreWords.signedLossText(point.change, per)),
          { text: ` ${words.forGood}` },
        ),
      ],
    })),
  );
};

const decidedSection = (facts: ReportFacts, per: number): Section => ({
  title: facts.course.game.ending === null ? words.decidedSoFar : coreWords.decidedHead,
  note: '',
  cite: '',
  parts:
    facts.report.decided.length === 0
      ? [runIn([{ term: '', text: words.levelNow }])]
      : [decidedGrid(facts, per)],
});

/** The course as far as any page has room for it. */
const printedTurns = ({
  course: { entries },
  report: { turns },
}: ReportFacts): Pick<ReportCourse, 'turns' | 'isCut'> => {
  const throws = new Set(entries.flatMap(({ fact }) => (fact.what.act === 'throw' ? [fact.id] : [])));
  let left = MOST_ACTS;
  let isCut = false;
  const printed = turns.flatMap(({ turn, phases }): ReportTurn[] => {
    const own = phases.flatMap(({ phase, acts }) => {
      const first = acts.slice(0, left);
      isCut ||= first.length < acts.length;
      left -= first.length;
      return first.length === 0
        ? []
        : [
            {
              title: phase,
              acts: first.map(({ id, text: sentence }) => ({ text: sentence, spare: throws.has(id) })),
            },
          ];
    });
    return own.length === 0 ? [] : [{ title: coreWords.turnHead(turn), phases: own }];
  });
  return { turns: printed, isCut };
};

/** By what it was played, what was thrown, and how much was entered. */
const tailItems = ({ course, thrown, system }: ReportFacts): ReportSheet['tail']['items'] => {
  const { setup } = course.game;
  const agreed = agreedLines(setup, system.choices).map((each) => `${each.text} ${cited(each.cite)}`);
  const names = sideNames(setup);
  return [
    ...(agreed.length === 0 ? [] : [{ term: words.agreed, text: `${agreed.join(', ')}.` }]),
    ...(thrown.length === 0
      ? []
      : [{ term: words.dice, text: thrown.map((each) => words.thrownText(each, names)).join(' ') }]),
    { term: '', text: words.entered(course.entries.length) },
  ];
};

/**
 * The report of a game on paper: what its page says, in the same order, on one page.
 * @param per how many of the system's whole units of losses make a printed point
 */
export const reportSheet = (facts: ReportFacts, per: number, options: Options): ReportSheet => {
  const { course, report, system, playedOn, link } = facts;
  const { game } = course;
  const { setup } = game;
  const names = sideNames(setup);
  const present = sidesOf(setup);
  const curve: Section = {
    title: words.lossesByTurns,
    note: '',
    cite: '',
    parts: [
      curvePart(
        course,
        per,
        report.decided.map(({ point }) => point.turn),
      ),
    ],
  };
  const row = (...sections: readonly Section[]) => ({ wide: true, sections });
  return {
    form: 'report',
    title: reportTitle(game),
    subtitle: [
      coreWords.titleText(setup),
      system.name,
      words.inTurn(turnOfReport(course)),
      words.lastPlayedOn(playedOn),
    ].join(', '),
    nation: '',
    sum: null,
    marks: [],
    lines: endLines(setup, report).map(({ term, text: sentence, cite }) => ({
      term,
      value: cite === null ? sentence : `${sentence} ${cited(cite)}`,
    })),
    sides: present.map((side) => {
      const { nation = '', breaksAt } = setup.sides[side];
      return {
        nation,
        name: names[side],
        lost: coreWords.lossText(report.losses[side], per),
        of: breaksAt === null ? coreWords.lost : words.ofBreakingPoint(coreWords.lossText(breaksAt, per)),
        by: costText(game, side),
      };
    }),
    rows: [
      row(curve),
      ...(present.length > 1 ? [row(decidedSection(facts, per))] : []),
      row(...present.map((side) => lossSection(game, report.losses, side, per))),
    ],
    course: {
      title: words.course,
      note: report.turns.length === 0 ? coreWords.noEntries : words.without,
      spareNote: words.withoutThrows,
      ...printedTurns(facts),
      more: words.courseGoesOn,
    },
    tail: { kind: 'words', layout: 'run-in', items: tailItems(facts) },
    footer: {
      lines: [[{ text: `${words.pagesOf(system.source)} ${words.printedOn(options.date)}`, style: 'soft' }]],
      code: null,
      link: { caption: words.thisReport, url: link },
    },
    ...options,
  };
};
