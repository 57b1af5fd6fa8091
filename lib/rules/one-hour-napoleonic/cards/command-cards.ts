import { joinedNotes } from '../../core/army/name';
import { grouped } from '../../core/army/number';
import type { Path } from '../../core/army/path';
import { counted } from '../../core/army/words';
import { ratedPoints, stat } from '../../core/contract/army-context';
import { numberedBoxes } from '../../core/sheet/boxes';
import { armyCard, cardLines, extraText, noteParts } from '../../core/sheet/card-sheet';
import { boxesPart, bullets, pairs } from '../../core/sheet/parts';
import type { Card, Pair } from '../../core/sheet/sheet-parts';
import type { Leader } from '../schema';
import { commandText, type SheetContext } from '../sheet-context';
import { ABILITIES, ARMS, NATIONS } from '../tables';
import { everyUnit, leaderName, unitName } from '../tree';

/** A leader: what he can do, what he risks. His price tells his ability, so it is hidden with it. */
export const leaderCard = (leader: Leader, at: Path, context: SheetContext): Card => {
  const { army, options, extraHit } = context;
  const { label, effect } = ABILITIES[leader.ability];
  const led = army.formations.find(({ id }) => id === leader.formation);
  const unit = everyUnit(army).find(({ id }) => id === leader.unit);
  const sentences = extraHit
    ? [
        'The unit he is with takes one hit more before it routs; when he leaves, the hit goes.',
        ...(leader.ability === 'none' || options.hideRatings ? [] : [`${effect}.`]),
      ]
    : ['Re-rolls one combat die, friendly or hostile; no extra hit (R05).'];
  const risks: Pair[] = [
    { term: 'Move, boxes', value: `${ARMS.cavalry.move}` },
    { term: 'His box is hit: lost on', value: '2 on 2D6' },
    { term: 'Unit routs or he is overrun: lost on', value: '1 on D6' },
  ];
  return {
    title: leaderName(leader),
    subtitle: leader.name === '' ? NATIONS[army.nation] : `Leader, ${NATIONS[army.nation]}`,
    sum: extraText(ratedPoints(context, at)),
    symbol: 'general',
    nation: army.nation,
    lines: cardLines(
      options.hideRatings ? 'Ability: mark' : extraHit ? label : 'Re-roll',
      commandText(leader, army),
      unit === undefined ? 'With no unit yet' : `Starts with ${unitName(unit)}`,
    ),
    parts: [
      pairs(risks, 1),
      ...bullets([
        ...sentences,
        'Helps units under his command. Moves with a unit or as cavalry, may enter woods.',
        'If overrun and alive, he goes back a box.',
      ]),
      ...noteParts(joinedNotes(leader.notes, led?.notes), context),
    ],
    tracks: [],
    foot: [],
  };
};

/** The army on one card: units routed, and what it counts. */
export const armyCardOf = (context: SheetContext): Card => {
  const { army, assessment } = context;
  const statText = (key: string): string => `${stat(context, key)}`;
  const { breakPoint } = assessment.stats;
  const units = stat(context, 'units');
  return armyCard(context, {
    subtitle: `${NATIONS[army.nation]}, ${army.year}, ${army.scale} mm`,
    lines: cardLines(
      `${counted(units, 'unit')}, ${counted(stat(context, 'hits'), 'hit')}`,
      counted(stat(context, 'leaders'), 'leader'),
      typeof breakPoint === 'number'
        ? `Breaks at ${counted(breakPoint, 'unit')} routed (ours)`
        : 'No army break in the source',
    ),
    parts: [
      ...boxesPart(numberedBoxes(units, (place) => (place === breakPoint ? 'done' : 'plain'))),
      pairs([
        { term: 'Line', value: statText('line') },
        { term: 'Light', value: statText('light') },
        { term: 'Cavalry', value: statText('cavalry') },
        { term: 'Heavy cavalry', value: statText('heavyCavalry') },
        { term: 'Artillery', value: statText('artillery') },
        { term: 'Men, about', value: grouped(Math.round(stat(context, 'men'))) },
      ]),
      ...bullets(['A box for each unit routed.']),
    ],
  });
};
