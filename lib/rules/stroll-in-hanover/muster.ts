import data from '@/data/stroll-in-hanover/muster.json';
import { namesLost, type TakenWorks, worksFrom, yearWithin } from '../core/army/carry-over';
import { MAX_NAME } from '../core/army/name';
import { counted } from '../core/army/words';
import type { Ground, Mustering } from '../core/contract/system';
import { isDated } from '../core/muster/muster-choices';
import { openJournal, SILENT } from '../core/muster/muster-journal';
import { inBounds, inSteps } from '../core/muster/muster-measure';
import { fittedNations } from '../core/muster/muster-nations';
import { originOf } from '../core/muster/muster-source';
import { withWorking } from '../core/muster/muster-working';
import type { Assumption, OobSide, OobUnit, OobWorksKind } from '../core/muster/order-of-battle';
import { typedData } from '../core/read/data';
import { BOUNDS } from './bounds';
import { newArmy } from './catalogue';
import { typeOf } from './muster-parts';
import { toSide } from './muster-side';
import { CITE, type Conversion, partsFor, poolsOf, standsOf } from './muster-stands';
import { wingsOf } from './muster-wings';
import type { Army, Division, Works } from './schema';
import { classOf, fieldingOf, LIMITS, NATIONS, type NationId, SYSTEM } from './tables';
import { treeOf } from './tree';

const NATION_TABLE = {
  nations: NATIONS,
  marches: data.nations,
  rest: 'imagi-nation',
  contingents: true,
  cite: CITE,
} as const;

const countGuns = (units: readonly OobUnit[]): number =>
  units.reduce(
    (sum, { arm, guns }) => sum + (arm === 'artillery' ? (guns ?? data.gunsOfUnknownBattery) : 0),
    0,
  );

/** Real units for each of the book's, so that about twenty stands come out: steps of a half above 25 stands. */
export const factorFor = (stands: number): number =>
  stands > data.mostStands ? Math.ceil((2 * stands) / data.eveningStands) / 2 : 1;

const scaleTold = (factor: number, stands: number, isChosen: boolean): string[] => {
  const { least, most } = data.footPerSp;
  return [
    factor === 1
      ? `One stand is 2 to 4 battalions, 4 to 8 squadrons or 6 to 10 guns; ${counted(stands, 'stand')}.`
      : `${isChosen ? 'Factor' : `${counted(stands, 'stand')} at full scale, so factor`} ${factor}: one stand is ${2 * factor} to ${4 * factor} battalions, ${4 * factor} to ${8 * factor} squadrons or ${6 * factor} to ${10 * factor} guns, one SP ${least * factor} to ${most * factor} men on foot or ${data.horsePerSp * factor} horsemen.`,
    'Strength from battalions and men; Morale by troop type: our defaults, because the official lists are lost.',
    'Regimental guns are part of the infantry; guns listed are taken as position guns.',
    'Line infantry is taken to have its grenadiers with it; mark No grenadiers where they were detached.',
    `The general in chief has rating ${data.generalRating}, lieutenant generals ${data.lieutenantRating}; change them as you like.`,
  ];
};

type WorksOfSide = TakenWorks<Works['type']>;

/** The first works up to this many segments, and how many are left out. */
const within = (works: readonly WorksOfSide[], most: number): { inside: WorksOfSide[]; over: number } => {
  let room = most;
  let over = 0;
  const inside = works.flatMap((work) => {
    if (work.type !== 'works') return [work];
    const count = Math.min(work.count, room);
    room -= count;
    over += work.count - count;
    return count === 0 ? [] : [{ ...work, count }];
  });
  return { inside, over };
};

