import { counted } from '../../core/army/words';
import { noteParts, priceText } from '../../core/sheet/card-sheet';
import { hanging, pairs } from '../../core/sheet/parts';
import type { Box } from '../../core/sheet/sheet';
import type { Card, Part, StripPart } from '../../core/sheet/sheet-parts';
import type { UnitAtPath } from '../../core/tree/tree';
import { countedName, type Pile } from '../../core/tree/unit-lists';
import { HIT_TABLE, type HitRowId } from '../hits';
import { SCORE_HEADS } from '../reference/fire';
import { HITS } from '../reference/melee';
import type { Unit } from '../schema';
import type { SheetContext } from '../sheet-context';
import { NATIONS, TYPES } from '../tables';
import { halves, unitName, unitNoun } from '../tree';
import { CLASSES, nationalRow, type UnitFacts, unitFacts } from '../unit-facts';
import { unitOptions } from '../unit-options';
import { fireParts, meleePlot, reachPlot } from './odds-plot';
import { enemyDice, fireBands, moveMeasures, noFire, ownDice, rolls, shell, traits } from './unit-text';

const strip = (title: string, row: HitRowId): StripPart => {
  const { label, hits } = HIT_TABLE.rows[row];
  return {
    kind: 'strip',
    title,
    note: label,
    columns: hits.map((count, index) => ({
      head: SCORE_HEADS[index] ?? '',
      value: `${count}`,
      mute: count === 0,
    })),
  };
};

/** The row of the hit table it fires on (p. 34), or fights on where it does not fire. */
const strips = ({ hitRow, fireRow }: UnitFacts): Part[] => {
  const row = fireRow ?? hitRow;
  if (row === null) return [];
  return [strip(row === hitRow ? 'Hits scored' : 'Hits, firing', row)];
};

/** The row it fights on where it fires on another (R14). */
const meleeRow = ({ hitRow, fireRow }: UnitFacts): { term: string; text: string }[] => {
  if (hitRow === null || fireRow === hitRow) return [];
  const { label, hits } = HIT_TABLE.rows[hitRow];
  return [{ term: 'In melee', text: `${label.toLowerCase()}: ${hits.join(', ')}` }];
};

const footprint = ({ bases, figures, frontage }: UnitFacts): string => {
  if (frontage === null) return '';
  return `${counted(bases, 'base')}, ${figures} figures, ${Math.round(frontage * 10) / 10} cm wide`;
};

/** "medium cavalry", "close order". */
const armOf = ({ type }: Unit): string => {
  const { arm, weight = 'medium' } = TYPES[type];
  const arms = {
    'close-order': 'close order',
    'light-infantry': 'light infantry',
    cavalry: `${weight} cavalry`,
    artillery: `${weight} artillery`,
    transport: 'transport',
  };
  return arms[arm];
};

/** More characters than this have no room under the name on the narrowest card. */
const MOST_SAID = 46;

/** Whose it is, with the years of its table; in short the nation alone. */
const whose = (unit: Unit, { army, nation, file }: SheetContext): readonly [string, string] => {
  const { title: row } = nationalRow(file, unit);
  if (army.nation === 'imagi-nation' && unit.nation === undefined) return [row, row];
  const { label } = NATIONS[unit.nation ?? nation];
  return [row.startsWith(label) ? row : label, label];
};

/** What kind it is and of which arm, as far as its name does not say so, and whose. */
const subtitle = (unit: Unit, context: SheetContext): string => {
  const noun = unitNoun(unit, unit.nation ?? context.nation);
  const name = unitName(unit);
  const kind = noun.startsWith(name) ? noun.slice(name.length).replace(/^, /, '') : noun;
  const arm = armOf(unit);
  // a "Light battery" says so itself
  const [weight = arm] = TYPES[unit.type].arm === 'artillery' ? arm.split(' ') : [arm];
  const saysArm = noun.toLowerCase().startsWith(weight);
  const [long, short] = whose(unit, context).map((nation) =>
    [kind, saysArm ? '' : arm, nation].filter(Boolean).join(', '),
  );
  const line = (long ?? '').length > MOST_SAID ? (short ?? '') : (long ?? '');
  return line.charAt(0).toUpperCase() + line.slice(1);
};

/** What light infantry fires with: its ranges alone do not say it. */
const firesWith = (unit: Unit, { weapon, ranges }: UnitFacts): string =>
  TYPES[unit.type].arm === 'light-infantry' && ranges !== null ? `, ${weapon.toLowerCase()}` : '';

/** The card of a unit, or of several identical ones. */
export const unitCard = (pile: Pile<UnitAtPath<Unit>>, context: SheetContext): Card => {
  const { of, count, post, points } = pile;
  const { unit } = of;
  const { army, file, nation } = context;
  const facts = unitFacts(unit, file);
  const sized = unitOptions(unit).sizes || unit.size !== 'standard';
  const tracks: Box[][] = Array.from({ length: count }, () => [...HITS]);
  const lost = halves(facts.armyPoints);
  // on a card of several the tracks take the whole foot
  const each = count > 1 ? `${lost} AP each, ` : '';
  return {
    title: countedName(count, unitName(unit)),
    subtitle: subtitle(unit, context),
    sum: priceText(points),
    symbol: TYPES[unit.type].symbol,
    nation: unit.nation ?? (army.nation === 'imagi-nation' ? army.nation : nation),
    lines: [
      [
        { text: CLASSES[unit.class], style: 'strong' },
        { text: `${sized ? `, ${unit.size} size` : ''}${firesWith(unit, facts)}` },
      ],
      [{ text: each + (each === '' ? post.charAt(0).toUpperCase() + post.slice(1) : post), style: 'soft' }],
      [{ text: footprint(facts), style: 'soft' }],
    ],
    parts: [
      ...moveMeasures(unit, facts),
      ...(facts.ranges === null
        ? [...noFire(unit), ...meleePlot(unit, context)]
        : fireParts(unit, fireBands(unit, facts), context)),
      ...strips(facts),
      hanging([
        ...meleeRow(facts),
        ...shell(unit, context),
        { term: 'Own dice', text: ownDice(unit, facts) },
        { term: 'Enemy dice', text: enemyDice(unit) },
      ]),
      pairs(rolls(unit, facts)),
      traits(unit, facts, context),
      ...reachPlot(unit, context),
      ...(facts.ranges === null ? [] : meleePlot(unit, context)),
      ...noteParts(unit.notes, context),
    ],
    tracks,
    foot: count > 1 ? [] : [{ text: 'Lost: ' }, { text: lost, style: 'strong' }, { text: ' AP' }],
  };
};
