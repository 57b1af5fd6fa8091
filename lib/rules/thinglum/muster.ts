import { holdersOf, namesLost, unitsOfSide, worksFrom, yearWithin } from '../core/army/carry-over';
import type { Ground, Mustering } from '../core/contract/system';
import { openJournal, SILENT } from '../core/muster/muster-journal';
import { inSteps } from '../core/muster/muster-measure';
import { fittedNations } from '../core/muster/muster-nations';
import { withoutScraps } from '../core/muster/muster-scraps';
import { originOf, type SourceSide, UNDER_NOBODY } from '../core/muster/muster-source';
import { withWorking } from '../core/muster/muster-working';
import { typedData } from '../core/read/data';
import { newArmy, unfielded } from './catalogue';
import { type Draft, footBrigades, type Holder, horseBrigades } from './muster-brigades';
import {
  armOf,
  type Conversion,
  countOf,
  MUSTER,
  poolsOf,
  scaleAt,
  type TypedPool,
  typeOf,
  unitsOf,
} from './muster-pools';
import { toSide } from './muster-side';
import type { Army, Brigade, Unit } from './schema';
import { settingOf } from './settings';
import { HOUSE, LIMITS, NATIONS, type NationId, SYSTEM } from './tables';
import { treeOf } from './tree';

const NATION_TABLE = {
  nations: NATIONS,
  marches: MUSTER.nations,
  rest: 'other',
  contingents: false,
  cite: HOUSE,
} as const;

const isGuns = ({ type }: TypedPool): boolean => armOf(type) === 'guns';

/** A brigade of history with its pools of foot and horse, and the batteries of the whole army. */
type PoolsByArm = {
  readonly wings: readonly (readonly { readonly holder: Holder; readonly pools: readonly TypedPool[] }[])[];
  readonly guns: readonly TypedPool[];
};

/** The pools of a side: troops brigade by brigade, guns of the whole army together. */
const sorted = (side: SourceSide, conversion: Conversion): PoolsByArm => {
  const wings: Holder[][] = [
    ...side.formations.map((formation) => holdersOf(formation)),
    // Units directly under the commander form their own wing.
    [{ id: UNDER_NOBODY, name: '', commander: null, units: side.unattached }],
  ];
  const gun = (type: Parameters<typeof typeOf>[0]): boolean => armOf(typeOf(type) ?? 'line') === 'guns';
  const all = wings.flat().flatMap(({ units }) => units.filter(({ type }) => gun(type)));
  return {
    wings: wings.map((holders) =>
      holders.map((holder) => ({
        holder,
        pools: poolsOf(
          holder.units.filter(({ type }) => !gun(type)),
          conversion,
        ),
      })),
    ),
    guns: poolsOf(all, { ...conversion, pooled: true }),
  };
};

/** The least whole factor that gives an army for an evening. */
const eveningFactor = (source: SourceSide, draft: Conversion): number => {
  const sizeAt = (factor: number): number => {
    const pooled = draft.pooled || factor > 1;
    const side = withoutScraps(source, scaleAt(factor), draft, SILENT);
    const { wings, guns } = sorted(side, { ...draft, pooled, journal: { ...draft.journal, ...SILENT } });
    const pools = [...wings.flat().flatMap((part) => part.pools), ...guns];
    return pools.reduce((sum, pool) => sum + countOf(pool, factor), 0);
  };
  const { factorStep, eveningMostFactor } = MUSTER;
  let factor = 1;
  while (factor < eveningMostFactor && sizeAt(factor) > MUSTER.eveningUnits) factor += factorStep;
  return factor;
};

/** One brigade of history as a brigade of foot and one of horse, either of which may be empty. */
const partedBy = (
  { id, name, commander }: Holder,
  pools: readonly TypedPool[],
  conversion: Conversion,
): { readonly foot: Draft; readonly horse: Draft } => {
  const draft = (): Draft => ({ name, commander: commander ?? '', units: [], from: [id] });
  const both = { foot: draft(), horse: draft() };
  for (const pool of pools) {
    const arm = armOf(pool.type);
    if (arm !== 'guns') both[arm].units.push(...unitsOf(pool, conversion));
  }
  return both;
};