/** Works of a defender (s. 16): no more segments than a quarter of the troop stands may hold; the rest is reported. */
const worksOf = (
  works: OobSide['works'],
  most: number,
  newId: () => string,
): { built: Works[]; assumptions: readonly Assumption[] } => {
  const { takenWorks, assumptions } = worksFrom(
    works,
    data.works as Partial<Record<OobWorksKind, Works['type']>>,
    data.cite,
  );
  const { inside, over } = within(takenWorks, most);
  return {
    built: inside.map((work) => ({ id: newId(), ...work })),
    assumptions: [
      ...assumptions,
      ...(over === 0
        ? []
        : [
            {
              text: `${counted(over, 'segment')} of works left out: the rules allow one for every ${LIMITS.worksShare.of} stands of troops, ${most} here.`,
              cite: LIMITS.worksShare.cite,
            },
          ]),
    ],
  };
};

const fromSide: Mustering<Army>['fromSide'] = (given, options, newId) => {
  const { name, scale, budget = null, factor: givenFactor, settings = {}, choices = {} } = options;
  const { side, journal } = openJournal(given, choices);
  const nations = fittedNations(side, NATION_TABLE);
  const { main } = nations;
  const { year, assumptions: yearTold } = yearWithin(side.year, SYSTEM.years, CITE);
  const { wings, direct } = wingsOf(side);
  const all = [...wings, direct];
  const withGuns = countGuns(all.flatMap(({ brigades }) => brigades.flat())) >= data.leastGunsOfArmy;
  const full: Conversion = { factor: 1, withGuns, choices, nationOf: nations.of };
  const standsAtFull = all.reduce(
    (sum, wing) => sum + poolsOf(wing, full, SILENT).reduce((own, pool) => own + partsFor(pool, 1).length, 0),
    0,
  );
  const factor = inBounds(givenFactor ?? factorFor(standsAtFull), BOUNDS.factor);
  for (const text of scaleTold(factor, standsAtFull, givenFactor !== null)) {
    journal.tell({ kind: 'scale', text, values: { factor }, cite: CITE });
  }
  journal.carry('setting', [...yearTold, ...nations.assumptions]);
  const stands = all.map((wing) =>
    poolsOf(wing, { ...full, factor }, journal).flatMap((pool) =>
      standsOf(pool, { factor, main, newId }, journal),
    ),
  );
  const troops = stands.flat().filter((stand) => classOf(stand).arm !== 'artillery').length;
  const works = worksOf(side.works, Math.floor(troops / LIMITS.worksShare.of), newId);
  const file = newArmy({ name, nation: main, year, scale, budget }, newId);
  const divisions = wings.map(
    (wing, index): Division => ({
      id: newId(),
      name: wing.name.slice(0, MAX_NAME),
      commander: {
        id: newId(),
        name: (wing.commander ?? '').slice(0, MAX_NAME),
        rating: data.lieutenantRating as '0',
      },
      units: stands[index] ?? [],
    }),
  );
  const army: Army = {
    ...file.army,
    ...(factor !== 1 && { factor }),
    general: {
      id: newId(),
      name: (side.commander ?? '').slice(0, MAX_NAME),
      rating: data.generalRating as '1',
    },
    ...(main === 'imagi-nation' && side.nationName && { nationName: side.nationName }),
    divisions: divisions.filter(({ units }) => units.length > 0),
    direct: stands.at(-1) ?? [],
    works: works.built,
  };
  journal.carry('left-out', works.assumptions);
  journal.carry('post', namesLost(side, treeOf(army), CITE));
  return withWorking(
    {
      file: {
        ...file,
        settings,
        origin: originOf(side),
        army,
      },
      times: 1,
      factor,
    },
    journal,
  );
};

/** To and from an order of battle, loaded when wanted. */
export const muster: Mustering<Army> = {
  ground: typedData<Ground>(data.ground),
  factors: inSteps(data.leastFactor, BOUNDS.factor.max, BOUNDS.factor.step),
  measure: { stat: 'sp', label: 'strength points' },
  usualFactor: 1,
  makeUp: {
    battery: data.gunsOfBattery,
    battalions: data.leastBattalions,
    squadrons: data.leastSquadrons,
    fields: (nation, year, type) => {
      const own = typeOf(type, nation);
      const fielding = own === null ? undefined : fieldingOf(nation as NationId, own);
      return fielding !== undefined && isDated(fielding, year);
    },
  },
  fromSide,
  toSide,
};
