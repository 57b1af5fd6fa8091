import data from '@/data/mcnally/muster.json';
import { namesLost, worksFrom, yearWithin } from '../core/carry-over';
import { fittedNations } from '../core/muster-nations';
import { grouped } from '../core/number';
import type { Assumption, OobSide } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { counted } from '../core/words';
import { generalsFrom, wingsFrom } from './muster-brigades';
import { toSide } from './muster-side';
import { type Conversion, MUSTER_CITE, strangers } from './muster-units';
import { newArmy } from './new-army';
import type { Army, Fieldwork } from './schema';
import { ARMS, NATIONS, SYSTEM } from './tables';
import { tariffOf } from './tariff';
import { treeOf } from './tree';

const NATION_TABLE = {
  nations: NATIONS,
  marches: data.nations,
  rest: 'imagi-nation',
  contingents: true,
  cite: MUSTER_CITE,
} as const;

/** Works one by one, as the scenario gives them; more than a field has room for are told. */
const fieldworks = (
  works: OobSide['works'],
  newId: () => string,
): { built: Fieldwork[]; told: readonly Assumption[] } => {
  const { taken, told } = worksFrom(works, data.works, MUSTER_CITE);
  const each = taken.flatMap(({ name, count }) =>
    Array.from({ length: count }, (_, index) => (count === 1 ? name : `${name.slice(0, 110)}, ${index + 1}`)),
  );
  const built = each
    .slice(0, data.most.works)
    .map((name) => ({ id: newId(), name, sp: data.leftBehind.works.sp.usual }));
  const lines = [
    ...(built.length === 0
      ? []
      : [
          `${counted(built.length, 'fieldwork')} of ${data.leftBehind.works.sp.usual} strength points each, given by the scenario.`,
        ]),
    ...(each.length > built.length
      ? [`${counted(each.length - built.length, 'fieldwork')} more left out.`]
      : []),
  ];
  return { built, told: [...told, ...lines.map((text) => ({ text, cite: MUSTER_CITE }))] };
};

/** How many times the printed men a standard unit stands for, so that `units` become about twenty (step 6). */
export const factorFor = (units: number): number =>
  units > data.eveningUnits ? Math.ceil((2 * units) / data.eveningUnits) / 2 : 1;

const fromSide: Mustering<Army>['fromSide'] = (side, { name, scale, factor, settings = {} }, newId) => {
  const nations = fittedNations(side, NATION_TABLE);
  const nation = nations.main;
  const { year, told: yearTold } = yearWithin(side.year, SYSTEM.years, MUSTER_CITE);
  const blank = newArmy({ name, nation, year, scale, budget: null }, newId);
  const build = (times: number) => {
    const assumptions: Assumption[] = [];
    const army: Army = { ...blank.army, factor: times };
    const conversion: Conversion = {
      army,
      tariff: tariffOf(blank),
      method: 'per20',
      newId,
      nationOf: nations.of,
      tell: (text, cite = MUSTER_CITE) => assumptions.push({ text, cite }),
    };
    const wings = wingsFrom(side, nation, conversion);
    const brigades = wings.flatMap((wing) => wing.brigades);
    const units = brigades.flatMap((brigade) => brigade.units);
    const generals = generalsFrom(wings, side.commander, conversion);
    return { army: { ...army, brigades, generals }, units, assumptions };
  };
  const first = build(factor === null ? 1 : Math.max(0.5, Math.round(factor * 2) / 2));
  const times = factor === null ? factorFor(first.units.length) : first.army.factor;
  const made = times === first.army.factor ? first : build(times);
  const { men } = ARMS['close-order'];
  const works = fieldworks(side.works, newId);
  const { nationName } = side;
  return {
    file: {
      ...blank,
      settings: works.built.length > 0 ? { ...settings, fieldworks: 'scenario' } : settings,
      origin: { kind: 'order of battle', name: side.name },
      army: {
        ...made.army,
        ...(nation === 'imagi-nation' && nationName && { nationName }),
        works: works.built,
      },
    },
    times: 1,
    assumptions: [
      {
        text:
          times === 1
            ? `Standard units as printed; ${counted(made.units.length, 'unit')}.`
            : `A standard unit stands for ${times} times the printed men (${grouped((men ?? 0) * times)} close order)${factor === null ? `; as printed there would be ${first.units.length} units` : ''}.`,
        cite: MUSTER_CITE,
      },
      {
        text: `Where no men are given, a battalion counts ${data.battalionMen} and a squadron ${data.squadronMen}; strength points by steps of 20 %.`,
        cite: data.strengthCite,
      },
      ...yearTold,
      ...nations.told,
      ...made.assumptions,
      ...strangers(made.units, nation),
      ...works.told,
      ...namesLost(side, treeOf(made.army), MUSTER_CITE),
    ],
  };
};

/** To and from an order of battle, loaded when wanted. */
export const muster: Mustering<Army> = { fromSide, toSide };
