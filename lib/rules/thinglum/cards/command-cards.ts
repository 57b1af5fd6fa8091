import { stat } from '../../core/army-context';
import { boxes } from '../../core/boxes';
import { joinedNotes } from '../../core/joined-notes';
import { grouped, signed } from '../../core/number';
import type { Path } from '../../core/path';
import type { Box } from '../../core/sheet';
import type { Card, Part } from '../../core/sheet-parts';
import { abilityOf, areChipsBought, chipsOf, couriersOf, type Rank } from '../commander-facts';
import { brigadeName, chiefName, commanderName, counted } from '../names';
import type { Commander } from '../schema';
import { ABILITIES, NATIONS, SYSTEM } from '../tables';
import { bullets, type CardContext, notes } from './context';

/** More boxes than these do not fit. */
const MOST_BOXES = 24;
const MOST_MARKS = 8;
const FACES = ['1', '2', '3', '4', '5', '6'];

/** Without the chips of the die where they are bought instead. */
const abilityGrid = (bought: boolean): Part => ({
  kind: 'grid',
  columns: [
    { title: 'D6', width: bought ? null : 1.6 },
    ...(bought ? [] : [{ title: 'Chips', width: null, align: 'center' as const }]),
    { title: 'Radius', width: 2.2, align: 'center' },
    { title: 'Moves', width: 2, align: 'center' },
    { title: 'Withdraw', width: 2.4, align: 'center' },
  ],
  rows: ABILITIES.map(({ from, to, chips, radius, move, army }) => ({
    cells: [
      { kind: 'text', runs: [{ text: from === to ? `${from}` : `${from}–${to}`, style: 'strong' }] },
      ...(bought ? [] : [{ kind: 'number' as const, text: `${chips}` }]),
      { kind: 'number', text: `${radius} in` },
      { kind: 'number', text: move === '' ? '–' : move },
      { kind: 'number', text: army === 0 ? '–' : signed(army) },
    ],
  })),
});

const marks = (count: number, label: string): Box[] =>
  boxes(Math.min(count, MOST_MARKS)).map((box) => ({ ...box, label }));

/** What a commander commands: his rank, where he stands and what is noted of his brigade. */
type Command = {
  readonly rank: Rank;
  readonly at: Path;
  readonly post: string;
  readonly remarks: string | undefined;
};

/** A commander of either rank, with his ability die, couriers and chips. */
export const commanderCard = (
  commander: Commander,
  { rank, at, post, remarks }: Command,
  context: CardContext,
): Card => {
  const { army, options } = context;
  const points = context.points(at);
  const ability = options.hideRatings ? undefined : abilityOf(commander, rank);
  const bought = areChipsBought(context.file);
  const couriers = couriersOf(commander, rank);
  const chips = options.hideRatings ? 0 : chipsOf(commander, rank, bought);
  const title = rank === 'chief' ? 'Commander in chief' : 'Brigade commander';
  return {
    title: rank === 'chief' ? chiefName(commander) : commanderName(commander),
    subtitle: [commander.name === '' ? '' : title, NATIONS[army.nation]].filter(Boolean).join(', '),
    sum: points === null ? '' : signed(points),
    symbol: rank === 'chief' ? 'general' : 'commander',
    nation: army.nation,
    lines: [
      [
        {
          text:
            ability === undefined ? 'Ability die to throw' : `${ability.label}, radius ${ability.radius} in`,
          style: 'strong',
        },
      ],
      [{ text: post, style: 'soft' }],
      [
        {
          text: [counted(couriers, 'courier'), ...(chips === 0 ? [] : [counted(chips, 'chip')])].join(', '),
          style: 'soft',
        },
      ],
    ],
    parts: [
      {
        kind: 'choice',
        options: FACES.map((label) => ({ label, on: !options.hideRatings && commander.die === label })),
      },
      abilityGrid(bought),
      {
        kind: 'measures',
        label: 'Move',
        measures: [
          { term: 'General', value: '21' },
          { term: 'Courier', value: '30' },
        ],
      },
      ...bullets([
        ...(rank === 'chief' ? ['Adds 1 to his ability die.'] : []),
        'Units out of the radius test morale to move.',
        'Attached to a unit: −1 on its morale number; 2d6, on 12 a casualty.',
        'A chip throws one die of a unit within the radius again.',
        'Couriers: 2d6 each turn, lost on 12.',
      ]),
      ...notes(joinedNotes(commander.notes, remarks), context),
    ],
    tracks: [marks(couriers, 'C'), ...(chips === 0 ? [] : [marks(chips, '')])],
    foot: [{ text: chips === 0 ? 'Couriers' : 'Couriers, chips', style: 'soft' }],
  };
};

const unitBoxes = (units: number, from: number): Box[] =>
  Array.from({ length: units }, (_, index) => ({
    kind: index + 1 === from ? 'last' : index + 1 < from ? 'plain' : 'hatched',
    label: `${index + 1}`,
  }));

/** The army on one card: units lost to the withdraw test, and what it counts. */
export const armyCard = (context: CardContext): Card => {
  const { army, file, options } = context;
  const total = context.points([]);
  const units = stat(context, 'units');
  const from = stat(context, 'withdrawPoint');
  const { code, link, version } = options.print;
  const told = (term: string, key: string) => ({ term, value: grouped(stat(context, key)) });
  return {
    title: file.name || 'Army without a name',
    subtitle: `${NATIONS[army.nation]}, ${army.year}, ${army.scale} mm`,
    sum: total === null ? '' : grouped(total),
    symbol: 'general',
    nation: army.nation,
    lines: [
      [
        {
          text: `${counted(units, 'unit')}, ${counted(army.brigades.length, 'brigade')}`,
          style: 'strong',
        },
      ],
      [{ text: units === 0 ? '' : `Tests to withdraw from ${counted(from, 'unit')} lost`, style: 'soft' }],
      [{ text: total === null ? '' : 'House costs', style: 'soft' }],
    ],
    parts: [
      ...(units === 0 || units > MOST_BOXES
        ? []
        : [{ kind: 'boxes', boxes: unitBoxes(units, from) } as const]),
      {
        kind: 'pairs',
        columns: 2,
        pairs: [
          told('Battalions', 'battalions'),
          told('Regiments', 'regiments'),
          told('Batteries', 'batteries'),
          told('Figures', 'figures'),
          told('Stands', 'stands'),
          told('Men', 'men'),
          told('Couriers', 'couriers'),
          told('Fire dice', 'fireDice'),
        ],
      },
      ...bullets(['Below half: the enemy throws 2d6 each turn; throw more or withdraw.']),
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

/** Where a commander stands: "First brigade". */
export const postOf = (index: number, { army }: CardContext): string =>
  brigadeName(army.brigades[index] ?? { name: '' }, index);
