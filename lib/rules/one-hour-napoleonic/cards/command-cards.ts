import { joinedNotes } from '../../core/joined-notes';
import { grouped, signed } from '../../core/number';
import type { Box } from '../../core/sheet';
import type { Card, Pair } from '../../core/sheet-parts';
import { counted, leaderName, unitName } from '../names';
import type { Army, Leader, Unit } from '../schema';
import { ABILITIES, ARMS, NATIONS, SYSTEM } from '../tables';
import { bullets, type CardContext, commandText, notes } from './context';

const everyUnit = ({ formations, reserve }: Army): Unit[] => [
  ...formations.flatMap(({ units }) => units),
  ...reserve,
];

/** A leader: what he can do, what he risks. His price tells his ability, so it is hidden with it. */
export const leaderCard = (leader: Leader, index: number, context: CardContext): Card => {
  const { army, options, extraHit } = context;
  const { label, effect } = ABILITIES[leader.ability];
  const points = options.hideRatings ? null : context.points(['leaders', index]);
  const led = army.formations.find(({ id }) => id === leader.formation);
  const unit = everyUnit(army).find(({ id }) => id === leader.unit);
  const said = extraHit
    ? [
        'The unit he is with takes one hit more before it routs; the hit goes when he goes.',
        ...(leader.ability === 'none' || options.hideRatings ? [] : [`${effect}.`]),
      ]
    : ['One combat die re-rolled, friendly or hostile; no extra hit (R05).'];
  const risks: Pair[] = [
    { term: 'Move, boxes', value: `${ARMS.cavalry.move}` },
    { term: 'His box hit: lost on', value: '2 of 2D6' },
    { term: 'Unit routed or he overrun: lost on', value: '1 of D6' },
  ];
  return {
    title: leaderName(leader),
    subtitle: leader.name === '' ? NATIONS[army.nation] : `Leader, ${NATIONS[army.nation]}`,
    sum: points === null ? '' : signed(points),
    symbol: 'general',
    nation: army.nation,
    lines: [
      [{ text: options.hideRatings ? 'Ability: mark' : extraHit ? label : 'Re-roll', style: 'strong' }],
      [{ text: commandText(leader, army), style: 'soft' }],
      [{ text: unit === undefined ? 'With no unit yet' : `Starts with ${unitName(unit)}`, style: 'soft' }],
    ],
    parts: [
      { kind: 'pairs', columns: 1, pairs: risks },
      ...bullets([
        ...said,
        'Helps units under his command. Moves with a unit or as cavalry, may enter woods.',
        'Overrun and alive, he goes back a box.',
      ]),
      ...notes(joinedNotes(leader.notes, led?.notes), context),
    ],
    tracks: [],
    foot: [],
  };
};

/** Units that the card of an army has boxes for. */
const MOST_BOXES = 24;

/** A box for each unit; at the last before the army breaks it is done for. */
const unitBoxes = (units: number, breakPoint: number | null): Box[] =>
  Array.from({ length: units }, (_, index) => ({
    kind: index + 1 === breakPoint ? ('done' as const) : ('plain' as const),
    label: `${index + 1}`,
  }));

/** The army on one card: units routed, and what it counts. */
export const armyCard = (context: CardContext): Card => {
  const { army, file, assessment, options } = context;
  const total = context.points([]);
  const stat = (key: string): number => Number(assessment.stats[key] ?? 0);
  const breakPoint = typeof assessment.stats.breakPoint === 'number' ? assessment.stats.breakPoint : null;
  const units = stat('units');
  const { code, link, version } = options.print;
  return {
    title: file.name || 'Army without a name',
    subtitle: `${NATIONS[army.nation]}, ${army.year}, ${army.scale} mm`,
    sum: total === null ? '' : grouped(total),
    symbol: 'general',
    nation: army.nation,
    lines: [
      [{ text: `${counted(units, 'unit')}, ${counted(stat('hits'), 'hit')}`, style: 'strong' }],
      [{ text: counted(stat('leaders'), 'leader'), style: 'soft' }],
      [
        {
          text:
            breakPoint === null
              ? 'No army break in the source'
              : `Breaks at ${counted(breakPoint, 'unit')} routed (ours)`,
          style: 'soft',
        },
      ],
    ],
    parts: [
      ...(units === 0 || units > MOST_BOXES
        ? []
        : [{ kind: 'boxes', boxes: unitBoxes(units, breakPoint) } as const]),
      {
        kind: 'pairs',
        columns: 2,
        pairs: [
          { term: 'Line', value: `${stat('line')}` },
          { term: 'Light', value: `${stat('light')}` },
          { term: 'Cavalry', value: `${stat('cavalry')}` },
          { term: 'Heavy cavalry', value: `${stat('heavyCavalry')}` },
          { term: 'Artillery', value: `${stat('artillery')}` },
          { term: 'Men, about', value: grouped(Math.round(stat('men'))) },
        ],
      },
      ...bullets(['A box for each unit routed.']),
    ],
    tracks: [],
    ...(link !== null && { link }),
    foot: [
      {
        text: `${SYSTEM.name}. ${[code, version === null ? 'not saved' : `version ${version}`].filter(Boolean).join(', ')}`,
        style: 'soft',
      },
    ],
  };
};
