import { type Attachable, regimentSaid, sharedRegiment } from '../check/regiment';
import { type ArmyContext, ratedPoints, unratedSum } from '../contract/army-context';
import type { LeaderKind, LeaderNode, PlacedWork, UnitAtPath } from '../tree/tree';
import {
  countedName,
  eachPrice,
  type Pile,
  piled,
  pileNumber,
  pilePoints,
  type UnitsAtPath,
} from '../tree/unit-lists';
import type { RosterGroup, RosterRow } from './roster-sheet';
import type { Block, Run, TableCell } from './sheet';
import { noteLines, notesOf } from './sheet-cells';

type NotesHolder = { readonly notes?: string | undefined };
type AnyLeader = LeaderNode<LeaderKind, NotesHolder>;

/** What a system says of a node; its price is looked up. */
export type RowWords = Omit<RosterRow, 'kind' | 'number' | 'points'>;
export type LeaderWords = Omit<RowWords, 'symbol' | 'notes'>;

/** How a system fills the ledger. */
type Words<P extends UnitAtPath<unknown>, L, G, W, C> = {
  /** true where the price of a leader tells his rating, and is hidden with it */
  readonly rated: boolean;
  /** beside the heading */
  readonly note?: (list: UnitsAtPath<P, L, G>) => string;
  readonly leader?: (led: L) => LeaderWords;
  readonly unit: (pile: Pile<P>) => RowWords;
  /** what the player of a formation needs of the rules, where it has its own page */
  readonly tables: (list: UnitsAtPath<P, L, G>) => readonly Block[];
  /** true for a unit that has its row to itself */
  readonly apart?: (unit: P['unit']) => boolean;
  /** leaders of the whole army, where they stand in the ledger */
  readonly command?: {
    readonly title: string;
    readonly leaders: readonly C[];
    readonly words: (led: C) => LeaderWords;
    /** true for the leader of that formation, who is on its page as well */
    readonly leads?: (led: C, list: UnitsAtPath<P, L, G>) => boolean;
  };
  readonly works?: {
    readonly title: string;
    readonly works: readonly PlacedWork<W>[];
    /** undefined for works that stay away */
    readonly row: (work: W) => RowWords | undefined;
  };
};

/** Most units of one row, which never breaks. */
const MOST_ALIKE = 8;

/** What is marked in play, for each of this many units. */
const marked = (cell: TableCell, times: number): TableCell =>
  times > 1 && (cell.kind === 'track' || cell.kind === 'choice') ? { ...cell, times } : cell;

/** The ledger of an army: its command, formations, those in none, works, those without a post. */
export const rosterGroups = <
  P extends UnitAtPath<Attachable>,
  L extends AnyLeader,
  G extends NotesHolder,
  W,
  C extends AnyLeader,
>(
  lists: readonly UnitsAtPath<P, L, G>[],
  context: Pick<ArmyContext<unknown>, 'assessment' | 'options' | 'points' | 'numberOf'>,
  { rated, note, leader, unit, tables, apart, command, works }: Words<P, L, G, W, C>,
): RosterGroup[] => {
  const { points, options } = context;
  const regimentOf = (units: readonly P[]) => sharedRegiment(units, options.print.regiments);
  const onOwnPage = ({ of }: UnitsAtPath<P, L, G>): boolean => options.apart === true && of === 'group';
  const leaderRow = (led: AnyLeader, leaderWords: LeaderWords): RosterRow => ({
    kind: 'commander',
    symbol: led.kind,
    ...leaderWords,
    points: rated ? ratedPoints(context, led.at) : points(led.at),
    notes: [led.leader.notes],
  });
  const listGroup = (list: UnitsAtPath<P, L, G>): RosterGroup => ({
    title: list.post,
    note: note?.(list) ?? '',
    points: rated
      ? unratedSum(
          context,
          list.at,
          list.leaders.map(({ at }) => at),
        )
      : points(list.at),
    notes: list.group?.notes,
    loose: list.of !== 'group',
    ...(onOwnPage(list) && { tables: tables(list) }),
    rows: [
      // His price is with the command of the army.
      ...(onOwnPage(list) ? (command?.leaders ?? []) : []).flatMap((led) =>
        command?.leads?.(led, list) ? [{ ...leaderRow(led, command.words(led)), points: null }] : [],
      ),
      // A surplus leader of a formation is above the ledger.
      ...list.leaders.flatMap((led) =>
        led.kind === 'commander' && leader !== undefined ? [leaderRow(led, leader(led))] : [],
      ),
      ...piled(list, context, MOST_ALIKE, apart).map((pile): RosterRow => {
        const { name, is, cells, ...words } = unit(pile);
        return {
          ...words,
          kind: 'row',
          number: pileNumber(pile, context.numberOf),
          name: countedName(pile.count, name),
          is: [is, ...regimentSaid(name, regimentOf(pile.units)), eachPrice(pile)].filter(Boolean).join(', '),
          cells: cells.map((cell) => marked(cell, pile.count)),
          points: pilePoints(pile),
        };
      }),
    ],
  });
  const commandGroup = (): RosterGroup[] => {
    const [first] = command?.leaders ?? [];
    if (command === undefined || first === undefined) return [];
    const at = first.at.slice(0, -1);
    return [
      {
        title: command.title,
        points: rated ? ratedPoints(context, at) : points(at),
        rows: command.leaders.map((led) => leaderRow(led, command.words(led))),
      },
    ];
  };
  const worksGroup = (): RosterGroup[] => {
    if (works === undefined) return [];
    const rows = works.works.flatMap(({ work, at }): RosterRow[] => {
      const words = works.row(work);
      return words === undefined ? [] : [{ kind: 'row', ...words, points: points(at) }];
    });
    return [{ title: works.title, points: points(['works']), loose: works.works.length === 0, rows }];
  };
  return [
    ...commandGroup(),
    ...lists.filter(({ of }) => of !== 'unassigned').map(listGroup),
    ...worksGroup(),
    ...lists.filter(({ of }) => of === 'unassigned').map(listGroup),
  ];
};

/** What the player wrote of an army, and of those who stand above its ledger. */
export const commandNotes = <L extends AnyLeader>(
  { notes }: NotesHolder,
  command: readonly L[],
  nameOf: (led: L) => string,
): Run[][] => [...noteLines(notes), ...command.flatMap((led) => notesOf(nameOf(led), led.leader.notes))];
