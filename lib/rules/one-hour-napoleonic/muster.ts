import data from '@/data/one-hour-napoleonic/muster.json';
import {
  commandersOfSide,
  leadersLost,
  unitsOfFormation,
  unitsOfSide,
  worksFrom,
  yearWithin,
} from '../core/army/carry-over';
import { grouped } from '../core/army/number';
import type { Mustering } from '../core/contract/system';
import { openJournal, SILENT } from '../core/muster/muster-journal';
import { inSteps } from '../core/muster/muster-measure';
import { fittedNations } from '../core/muster/muster-nations';
import { withoutScraps } from '../core/muster/muster-scraps';
import { originOf, type SourceSide } from '../core/muster/muster-source';
import { withWorking } from '../core/muster/muster-working';
import { BOUNDS } from './bounds';
import { newArmy, unfielded } from './catalogue';
import { CITE, countedAt, poolsOf, scaleAt, sumOf, type TypedPool, typeOf, unitsOf } from './muster-pools';
import { toSide } from './muster-side';
import type { Army, Formation } from './schema';
import { settingOf } from './settings';
import { LIMITS, NATIONS, type NationId, SYSTEM } from './tables';

const NATION_TABLE = {
  nations: NATIONS,
  marches: data.nations,
  rest: 'other',
  contingents: false,
  cite: CITE,
} as const;

/** Men to a unit of foot, nearest to the usual, so that no fewer than six and no more than twelve units come out. */
const eveningMen = (pools: readonly TypedPool[], usual: number): number => {
  const count = (men: number): number => pools.reduce((sum, pool) => sum + countedAt(pool, men).count, 0);
  if (pools.every((pool) => sumOf(pool) === 0)) return usual;
  let men = usual;
  // a battalion is never more than one unit
  while (men > data.leastMen && count(men) < data.fewestUnits) men -= data.stepOfMen;
  if (men !== usual) return men;
  while (men + data.stepOfMen <= BOUNDS.foot.max && count(men) > data.mostUnits) men += data.stepOfMen;
  return men;
};

/** Men to a unit of foot at a factor of real battalions to a unit. */
const menAt = (factor: number): number =>
  Math.min(BOUNDS.foot.max, Math.max(BOUNDS.foot.min, Math.round(data.battalionMen * factor)));

const scaleText = (menPerFoot: number, usual: number, given: boolean): string => {
  const guns = Math.round((LIMITS.guns.usual * menPerFoot) / LIMITS.foot.usual);
  const sentence = `A unit of foot stands for ${grouped(menPerFoot)} men, of horse for ${grouped(menPerFoot / 2)}, a reserve for ${guns} guns`;
  return menPerFoot === usual || given
    ? `${sentence}.`
    : `${sentence}, which gives ${data.fewestUnits} to ${data.mostUnits} units; the usual size is ${grouped(usual)} men.`;
};

/** Men to a unit of foot before the armies of 1815: half of those. */
const HALF_SIZE = LIMITS.foot.usual / 2;

/** The pools of each formation, and of the units directly under the commander. */
const poolsIn = (side: SourceSide, draft: Parameters<typeof poolsOf>[1]) => ({
  own: side.formations.map((formation) => poolsOf(unitsOfFormation(formation), draft)),
  reserve: poolsOf(side.unattached, draft),
});

const fromSide: Mustering<Army>['fromSide'] = (given, options, newId) => {
  const { name, scale, budget = null, factor, settings = {}, choices = {} } = options;
  const { side: source, journal } = openJournal(given, choices);
  const nations = fittedNations(source, NATION_TABLE);
  const { year, assumptions: yearTold } = yearWithin(source.year, SYSTEM.years, CITE);
  const draft = {
    heavyDragoons: settingOf({ settings }, 'dragoons') === 'heavy',
    withTraits: settingOf({ settings }, 'usualTraits') === true,
    choices,
    journal,
    newId,
  };
  // one number fixes all: seven thousand foot in 1815, half of it in a Seven Years War army
  const usual = source.year < LIMITS.fullSize.from ? HALF_SIZE : LIMITS.foot.usual;
  const silent = { ...draft, journal: { ...journal, ...SILENT } };
  const menPerFoot =
    factor === null ? eveningMen(Object.values(poolsIn(source, silent)).flat(2), usual) : menAt(factor);
  const side = withoutScraps(source, scaleAt(menPerFoot, draft), options, journal);
  const { own, reserve } = poolsIn(side, draft);
  journal.tell({
    kind: 'scale',
    text: scaleText(menPerFoot, usual, factor !== null),
    values: { menPerFoot },
    cite: CITE,
  });
  journal.carry('setting', [...yearTold, ...nations.assumptions]);
  for (const unit of unitsOfSide(side)) {
    if (typeOf(unit, draft) !== null) continue;
    journal.note([unit], { kind: 'left-out', text: 'these rules have no wagons; left out', cite: CITE });
  }
  const conversion = { ...draft, menPerFoot };
  const formations = side.formations.map(
    (formation, index): Formation => ({
      id: newId(),
      name: formation.name,
      units: (own[index] ?? []).flatMap((pool) => unitsOf(pool, conversion)),
    }),
  );
  const loose = reserve.flatMap((pool) => unitsOf(pool, conversion));
  const file = newArmy({ name, nation: nations.main, year, scale, budget }, newId);
  journal.carry('left-out', worksFrom(side.works, {}, CITE).assumptions);
  journal.carry('post', leadersLost(commandersOfSide(side), [side.commander ?? ''], CITE));
  return withWorking(
    {
      file: {
        ...file,
        settings,
        origin: originOf(side),
        army: {
          ...file.army,
          menPerFoot,
          leaders: file.army.leaders.map((leader) => ({ ...leader, name: side.commander ?? '' })),
          formations: formations.filter(({ units }) => units.length > 0),
          reserve: loose,
        },
      },
      times: 1,
      factor: menPerFoot / data.battalionMen,
    },
    journal,
  );
};

/** To and from an order of battle (s. 7 of the digest), loaded when wanted. */
export const muster: Mustering<Army> = {
  asks: ['dragoons', 'usualTraits'],
  factors: inSteps(data.leastMen, BOUNDS.foot.max, data.stepOfMen).map((men) => men / data.battalionMen),
  measure: { stat: 'hits', label: 'hits' },
  usualFactor: HALF_SIZE / data.battalionMen,
  makeUp: {
    battery: Math.round((LIMITS.guns.usual * HALF_SIZE) / LIMITS.foot.usual),
    battalions: 1,
    squadrons: 1,
    fields: (nation, year, type) => {
      const own = typeOf({ type }, { heavyDragoons: false });
      return own !== null && unfielded(own, nation as NationId, year) === undefined;
    },
  },
  fromSide,
  toSide,
};
