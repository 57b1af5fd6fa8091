import data from '@/data/mcnally/muster.json';
import { namesLost, worksFrom, yearWithin } from '../core/army/carry-over';
import { grouped } from '../core/army/number';
import { counted } from '../core/army/words';
import type { Ground, Mustering } from '../core/contract/system';
import { openJournal } from '../core/muster/muster-journal';
import { inBounds, inSteps } from '../core/muster/muster-measure';
import { fittedNations } from '../core/muster/muster-nations';
import { withoutScraps } from '../core/muster/muster-scraps';
import { originOf } from '../core/muster/muster-source';
import { withWorking } from '../core/muster/muster-working';
import type { Assumption, MusterOptions, OobSide } from '../core/muster/order-of-battle';
import { typedData } from '../core/read/data';
import { BOUNDS } from './bounds';
import { newArmy } from './catalogue';
import { generalsFrom, wingsFrom } from './muster-brigades';
import { toSide } from './muster-side';
import { type Conversion, hasTroops, MUSTER_CITE, scaleOf } from './muster-units';
import type { Army, Fieldwork } from './schema';
import { ARMS, NATIONS, type NationId, SYSTEM } from './tables';
import { tariffOf } from './tariff';
import { treeOf } from './tree';

const NATION_TABLE = {
  nations: NATIONS,
  marches: data.nations,
  rest: 'imagi-nation',
  contingents: true,
  cite: MUSTER_CITE,
} as const;

/** Works one by one, as the scenario gives them; more than a field has room for are reported. */
const fieldworks = (
  works: OobSide['works'],
  newId: () => string,
): { built: Fieldwork[]; assumptions: readonly Assumption[] } => {
  const { takenWorks, assumptions } = worksFrom(works, data.works, MUSTER_CITE);
  const each = takenWorks.flatMap(({ name, count }) =>
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
  return { built, assumptions: [...assumptions, ...lines.map((text) => ({ text, cite: MUSTER_CITE }))] };
};

/** The multiple of the printed men of a standard unit, so that `units` become about twenty (step 6). */
export const factorFor = (units: number): number =>
  units > data.eveningUnits ? Math.ceil((2 * units) / data.eveningUnits) / 2 : 1;

const scaleText = (times: number, units: number, asPrinted: number | null): string => {
  if (times === 1) return `Standard units as printed; ${counted(units, 'unit')}.`;
  const { men } = ARMS['close-order'];
  const sentence = `A standard unit stands for ${times} times the printed men (${grouped((men ?? 0) * times)} close order)`;
  return asPrinted === null ? `${sentence}.` : `${sentence}; as printed there would be ${asPrinted} units.`;
};

/** The army of a side at this many times the printed men, and its journal. */
const build = (
  given: OobSide,
  times: number,
  { name, scale, budget = null, choices = {} }: MusterOptions,
  newId: () => string,
) => {
  const { side, journal } = openJournal(given, choices);
  const nations = fittedNations(side, NATION_TABLE);
  const { year, assumptions: yearTold } = yearWithin(side.year, SYSTEM.years, MUSTER_CITE);
  const blank = newArmy({ name, nation: nations.main, year, scale, budget }, newId);
  const army: Army = { ...blank.army, factor: times };
  const conversion: Conversion = {
    army,
    tariff: tariffOf(blank),
    method: 'per20',
    newId,
    choices,
    journal,
    nationOf: nations.of,
    from: new Map(),
    apart: new Set(),
  };
  const whole = withoutScraps(side, scaleOf(conversion), { choices, budget }, journal);
  const wings = wingsFrom(whole, nations.main, conversion);
  const brigades = wings.flatMap((wing) => wing.brigades);
  const units = brigades.flatMap((brigade) => brigade.units);
  for (const { id } of units) journal.recordUnit(id, conversion.from.get(id) ?? []);
  const generals = generalsFrom(wings, side.commander, conversion);
  const settings = [...yearTold, ...nations.assumptions];
  return { side, blank, army: { ...army, brigades, generals }, units, journal, settings };
};

const fromSide: Mustering<Army>['fromSide'] = (given, options, newId) => {
  const { factor, settings = {} } = options;
  const first = build(given, factor === null ? 1 : inBounds(factor, BOUNDS.factor), options, newId);
  const times = factor === null ? factorFor(first.units.length) : first.army.factor;
  const final = times === first.army.factor ? first : build(given, times, options, newId);
  const { side, blank, journal } = final;
  const asPrinted = factor === null ? first.units.length : null;
  const works = fieldworks(side.works, newId);
  const { nationName } = side;
  const army: Army = {
    ...final.army,
    ...(final.army.nation === 'imagi-nation' && nationName && { nationName }),
    works: works.built,
  };
  const text = scaleText(times, final.units.length, asPrinted);
  journal.first({ kind: 'scale', text, values: { factor: times }, cite: MUSTER_CITE });
  journal.tell({
    kind: 'default',
    text: `Where no men are given, a battalion counts ${data.battalionMen} and a squadron ${data.squadronMen}; strength points by steps of 20 %.`,
    cite: data.strengthCite,
  });
  journal.carry('setting', final.settings);
  journal.carry('left-out', works.assumptions);
  journal.carry('post', namesLost(side, treeOf(army), MUSTER_CITE));
  return withWorking(
    {
      file: {
        ...blank,
        settings: works.built.length > 0 ? { ...settings, fieldworks: 'scenario' } : settings,
        origin: originOf(side),
        army,
      },
      times: 1,
      factor: times,
    },
    journal,
  );
};

/** To and from an order of battle, loaded when wanted. */
export const muster: Mustering<Army> = {
  ground: typedData<Ground>(data.ground),
  factors: inSteps(BOUNDS.factor.min, BOUNDS.factor.max, BOUNDS.factor.step),
  measure: { stat: 'sp', label: 'SP' },
  usualFactor: 1,
  makeUp: {
    battery: ARMS.artillery.guns ?? data.batteryGuns,
    battalions: 1,
    squadrons: 1,
    fields: (nation, year, type) => hasTroops(nation as NationId, year, type),
  },
  fromSide,
  toSide,
};
