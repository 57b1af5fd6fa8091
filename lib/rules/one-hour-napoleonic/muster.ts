import type { Cite } from '../core/citation';
import type { ArmyFile } from '../core/document';
import { compareFractions, floorOf, fraction, roundHalfUp, times } from '../core/fraction';
import type { Assumption, OobFormation, OobSide, OobType, OobUnit } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { formationName } from './names';
import { newArmy } from './new-army';
import type { Army, Formation, Unit } from './schema';
import { settingOf } from './settings';
import { isFoot, menOf } from './survey';
import { LIMITS, NATIONS, SYSTEM, type TroopTypeId, TYPE_IDS, TYPES } from './tables';

const CITE: Cite = { source: SYSTEM.id, ruling: 'house' };

/** Men of what an order of battle only counts in battalions and squadrons (ours). */
const BATTALION = 600;
const SQUADRON = 120;
/** What is smaller than half a unit still makes a weak one if it is at least a third. */
const LEAST = fraction(1, 3);

const NEUTRAL: Record<OobType, TroopTypeId> = {
  ...(Object.fromEntries(TYPE_IDS.map((type) => [TYPES[type].neutral, type])) as Record<
    OobType,
    TroopTypeId
  >),
  guard: 'guard',
  line: 'line',
  carabinier: 'cuirassiers',
  horse: 'heavy-cavalry',
  chevauleger: 'cavalry',
  'light-guns': 'artillery',
  'medium-guns': 'artillery',
  'heavy-guns': 'artillery',
  howitzers: 'artillery',
  'horse-guns': 'artillery',
  wagons: 'artillery',
};

const menIn = ({ arm, men, battalions, squadrons, strength }: OobUnit): number => {
  if (men !== null) return men;
  if (arm === 'cavalry') return Math.round((squadrons ?? 5) * SQUADRON * (squadrons === null ? strength : 1));
  return Math.round((battalions ?? 1) * BATTALION * strength);
};

const neutralUnit = (unit: Unit, army: Army): OobUnit => {
  const { arm, neutral, label } = TYPES[unit.type];
  const men = menOf(unit, army);
  const guns = arm === 'artillery';
  return {
    name: unit.name || label,
    nation: army.nation,
    arm: guns ? 'artillery' : arm === 'light' ? 'light-infantry' : isFoot(arm) ? 'infantry' : 'cavalry',
    type: neutral,
    battalions: isFoot(arm) ? Math.round(men / BATTALION) : null,
    squadrons: guns || isFoot(arm) ? null : Math.round(men / SQUADRON),
    guns: guns ? (unit.guns ?? Math.round((LIMITS.guns.usual * army.menPerFoot) / LIMITS.foot.usual)) : null,
    men: guns ? null : men,
    strength: 1,
  };
};

const toSide = ({ army, name }: ArmyFile<Army>): { side: OobSide; assumptions: Assumption[] } => ({
  side: {
    name,
    nation: army.nation,
    year: army.year,
    commander: army.leaders.find(({ formation }) => formation === 'army')?.name || null,
    formations: army.formations.map((formation, index) => ({
      name: formationName(formation, index),
      kind: 'wing',
      commander: army.leaders.find((leader) => leader.formation === formation.id)?.name || null,
      units: formation.units.map((unit) => neutralUnit(unit, army)),
      children: [],
    })),
    unattached: army.reserve.map((unit) => neutralUnit(unit, army)),
  },
  assumptions: [
    {
      text: `Each unit stands for ${army.menPerFoot} foot, half as many horse, or a reserve of guns; a battalion is taken as ${BATTALION} men, a squadron as ${SQUADRON}.`,
      cite: CITE,
    },
  ],
});

const everyUnit = ({ units, children }: OobFormation): OobUnit[] => [
  ...units,
  ...children.flatMap(everyUnit),
];

const fromSide: Mustering<Army>['fromSide'] = (side, { name, scale, factor, settings = {} }, newId) => {
  const assumptions: Assumption[] = [];
  // one number fixes all: seven thousand foot in 1815, half of it in a Seven Years War army
  const usual = side.year < 1792 ? LIMITS.foot.usual / 2 : LIMITS.foot.usual;
  const menPerFoot = factor === null ? usual : Math.round(BATTALION * factor);
  assumptions.push({
    text: `A unit of foot stands for ${menPerFoot} men, of horse for ${menPerFoot / 2}, a reserve for ${Math.round((LIMITS.guns.usual * menPerFoot) / LIMITS.foot.usual)} guns.`,
    cite: CITE,
  });

  const heavyDragoons = settingOf({ settings }, 'dragoons') === 'heavy';
  const typeOf = (neutral: OobType): TroopTypeId =>
    neutral === 'dragoon' && heavyDragoons ? 'heavy-cavalry' : NEUTRAL[neutral];
  const withTraits = settingOf({ settings }, 'usualTraits') === true;

  const pooled = (units: readonly OobUnit[]): Unit[] => {
    const pools = new Map<TroopTypeId, OobUnit[]>();
    for (const unit of units) {
      const type = typeOf(unit.type);
      pools.set(type, [...(pools.get(type) ?? []), unit]);
    }
    return [...pools].flatMap(([type, pool]) => {
      const { arm, hits, conscript, trait, label } = TYPES[type];
      const guns = arm === 'artillery';
      const sum = pool.reduce((total, unit) => total + (guns ? (unit.guns ?? 0) : menIn(unit)), 0);
      // a gun reserve is 55 x menPerFoot / 7,000; horse is half of foot
      const units = guns
        ? fraction(sum * LIMITS.foot.usual, LIMITS.guns.usual * menPerFoot)
        : fraction(sum * (isFoot(arm) ? 1 : 2), menPerFoot);
      const whole = roundHalfUp(units);
      const weak = whole === 0 && !guns && compareFractions(units, LEAST) >= 0;
      const count = weak ? 1 : whole;
      const exact = floorOf(times(units, fraction(100))) / 100;
      assumptions.push({
        text: `${label}: ${sum} ${guns ? 'guns' : 'men'} are ${exact} units, taken as ${count}${weak ? ' weak one' : ''}.`,
        cite: CITE,
      });
      return Array.from({ length: count }, () => ({
        id: newId(),
        type,
        name: pool.length === 1 && count === 1 ? (pool[0]?.name ?? '') : '',
        hits: weak ? 5 : hits,
        ...(conscript && { conscript }),
        ...(withTraits && trait !== undefined && { [trait]: true }),
      }));
    });
  };

  const nation = side.nation in NATIONS ? side.nation : 'other';
  const file = newArmy({ name, nation, year: side.year, scale, budget: null }, newId);
  const formations = side.formations.map(
    (formation): Formation => ({ id: newId(), name: formation.name, units: pooled(everyUnit(formation)) }),
  );
  return {
    file: {
      ...file,
      settings,
      origin: { kind: 'order of battle', name: side.name },
      army: {
        ...file.army,
        menPerFoot,
        leaders: file.army.leaders.map((leader) => ({ ...leader, name: side.commander ?? '' })),
        formations: formations.filter(({ units }) => units.length > 0),
        reserve: pooled(side.unattached),
      },
    },
    assumptions,
  };
};

/** To and from an order of battle (s. 7 of the digest), loaded when wanted. */
export const muster: Mustering<Army> = { asks: ['dragoons', 'usualTraits'], fromSide, toSide };
