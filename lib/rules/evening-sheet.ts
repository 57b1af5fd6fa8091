import type { Sheet, TableBlock, TableRow } from './core/sheet/sheet';
import { plain, soft, strong, text } from './core/sheet/sheet-cells';
import type { EveningForce, EveningLine } from './evening';

type Options = Pick<Sheet, 'paper' | 'ink' | 'date'>;

/** What an evening is: its battle, by which rules, and at what scale. */
export type EveningHead = { readonly title: string; readonly subtitle: string; readonly source: string };

const ledger = (columns: TableBlock['columns'], rows: readonly TableRow[]): TableBlock => ({
  kind: 'table',
  style: 'ledger',
  columns,
  groups: [{ rows }],
});

const row = (cells: TableRow['cells']): TableRow => ({ kind: 'row', cells });

const forceTable = ({ name, commander, facts, reconstruction, bodies }: EveningForce): TableBlock =>
  ledger(
    [
      { title: 'Brigade', width: 62 },
      { title: 'Troops', width: null },
    ],
    [
      {
        kind: 'head',
        cells: [
          text(strong(name)),
          soft([`${commander}. ${facts}`, reconstruction].filter((each) => each !== '').join('. ')),
        ],
      },
      ...bodies.map(({ title, troops }) => row([text(strong(title)), plain(troops)])),
    ],
  );

/**
 * The one page of scenario of an evening: both forces in short, and its conditions, each with where it is from.
 * @param fromText who says so, in few words
 */
export const eveningSheet = (
  { title, subtitle, source }: EveningHead,
  forces: readonly EveningForce[],
  lines: readonly EveningLine[],
  fromText: (line: EveningLine) => string,
  options: Options,
): Sheet => ({
  title,
  subtitle,
  nation: '',
  sum: null,
  marks: [],
  body: [
    ...forces.map(forceTable),
    ledger(
      [
        { title: 'Condition', width: 28 },
        { title: '', width: null },
        { title: 'From', width: 44 },
      ],
      lines.map((line) => row([text(strong(line.term)), plain(line.text), soft(fromText(line))])),
    ),
  ],
  tail: [],
  writing: null,
  footer: {
    lines: [[{ text: `${source}. Printed ${options.date}.`, style: 'soft' }]],
    code: null,
    link: null,
  },
  ...options,
});