const built = (
  { wings, guns }: PoolsByArm,
  conversion: Conversion,
): { brigades: Draft[]; direct: Unit[] } => ({
  brigades: wings.flatMap((wing) => {
    const drafts = wing.map(({ holder, pools }) => partedBy(holder, pools, conversion));
    return [
      ...footBrigades(
        drafts.map(({ foot }) => foot),
        conversion.journal,
      ),
      ...horseBrigades(
        drafts.map(({ horse }) => horse),
        conversion.journal,
      ),
    ];
  }),
  direct: guns.filter(isGuns).flatMap((pool) => unitsOf(pool, conversion)),
});

const scaleTold = (factor: number, pooled: boolean): string[] => [
  `A figure stands for ${LIMITS.menPerFigure.value * factor} men; one unit on the table for ${factor} of a battalion of ${MUSTER.battalionMen} men or of a regiment of ${MUSTER.horseMen}.`,
  `The model of a gun stands for ${MUSTER.gunsPerModel * factor} guns; all batteries are directly under the commander in chief, battalion guns are left out.`,
  `${pooled ? 'Troops of one kind are pooled within a brigade' : 'Each battalion and regiment forms its own units'}; brigades of foot have three to five battalions, brigades of horse two regiments, merged and split within their wing.`,
];

const fromSide: Mustering<Army>['fromSide'] = (given, options, newId) => {
  const { name, scale, budget = null, settings = {}, choices = {} } = options;
  const { side: source, journal } = openJournal(given, choices);
  const wish = settingOf({ settings }, 'pool') === true;
  const draft: Conversion = { factor: 1, pooled: wish, choices, journal, newId };
  const factor = options.factor ?? eveningFactor(source, draft);
  const side = withoutScraps(source, scaleAt(factor), options, journal);
  const pooled = wish || factor > 1;
  const sides = sorted(side, { ...draft, pooled });
  const [figures = '', models = '', pooling = ''] = scaleTold(factor, pooled);
  const scaled = { kind: 'scale', values: { factor } } as const;
  journal.tell({ ...scaled, text: figures, cite: LIMITS.menPerFigure.cite });
  journal.tell({ ...scaled, text: models, cite: HOUSE });
  journal.tell({ kind: 'post', text: pooling, cite: LIMITS.footBrigade.cite });
  const nations = fittedNations(side, NATION_TABLE);
  const { year, assumptions: yearTold } = yearWithin(side.year, SYSTEM.years, HOUSE);
  journal.carry('setting', [...yearTold, ...nations.assumptions]);
  for (const unit of unitsOfSide(side)) {
    if (typeOf(unit.type) !== undefined) continue;
    const text = 'these rules have no wagons; left out';
    journal.note([unit], { kind: 'left-out', text, cite: HOUSE });
  }
  const { brigades, direct } = built(sides, { ...draft, factor, pooled });
  const file = newArmy({ name, nation: nations.main, year, scale, budget }, newId);
  const army: Army = {
    ...file.army,
    chiefs: file.army.chiefs.map((chief) => ({ ...chief, name: side.commander ?? '' })),
    brigades: brigades.map(
      ({ name: brigade, commander, units }): Brigade => ({
        id: newId(),
        name: brigade,
        commanders: [{ id: newId(), name: commander, die: 'open' }],
        units,
      }),
    ),
    direct,
  };
  journal.carry('left-out', worksFrom(side.works, {}, HOUSE).assumptions);
  journal.carry('post', namesLost(side, treeOf(army), HOUSE));
  return withWorking(
    {
      file: { ...file, settings, origin: originOf(side), army },
      times: factor,
      factor,
    },
    journal,
  );
};

/** To and from an order of battle, loaded when wanted. */
export const muster: Mustering<Army> = {
  ground: typedData<Ground>(MUSTER.ground),
  asks: ['pool'],
  factors: inSteps(1, MUSTER.mostFactor, MUSTER.factorStep),
  measure: { stat: 'figures', label: 'figures' },
  usualFactor: 1,
  makeUp: {
    battery: MUSTER.gunsPerModel * LIMITS.battery.guns,
    battalions: 1,
    squadrons: 1,
    fields: (nation, year, type) => {
      const own = typeOf(type);
      return own !== undefined && unfielded(own, nation as NationId, year) === undefined;
    },
  },
  fromSide,
  toSide,
};
