import data from '@/data/stroll-in-hanover/muster.json';
import { namesLost, yearWithin } from '../core/carry-over';
import type { Cite } from '../core/citation';
import { fittedNations } from '../core/muster-nations';
import { MAX_NAME } from '../core/name';
import type { Assumption, OobUnit } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { counted } from '../core/words';
import { gathered, isTooSmall, type Part, type Pool, partsOf, pooled, poolOf, typeOf } from './muster-parts';
import { toSide } from './muster-side';
import { type Wing, wingsOf } from './muster-wings';
import { worksOf } from './muster-works';
import { newArmy } from './new-army';
import type { Army, Division, Unit } from './schema';
import { classOf, fieldingOf, LIMITS, NATIONS, type NationId, SYSTEM, TYPES } from './tables';
import { treeOf } from './tree';

const CITE: Cite = data.cite;

const NATION_TABLE = {
  nations: NATIONS,
  marches: data.nations,
  rest: 'imagi-nation',
  contingents: true,
  cite: CITE,
} as const;

const told = (text: string): Assumption => ({ text, cite: CITE });

/** Small pools join the next of their type and nation in the division. */
const merged = (pools: readonly Pool[], factor: number, tell: (text: string) => void): Pool[] => {
  const list = [...pools];
  for (let index = 0; index < list.length; ) {
    const small = list[index];
    if (small === undefined || !isTooSmall(small, factor)) {
      index++;
      continue;
    }
    const other = list.findIndex(
      ({ type, nation }, place) => place !== index && type === small.type && nation === small.nation,
    );
    const into = list[other];
    if (into === undefined) {
      tell(`${small.names.join(', ')}: too few for a stand, kept as one all the same.`);
      index++;
      continue;
    }
    tell(`${small.names.join(', ')}: too few for a stand, joined to ${into.names.join(', ')}.`);
    list[other] = pooled(into, small);
    list.splice(index, 1);
    if (other < index) index = other;
  }
  return list;
};

/** Guns pooled by calibre in each division; few guns of several calibres become one battery of the most numerous. */
const gunsOf = (pools: readonly Pool[], factor: number, tell: (text: string) => void): Pool[] => {
  const calibres = gathered(pools);
  const few = calibres.some(({ guns }) => guns < data.leastGuns * factor);
  const [first, ...others] = calibres.toSorted((a, b) => b.guns - a.guns);
  if (!few || first === undefined || others.length === 0) return calibres;
  tell(
    `${calibres.map(({ names }) => names.join(', ')).join(', ')}: calibres put together as ${TYPES[first.type].label.toLowerCase()}.`,
  );
  return [others.reduce(pooled, first)];
};

const poolsOf = (
  { brigades }: Wing,
  nationOf: (id: string) => NationId,
  factor: number,
  withGuns: boolean,
  tell: (text: string) => void,
): Pool[] => {
  const guns: Pool[] = [];
  const troops = brigades.flatMap((units) =>
    gathered(
      units.flatMap((unit): Pool[] => {
        const type = typeOf(unit.type);
        if (type === null) {
          tell(`${unit.name}: left out, for these rules have no ${unit.arm}.`);
          return [];
        }
        const pool = poolOf(unit, type, nationOf(unit.nation));
        if (classOf(pool).arm !== 'artillery') return [pool];
        if (withGuns) guns.push(pool);
        return [];
      }),
    ),
  );
  return [...merged(troops, factor, tell), ...gunsOf(guns, factor, tell)];
};

const nameOf = ({ names }: Pool, parts: readonly Part[], index: number): string => {
  const name =
    names.length === 1 ? (names[0] ?? '') : names.length === parts.length ? (names[index] ?? '') : '';
  return name.slice(0, MAX_NAME);
};

const standsOf = (pool: Pool, factor: number, main: NationId, newId: () => string): Unit[] => {
  const { morale, sp: usualSp, noGrenadiers } = TYPES[pool.type];
  const parts = partsOf(pool, factor, usualSp);
  return parts.map(
    (part, index): Unit => ({
      id: newId(),
      type: pool.type,
      name: nameOf(pool, parts, index),
      sp: part.sp,
      morale: fieldingOf(pool.nation, pool.type)?.morale ?? morale,
      ...(noGrenadiers && { noGrenadiers: true }),
      ...(pool.nation !== main && { nation: pool.nation }),
      ...(part.battalions !== undefined && { battalions: part.battalions }),
      ...(part.squadrons !== undefined && { squadrons: part.squadrons }),
      ...(part.guns !== undefined && { guns: part.guns }),
    }),
  );
};

