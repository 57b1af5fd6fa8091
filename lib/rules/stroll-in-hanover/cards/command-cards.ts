import data from '@/data/stroll-in-hanover/reference/cards.json';
import { joinedNotes } from '../../core/army/name';
import { grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { ratedPoints, stat, statGroup } from '../../core/contract/army-context';
import { armyCard, cardLines, extraText, noteParts } from '../../core/sheet/card-sheet';
import { boxesPart, bullets, choice, pairs, runIn } from '../../core/sheet/parts';
import type { Card, Part } from '../../core/sheet/sheet-parts';
import { LIST_LABELS, printedLists } from '../army-lists';
import { moraleOf } from '../morale';
import { entryText } from '../roster/rows';
import { moraleBoxes } from '../roster/tail';
import type { Rating, Works } from '../schema';
import type { SheetContext, StandList } from '../sheet-context';
import { NATIONS, POINTS } from '../tables';
import { type Leader, leaderName, RANKS, rankBeside } from '../tree';

const nationName = ({ army }: SheetContext): string => army.nationName || NATIONS[army.nation].label;

const ratings = (rating: Rating, { options }: SheetContext): Part =>
  choice(['Rating 0', 'Rating 1', 'Rating 2'], options.hideRatings ? undefined : `Rating ${rating}`);

/** What all of his cards have: his rating, and what `post` and `parts` say of what he leads. */
const leaderCard = (
  led: Leader,
  subtitle: string,
  [post, more]: readonly [string, string],
  parts: readonly Part[],
  context: SheetContext,
): Card => {
  const { kind, leader, at } = led;
  const { army, options } = context;
  return {
    title: leaderName(led),
    subtitle: subtitle || nationName(context),
    sum: extraText(ratedPoints(context, at)),
    symbol: kind === 'general' ? 'general' : 'commander',
    nation: army.nation,
    lines: cardLines(
      options.hideRatings ? RANKS[kind] : `Rating ${leader.rating}`,
      post,
      more || nationName(context),
    ),
    parts: [ratings(leader.rating, context), ...parts],
    tracks: [],
    foot: [],
  };
};

/** The general in chief. */
export const generalCard = (led: Leader, context: SheetContext): Card =>
  leaderCard(
    led,
    rankBeside(led),
    ['Whole army', ''],
    [...bullets(data.general), ...noteParts(led.leader.notes, context)],
    context,
  );

/** A lieutenant general with the morale of his division to mark off (s. 14). */
export const lieutenantCard = (led: Leader, { post, group, at }: StandList, context: SheetContext): Card => {
  const sp = statGroup(context, 'divisionSp')[Number(at.at(-1)) + 1] ?? 0;
  return leaderCard(
    led,
    post,
    [
      `${counted(group?.units.length ?? 0, 'stand')}, SP ${grouped(sp)}`,
      group === undefined ? '' : entryText(group),
    ],
    [
      runIn([
        {
          term: 'Division:',
          text: sp > 0 ? `demoralised at ${moraleOf(sp)} of ${grouped(sp)} SP lost` : 'no strength',
        },
      ]),
      ...boxesPart(moraleBoxes(moraleOf(sp))),
      ...bullets(data.lieutenant),
      ...noteParts(joinedNotes(led.leader.notes, group?.notes), context),
    ],
    context,
  );
};

const listPairs = (context: SheetContext): Part[] => {
  if (context.options.hidePoints) return [];
  const totals = statGroup(context, 'lists');
  const caps = statGroup(context, 'caps');
  return [
    pairs(
      printedLists(context.army, context.options).map((id) => ({
        term: LIST_LABELS[id],
        value: `${grouped(totals[id] ?? 0)}${caps[id] === undefined ? '' : ` of ${grouped(caps[id])}`}`,
      })),
      1,
    ),
  ];
};

/** The army on one card: its morale to mark off and its four lists (s. 14, R19). */
export const armyCardOf = (context: SheetContext): Card => {
  const { army } = context;
  const morale = stat(context, 'armyMorale');
  return armyCard(context, {
    subtitle: `${nationName(context)}, ${army.year}`,
    lines: cardLines(
      `${counted(stat(context, 'stands'), 'stand')}, ${counted(army.divisions.length, 'division')}`,
      `Game over at ${morale} of ${grouped(stat(context, 'sp'))} SP`,
      `${counted(stat(context, 'lightStands'), 'light stand')} for a tied die`,
    ),
    parts: [
      ...boxesPart(moraleBoxes(morale)),
      runIn([{ term: 'Count', text: 'SP destroyed, off the table, or alive in demoralised divisions.' }]),
      ...listPairs(context),
    ],
  });
};

/** Segments or redoubts on one card. */
export const worksCard = (works: Works, context: SheetContext): Card => {
  const { name, unit, covers, points } = POINTS.works[works.type];
  return {
    title: works.name || name,
    subtitle: works.name === '' ? nationName(context) : name,
    sum: context.options.hidePoints ? '' : grouped(points * works.count),
    symbol: works.type === 'redoubt' ? 'block' : 'entrenchment',
    nation: context.army.nation,
    lines: cardLines(
      counted(works.count, unit),
      `Each ${covers}`,
      works.list === 'defender' ? 'For defence only' : '',
    ),
    parts: bullets(data[works.type]),
    tracks: [],
    foot: [],
  };
};
