import { grouped, signed } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { ratedPoints, stat } from '../../core/contract/army-context';
import { labelledBoxes } from '../../core/sheet/boxes';
import { armyCard, cardLines, extraText, noteParts } from '../../core/sheet/card-sheet';
import { boxesPart, bullets, choice, grid, pairs } from '../../core/sheet/parts';
import type { Card, Part } from '../../core/sheet/sheet-parts';
import { unitBoxes } from '../roster/tail';
import type { SheetContext } from '../sheet-context';
import { ABILITIES, NATIONS } from '../tables';
import {
  abilityOf,
  areChipsBought,
  chipsOf,
  commanderName,
  couriersOf,
  type Leader,
  rankBeside,
  rankOf,
} from '../tree';

/** More boxes than these do not fit. */
const MOST_MARKS = 8;
const FACES = ['1', '2', '3', '4', '5', '6'];

/** Without the chips of the die where they are bought instead. */
const abilityGrid = (bought: boolean): Part =>
  grid(
    [
      { title: 'D6', width: bought ? null : 1.6 },
      ...(bought ? [] : [{ title: 'Chips', width: null, align: 'center' as const }]),
      { title: 'Radius', width: 2.2, align: 'center' },
      { title: 'Moves', width: 2, align: 'center' },
      { title: 'Withdraw', width: 2.4, align: 'center' },
    ],
    ABILITIES.map(({ from, to, chips, radius, move, army }) => ({
      cells: [
        { kind: 'text', runs: [{ text: from === to ? `${from}` : `${from}–${to}`, style: 'strong' }] },
        ...(bought ? [] : [{ kind: 'number' as const, text: `${chips}` }]),
        { kind: 'number', text: `${radius} in` },
        { kind: 'number', text: move === '' ? '–' : move },
        { kind: 'number', text: army === 0 ? '–' : signed(army) },
      ],
    })),
  );

/** A commander of either rank at his post, with his ability die, couriers and chips. */
export const commanderCard = (
  { kind, leader: commander, at }: Leader,
  post: string,
  notes: string | undefined,
  context: SheetContext,
): Card => {
  const { army, options } = context;
  const rank = rankOf(kind);
  const ability = options.hideRatings ? undefined : abilityOf(commander, rank);
  const bought = areChipsBought(context.file);
  const couriers = couriersOf(commander, rank);
  const chips = options.hideRatings ? 0 : chipsOf(commander, rank, bought);
  return {
    title: commanderName(commander, rank),
    subtitle: [rankBeside(commander, rank), NATIONS[army.nation]].filter(Boolean).join(', '),
    sum: extraText(bought ? ratedPoints(context, at) : context.points(at)),
    symbol: kind,
    nation: army.nation,
    lines: cardLines(
      ability === undefined
        ? 'Ability die to throw (R18)'
        : `${ability.label}, radius ${ability.radius} in (R18)`,
      post,
      [counted(couriers, 'courier'), ...(chips === 0 ? [] : [counted(chips, 'chip')])].join(', '),
    ),
    parts: [
      choice(FACES, options.hideRatings ? undefined : commander.die),
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
        'Attached to a unit: −1 on its morale number; if it takes effective fire or melee losses, 2d6: on 12 he is a casualty.',
        'A chip, handed in before, repeats one bad throw of a unit within the radius.',
        'Couriers: an umpire throws 2d6 each turn; on 12 one is lost.',
      ]),
      ...noteParts(notes, context),
    ],
    tracks: [
      labelledBoxes(Math.min(couriers, MOST_MARKS), 'C'),
      ...(chips === 0 ? [] : [labelledBoxes(Math.min(chips, MOST_MARKS), '')]),
    ],
    foot: [{ text: chips === 0 ? 'Couriers' : 'Couriers, chips', style: 'soft' }],
  };
};

/** The army on one card: units lost to the withdraw test, and what it counts. */
export const armyCardOf = (context: SheetContext): Card => {
  const { army, points } = context;
  const units = stat(context, 'units');
  const from = stat(context, 'withdrawPoint');
  const pairOf = (term: string, key: string) => ({ term, value: grouped(stat(context, key)) });
  return armyCard(context, {
    subtitle: `${NATIONS[army.nation]}, ${army.year}, ${army.scale} mm`,
    lines: cardLines(
      `${counted(units, 'unit')}, ${counted(army.brigades.length, 'brigade')}`,
      units === 0 ? '' : `Tests to withdraw from ${counted(from, 'unit')} lost`,
      points([]) === null ? '' : 'House points',
    ),
    parts: [
      ...boxesPart(unitBoxes(units, from)),
      pairs([
        pairOf('Battalions', 'battalions'),
        pairOf('Regiments', 'regiments'),
        pairOf('Batteries', 'batteries'),
        pairOf('Figures', 'figures'),
        pairOf('Stands', 'stands'),
        pairOf('Men', 'men'),
        pairOf('Couriers', 'couriers'),
        pairOf('Fire dice', 'fireDice'),
      ]),
      ...bullets(['Below half: the enemy throws 2d6 each turn; throw more or withdraw.']),
    ],
  });
};
