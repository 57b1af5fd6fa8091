import { signed } from '../core/army/number';
import { counted } from '../core/army/words';
import type { Box } from '../core/sheet/sheet';
import { inches } from './distances';
import type { Army } from './schema';
import { gunsOf, menOf } from './summary';
import { ARMS, NATIONS, TYPES } from './tables';
import type { Tariff } from './tariff';
import type { UnitFacts } from './unit-facts';

/** "1,200 men", "12 guns"; nothing for wagons. */
export const countText = (unit: UnitFacts, factor: number): string => {
  const guns = gunsOf(unit, factor);
  if (guns !== null) return counted(guns, 'gun');
  const men = menOf(unit, factor);
  return men === null ? '' : counted(men, 'man', 'men');
};

/** What a unit fires with beside its strength: "+1 British, +1 regimental guns". */
export const fireText = ({ regimentalGuns, fireBonus, nation }: UnitFacts, tariff: Tariff): string =>
  [
    fireBonus ? `+1 ${NATIONS[nation].fireBonus === true ? NATIONS[nation].adjective : 'British'}` : '',
    regimentalGuns ? `${tariff.signed('regimentalGuns')} regimental guns` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** How far a unit evades a charge, at the figure scale; empty for one that cannot. */
export const evadeText = ({ arm }: UnitFacts, scale: Army['scale']): string =>
  ARMS[arm].evades === 0 ? '' : `evades ${inches(ARMS[arm].evades, scale)}`;

/** The wagons of engineers: "explosives 6, tools, pontoons". */
export const trainText = ({ unit: { explosives, tools, pontoons } }: Pick<UnitFacts, 'unit'>): string =>
  [
    explosives === undefined ? '' : `explosives ${explosives}`,
    tools ? 'tools' : '',
    pontoons ? 'pontoons' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** What a unit is, beside its name: contingent, type, calibre. */
export const kindText = ({ unit, nation }: UnitFacts, main: UnitFacts['nation']): string => {
  const { short, pieces } = TYPES[unit.type];
  const kind = [nation === main ? '' : NATIONS[nation].adjective, unit.name === '' ? '' : short]
    .filter(Boolean)
    .join(' ');
  return [kind, pieces].filter(Boolean).join(', ');
};

/** A unit above the limit has no more boxes than this: a track holds no more. */
const MOST = 12;

const minus = (value: number): string => signed(value).replace('+', '');

/** One box for each strength point, crossed off from the left: under it the basic morale while it is the next to go. */
export const moraleTrack = ({ sp, modifier }: Pick<UnitFacts, 'sp' | 'modifier'>): Box[] =>
  Array.from({ length: Math.min(sp, MOST) }, (_, index) => ({
    kind: 'plain',
    label: minus(sp - index + modifier),
  }));
