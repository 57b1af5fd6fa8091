import data from '@/data/stroll-in-hanover/reference/cards.json';
import { ratedPoints, stat, statGroup } from '../../core/army-context';
import { armyCard, cardLines, extraText, noteParts } from '../../core/card-sheet';
import { joinedNotes } from '../../core/joined-notes';
import { grouped } from '../../core/number';
import { boxesPart, bullets, choice, pairs, runIn } from '../../core/parts';
import type { Path } from '../../core/path';
import type { Card, Part } from '../../core/sheet-parts';
import { counted } from '../../core/words';
import { LIST_IDS, LIST_LABELS } from '../army-lists';
import { moraleOf } from '../morale';
import { divisionName, generalName, lieutenantName } from '../names';
import { entryText } from '../roster/command';
import { moraleBoxes } from '../roster/tail';
import type { General, Lieutenant, Rating, Works } from '../schema';
import type { SheetContext } from '../sheet-context';
import { NATIONS, POINTS } from '../tables';

const nationName = ({ army }: SheetContext): string => army.nationName || NATIONS[army.nation].label;

const ratings = (rating: Rating, { options }: SheetContext): Part =>
  choice(['Rating 0', 'Rating 1', 'Rating 2'], options.hideRatings ? undefined : `Rating ${rating}`);

/** The general in chief. */
export const generalCard = (general: General, at: Path, context: SheetContext): Card => ({
  title: generalName(general),
  subtitle: general.name === '' ? nationName(context) : 'General in chief',
  sum: extraText(ratedPoints(context, at)),
  symbol: 'general',
  nation: context.army.nation,
  lines: cardLines(
    context.options.hideRatings ? 'General in chief' : `Rating ${general.rating}`,
    'Whole army',
    nationName(context),
  ),
  parts: [ratings(general.rating, context), ...bullets(data.general), ...noteParts(general.notes, context)],
  tracks: [],
  foot: [],
});

/** A lieutenant general with the morale of his division to mark off (s. 14). */
export const lieutenantCard = (
  lieutenant: Lieutenant,
  at: Path,
  index: number,
  context: SheetContext,
): Card => {
  const division = context.army.divisions[index];
  const sp = statGroup(context, 'divisionSp')[index + 1] ?? 0;
  const entry = division === undefined ? '' : entryText(division);
  return {
    title: lieutenantName(lieutenant),
    subtitle: divisionName(division ?? { name: '' }, index),
    sum: extraText(ratedPoints(context, at)),
    symbol: 'commander',
    nation: context.army.nation,
    lines: cardLines(
      context.options.hideRatings ? 'Lieutenant general' : `Rating ${lieutenant.rating}`,
      `${counted(division?.units.length ?? 0, 'stand')}, SP ${grouped(sp)}`,
      entry === '' ? nationName(context) : entry,
    ),
    parts: [
      ratings(lieutenant.rating, context),
      runIn([
        {
          term: 'Division:',
          text: sp > 0 ? `demoralised at ${moraleOf(sp)} of ${grouped(sp)} SP lost` : 'no strength',
        },
      ]),
      ...boxesPart(moraleBoxes(moraleOf(sp))),
      ...bullets(data.lieutenant),
      ...noteParts(joinedNotes(lieutenant.notes, division?.notes), context),
    ],
    tracks: [],
    foot: [],
  };
};

const listPairs = (context: SheetContext): Part[] => {
  if (context.options.hidePoints) return [];
  const totals = statGroup(context, 'lists');
  const caps = statGroup(context, 'caps');
  return [
    pairs(
      LIST_IDS.map((id) => ({
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
      `Over at ${morale} of ${grouped(stat(context, 'sp'))} SP`,
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
