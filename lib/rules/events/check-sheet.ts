import { grouped } from '../core/army/number';
import { capital } from '../core/army/words';
import { type Severity, toneOf } from '../core/check/finding';
import { citeLabel } from '../core/contract/citation';
import type {
  Block,
  NoteBlock,
  Sheet,
  SheetMark,
  TableBlock,
  TableCell,
  TableRow,
} from '../core/sheet/sheet';
import { EMPTY, figures, plain, soft, strong, text } from '../core/sheet/sheet-cells';
import type { TermStanding } from './judge';
import { footerOf, type PaperEntry, type PaperEvent, type PaperOptions, verdictText } from './paper-entry';
import { pointsLimit } from './points-limit';
import { acceptedWords, openStanding } from './verdict-words';

/** How a mark is printed, by the state of the list without the errors that are let pass; a legal list has none. */
const TONES = { legal: null, passed: 'info', unfinished: 'wanting', illegal: 'error' } as const;

/** "Accepted: 1 error let pass, because: ... (Vera)"; of a list that is not accepted, its state. */
const markText = (entry: PaperEntry): string => {
  const { verdict, accepted, findings } = entry;
  const reasons = findings.flatMap(({ severity, overruled }) =>
    severity === 'error' && overruled !== undefined ? [`${overruled.reason} (${overruled.who})`] : [],
  );
  if (accepted !== null) return acceptedWords({ verdict, reasons, under: accepted.under });
  const why = reasons.length === 0 ? '' : `, because: ${[...new Set(reasons)].join('; ')}`;
  return `${verdictText(entry)}${why}.`;
};

const marksOf = (entry: PaperEntry): SheetMark[] => {
  const severity = TONES[openStanding(entry.verdict)];
  return severity === null ? [] : [{ severity, text: markText(entry) }];
};

/** "of 1,350 to 1,500 points", where the terms limit them. */
const allowedOf = ({ standings }: PaperEntry, { pointsWord }: PaperEvent): string => {
  const allowed = pointsLimit(standings)?.allowed ?? null;
  return allowed === null ? pointsWord : `of ${allowed}`;
};

const facts = (entry: PaperEntry, event: PaperEvent): Block => ({
  kind: 'columns',
  widths: [null, null],
  columns: [
    [
      {
        kind: 'list',
        title: 'Verdict',
        items: [
          { term: 'As stored', value: verdictText(entry) },
          { term: 'State', value: entry.state },
          { term: 'Sent', value: entry.late ? `${entry.sent}, late` : entry.sent },
          { term: 'Version', value: String(entry.version) },
          { term: 'Rules profile', value: entry.profile },
          { term: 'Data', value: entry.dataVersion },
        ],
      },
    ],
    [
      {
        kind: 'list',
        title: 'Numbers',
        items: [
          ...(entry.points === null
            ? []
            : [{ term: capital(event.pointsWord), value: grouped(entry.points) }]),
          { term: 'Units', value: grouped(entry.units) },
          // most systems tell it among their limits
          ...(entry.breakingPoint === null || entry.limits.some(({ key }) => /break/i.test(key))
            ? []
            : [{ term: 'Breaking point', value: grouped(entry.breakingPoint) }]),
          ...entry.limits
            .filter(({ key }) => key !== 'breakingPoint')
            .map(({ label, used, allowed }) => ({
              term: label,
              value: allowed === null ? grouped(used) : `${grouped(used)} of ${grouped(allowed)}`,
            })),
        ],
      },
    ],
  ],
});

const STATES: Readonly<Record<TermStanding['state'], string>> = {
  kept: 'kept',
  broken: 'broken',
  apart: 'does not apply',
  tick: '',
};

/** A term that no check can see has boxes to tick, ticked where an organiser has. */
const stateCell = ({ slot, state }: TermStanding, { ticked }: PaperEntry): TableCell =>
  state === 'tick'
    ? {
        kind: 'choice',
        options: [
          { label: 'kept', on: ticked[slot] === true },
          { label: 'not', on: ticked[slot] === false },
        ],
      }
    : text({ text: STATES[state], ...(state === 'broken' && { style: 'strong' as const }) });

const termRow = (standing: TermStanding, index: number, entry: PaperEntry): TableRow => ({
  kind: 'row',
  cells: [
    figures(String(index + 1)),
    plain(standing.text),
    soft(citeLabel(standing.cite)),
    plain(standing.value),
    stateCell(standing, entry),
  ],
});

const termTable = (entry: PaperEntry): Block[] =>
  entry.standings.length === 0
    ? []
    : [
        { kind: 'note', title: 'Terms', lines: [] },
        {
          kind: 'table',
          style: 'ledger',
          columns: [
            { title: '', width: 8, align: 'right' },
            { title: 'Term', width: null },
            { title: 'Page', width: 20 },
            { title: 'This list', width: 32 },
            { title: '', width: 26 },
          ],
          groups: [{ rows: entry.standings.map((standing, index) => termRow(standing, index, entry)) }],
        },
      ];

const HEADINGS = { error: 'Errors', warning: 'Warnings', info: 'Notes' } as const;

const findingNotes = ({ findings }: PaperEntry): NoteBlock[] =>
  (Object.keys(HEADINGS) as Severity[]).flatMap((severity) => {
    const own = findings.filter((finding) => finding.severity === severity);
    if (own.length === 0) return [];
    return [
      {
        kind: 'note',
        title: HEADINGS[severity],
        lines: own.map(({ message, place, cite, overruled, wanting, advice }) => ({
          severity: overruled !== undefined ? 'info' : toneOf({ severity, ...(wanting && { wanting }) }),
          runs: [
            { text: advice === undefined || overruled !== undefined ? message : `${message} ${advice}` },
            { text: `${place === undefined ? '' : ` ${place}.`} ${citeLabel(cite)}`, style: 'soft' },
            ...(overruled === undefined ? [] : [strong(` Let pass: ${overruled.reason} (${overruled.who})`)]),
          ],
        })),
      } satisfies NoteBlock,
    ];
  });

const signature = (): TableBlock => ({
  kind: 'table',
  style: 'grid',
  columns: [
    { title: 'Checked by', width: null },
    { title: 'Day', width: 30 },
    { title: 'Signature of the organiser', width: null },
    { title: 'Signature of the player', width: null },
  ],
  groups: [{ rows: [1, 2].map(() => ({ kind: 'row', cells: [EMPTY, EMPTY, EMPTY, EMPTY] })) }],
});

/** The check-sheet of one list: verdict, numbers, each term, findings with their pages, lines to sign. */
export const checkSheet = (event: PaperEvent, entry: PaperEntry, options: PaperOptions): Sheet => ({
  title: entry.list,
  subtitle: `Entry ${entry.number}, ${entry.player}. ${entry.nationLabel}, ${entry.year}`,
  nation: entry.nation,
  sum: entry.points === null ? null : { total: grouped(entry.points), of: allowedOf(entry, event) },
  marks: marksOf(entry),
  body: [facts(entry, event), ...termTable(entry), ...findingNotes(entry)],
  writing: 'Notes of the organisers',
  tail: [
    {
      kind: 'note',
      title: 'Hash of the list',
      lines: [
        {
          runs: [
            strong(entry.hash),
            {
              text: ' Its roster has the same hash at the foot; if they differ, someone changed a sheet.',
              style: 'soft',
            },
          ],
        },
      ],
    },
    signature(),
  ],
  footer: footerOf(
    { ...event, terms: entry.terms },
    options.date,
    { caption: 'This list', text: entry.code },
    { caption: 'Scan to verify this list', url: `${event.verify}${entry.code}` },
  ),
  ...options,
});
