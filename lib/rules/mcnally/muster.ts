import data from '@/data/mcnally/muster.json';
import type { ArmyFile } from '../core/document';
import { grouped } from '../core/number';
import type { Assumption, OobFormation, OobSide } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { generalsFrom, wingsFrom } from './muster-brigades';
import { type Conversion, MUSTER_CITE, nationFor, neutralUnit, strangers } from './muster-units';
import { brigadeName, counted } from './names';
import { newArmy } from './new-army';
import type { Army } from './schema';
import { gunsOf, menOf } from './stats';
import { survey } from './survey';
import { ARMS } from './tables';
import { tariffOf } from './tariff';
import type { UnitFacts } from './unit-facts';

/** How many times the printed men a standard unit stands for, so that `units` become about twenty (step 6). */
export const factorFor = (units: number): number =>
  units > data.eveningUnits ? Math.ceil((2 * units) / data.eveningUnits) / 2 : 1;

const toSide = (file: ArmyFile<Army>): { side: OobSide; assumptions: Assumption[] } => {
  const { army, name } = file;
  const facts = survey(file);
  const neutral = (unit: UnitFacts) => neutralUnit(unit, menOf(unit, army.factor), gunsOf(unit, army.factor));
  const brigades = army.brigades.map(
    (brigade, index): OobFormation => ({
      name: brigadeName(brigade, index),
      kind: 'brigade',
      commander: brigade.brigadier?.name || null,
      units: (facts.lists[index] ?? []).map(neutral),
      children: [],
    }),
  );
  const led = new Set<string>();
  const wings = army.generals.flatMap((general, index): OobFormation[] => {
    const own = army.brigades.flatMap(({ id }, place) => {
      const brigade = brigades[place];
      if (brigade === undefined || led.has(id) || !general.brigades.includes(id)) return [];
      led.add(id);
      return [brigade];
    });
    return own.length === 0
      ? []
      : [
          {
            name: general.name || `Wing ${index + 1}`,
            kind: 'wing',
            commander: general.name || null,
            units: [],
            children: own,
          },
        ];
  });
  const cinc = army.generals.find(({ rank }) => rank === 'cinc');
  return {
    side: {
      name,
      nation: army.nation,
      year: army.year,
      commander: cinc?.name || null,
      formations: [...wings, ...brigades.filter((_, index) => !led.has(army.brigades[index]?.id ?? ''))],
      unattached: (facts.lists.at(-1) ?? []).map(neutral),
    },
    assumptions: [
      {
        text: `Men and guns as entered; where only strength points are known, a sixth of ${grouped((ARMS['close-order'].men ?? 0) * army.factor)} close order, ${grouped((ARMS['open-order'].men ?? 0) * army.factor)} open order, ${grouped((ARMS['heavy-cavalry'].men ?? 0) * army.factor)} horse or ${grouped((ARMS.artillery.guns ?? 0) * army.factor)} guns for each.`,
        cite: MUSTER_CITE,
      },
    ],
  };
};

const fromSide: Mustering<Army>['fromSide'] = (side, { name, scale, factor, settings = {} }, newId) => {
  const nation = nationFor(side.nation, 'austria');
  const blank = newArmy({ name, nation, year: side.year, scale, budget: null }, newId);
  const build = (times: number) => {
    const assumptions: Assumption[] = [];
    const army: Army = { ...blank.army, factor: times };
    const conversion: Conversion = {
      army,
      tariff: tariffOf(blank),
      method: 'per20',
      newId,
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
  return {
    file: {
      ...blank,
      settings,
      origin: { kind: 'order of battle', name: side.name },
      army: made.army,
    },
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
      ...made.assumptions,
      ...strangers(made.units, nation),
    ],
  };
};

/** To and from an order of battle, loaded when wanted. */
export const muster: Mustering<Army> = { fromSide, toSide };
