import { citeLabel } from '../core/citation';
import type { Finding, Standing as ListStanding, Severity } from '../core/finding';
import { amountOf, grouped } from '../core/number';
import type { Limit } from '../core/outline';
import type { PrintedPoints } from '../core/points';
import type {
  Block,
  NoteBlock,
  Sheet,
  SheetFooter,
  SheetMark,
  TableBlock,
  TableCell,
  TableRow,
} from '../core/sheet';
import { EMPTY, figures, plain, soft, strong, text } from '../core/sheet-cells';
import { capital } from '../core/words';
import type { Standing } from './judge';

/** A finding as it is stored with a list, and what organisers made of it. */
export type PaperFinding = Pick<Finding, 'severity' | 'message' | 'cite' | 'wanting'> & {
  readonly place?: string;
  readonly overruled?: { readonly reason: string; readonly who: string };
};

/** A list as the papers of an event show it; points in printed points, times in words of the event's own zone. */
export type PaperEntry = {
  readonly number: number;
  readonly player: string;
  /** "accepted", "returned" ... */
  readonly state: string;
  readonly list: string;
  readonly nation: string;
  readonly nationLabel: string;
  readonly year: number;
  readonly points: PrintedPoints | null;
  readonly units: number;
  readonly breakingPoint: number | null;
  readonly limits: readonly Pick<Limit, 'key' | 'label' | 'used' | 'allowed'>[];
  readonly version: number;
  readonly code: string;
  /** the first 16 signs of the hash of its file, in groups */
  readonly hash: string;
  readonly sent: string;
  readonly late: boolean;
  readonly standing: ListStanding;
  readonly profile: string;
  readonly dataVersion: string;
  readonly findings: readonly PaperFinding[];
  readonly standings: readonly Standing[];
  /** notes of the terms that an organiser has ticked: kept or not */
  readonly ticked: Readonly<Record<string, boolean>>;
};

/** What the papers of an event say of it. */
export type PaperEvent = {
  readonly name: string;
  /** "Saturday 28 November 2026, 9:30 to 18:00, the club's hall" */
  readonly when: string;
  /** "Autumn Manoeuvres 2" */
  readonly terms: string;
  /** the rules: "Honours of War 2015" */
  readonly rules: string;
  readonly pointsWord: string;
  /** where a code is verified, without the code */
  readonly verify: string;
};

/** How the papers are printed. */
export type PaperOptions = {
  readonly paper: Sheet['paper'];
  readonly ink: Sheet['ink'];
  readonly date: string;
};

const STANDINGS: Readonly<Record<ListStanding, string>> = {
  legal: 'Legal',
  unfinished: 'Unfinished',
  illegal: 'Not legal',
};

const countOf = ({ findings }: PaperEntry, severity: Severity): number =>
  findings.filter((finding) => finding.severity === severity && finding.overruled === undefined).length;

const overruledIn = ({ findings }: PaperEntry): number =>
  findings.filter(({ overruled }) => overruled !== undefined).length;

/** "Legal, 1 warning, 1 let pass" */
export const verdictText = (entry: PaperEntry): string =>
  [
    STANDINGS[entry.standing],
    ...(countOf(entry, 'error') > 0 ? [amountOf(countOf(entry, 'error'), 'error')] : []),
    ...(countOf(entry, 'warning') > 0 ? [amountOf(countOf(entry, 'warning'), 'warning')] : []),
    ...(overruledIn(entry) > 0 ? [`${overruledIn(entry)} let pass`] : []),
  ].join(', ');

const marksOf = (entry: PaperEntry): SheetMark[] =>
  entry.standing === 'legal'
    ? []
    : [{ severity: entry.standing === 'illegal' ? 'error' : 'wanting', text: `${verdictText(entry)}.` }];

/** Its points; nothing where it has none. */
export const pointsCell = ({ points }: PaperEntry): TableCell =>
  points === null ? EMPTY : figures(grouped(points));

/** What stands at the foot of every paper of an event. */
export const footerOf = (
  event: PaperEvent,
  date: string,
  code: SheetFooter['code'],
  link: SheetFooter['link'],
): SheetFooter => ({
  lines: [
    [strong(`${event.name}.`), { text: ` Terms: ${event.terms}.` }],
    [{ text: `${event.rules}. Printed ${date}.`, style: 'soft' }],
  ],
  code,
  link,
});

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

const STATES: Readonly<Record<Standing['state'], string>> = {
  kept: 'kept',
  broken: 'broken',
  apart: 'not meant',
  tick: '',
};

/** A term that no check can see has boxes to tick, ticked where an organiser has. */
const stateCell = ({ slot, state }: Standing, { ticked }: PaperEntry): TableCell =>
  state === 'tick'
    ? {
        kind: 'choice',
        options: [
          { label: 'kept', on: ticked[slot] === true },
          { label: 'not', on: ticked[slot] === false },
        ],
      }
    : text({ text: STATES[state], ...(state === 'broken' && { style: 'strong' as const }) });

const termRow = (standing: Standing, index: number, entry: PaperEntry): TableRow => ({
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
        lines: own.map(({ message, place, cite, overruled, wanting }) => ({
          severity: overruled !== undefined ? 'info' : wanting ? 'wanting' : severity,
          runs: [
            { text: message },
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
  sum: entry.points === null ? null : { total: grouped(entry.points), of: event.pointsWord },
  marks: marksOf(entry),
  body: [facts(entry, event), ...termTable(entry), ...findingNotes(entry)],
  writing: 'Notes of the organisers',
  tail: [
    {
      kind: 'note',
      title: 'Signs of the list',
      lines: [
        {
          runs: [
            strong(entry.hash),
            {
              text: ' The same signs stand at the foot of its roster; if they differ, a sheet was changed.',
              style: 'soft',
            },
          ],
        },
      ],
    },
    signature(),
  ],
  footer: footerOf(
    event,
    options.date,
    { caption: 'This list', text: entry.code },
    { caption: 'Scan to verify this list', url: `${event.verify}${entry.code}` },
  ),
  ...options,
});