const countGuns = (units: readonly OobUnit[]): number =>
  units.reduce(
    (sum, { arm, guns }) => sum + (arm === 'artillery' ? (guns ?? data.gunsOfUnknownBattery) : 0),
    0,
  );

/** Real units for each of the book's, so that about twenty stands come out: steps of a half above 25 stands. */
export const factorFor = (stands: number): number =>
  stands > data.mostStands ? Math.ceil((2 * stands) / data.eveningStands) / 2 : 1;

const assumptionsOf = (factor: number, stands: number, chosen: boolean): Assumption[] => {
  const { least, most } = data.footPerSp;
  return [
    told(
      factor === 1
        ? `One stand is 2 to 4 battalions, 4 to 8 squadrons or 6 to 10 guns; ${counted(stands, 'stand')}.`
        : `${chosen ? 'Factor' : `${counted(stands, 'stand')} at full scale, so factor`} ${factor}: one stand is ${2 * factor} to ${4 * factor} battalions, ${4 * factor} to ${8 * factor} squadrons or ${6 * factor} to ${10 * factor} guns, one SP ${least * factor} to ${most * factor} men on foot or ${data.horsePerSp * factor} horsemen.`,
    ),
    told(
      'Strength from battalions and men; Morale by troop type: our defaults, for the official lists are lost.',
    ),
    told('Regimental guns are part of the infantry; guns listed are taken as position guns.'),
    told(
      'Line infantry is taken to have its grenadiers with it; mark No grenadiers where they were detached.',
    ),
    told(
      `The general in chief has rating ${data.generalRating}, lieutenant generals ${data.lieutenantRating}; change them as you like.`,
    ),
  ];
};

const fromSide: Mustering<Army>['fromSide'] = (
  side,
  { name, scale, factor: wanted, settings = {} },
  newId,
) => {
  const nations = fittedNations(side, NATION_TABLE);
  const { main } = nations;
  const { year, told: yearTold } = yearWithin(side.year, SYSTEM.years, CITE);
  const { wings, direct } = wingsOf(side);
  const all = [...wings, direct].flatMap(({ brigades }) => brigades.flat());
  const guns = countGuns(all);
  const withGuns = guns >= data.leastGunsOfArmy;
  const assumptions: Assumption[] = [];
  const build = (factor: number, tell: (text: string) => void): Unit[][] =>
    [...wings, direct].map((wing) =>
      poolsOf(wing, nations.of, factor, withGuns, tell).flatMap((pool) =>
        standsOf(pool, factor, main, newId),
      ),
    );
  const full = build(1, () => {}).flat().length;
  const factor = wanted ?? factorFor(full);
  const stands = build(factor, (text) => void assumptions.push(told(text)));
  if (guns > 0 && !withGuns) assumptions.push(told(`${counted(guns, 'gun')} in the whole army: left out.`));

  const troops = stands.flat().filter((stand) => classOf(stand).arm !== 'artillery').length;
  const works = worksOf(side.works, Math.floor(troops / LIMITS.worksShare.of), newId);
  const file = newArmy({ name, nation: main, year, scale, budget: null }, newId);
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
    divisions,
    direct: stands.at(-1) ?? [],
    works: works.built,
  };
  return {
    file: {
      ...file,
      settings,
      origin: { kind: 'order of battle', name: side.name.slice(0, MAX_NAME) },
      army,
    },
    times: 1,
    assumptions: [
      ...assumptionsOf(factor, full, wanted !== null),
      ...yearTold,
      ...nations.told,
      ...assumptions,
      ...works.told,
      ...namesLost(side, treeOf(army), CITE),
    ],
  };
};

/** To and from an order of battle, loaded when wanted. */
export const muster: Mustering<Army> = { fromSide, toSide };
