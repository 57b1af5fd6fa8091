import data from '@/data/honours-of-war/muster.json';
import { holdersOf, namesLost, unitsOfSide, worksFrom, yearWithin } from '../core/army/carry-over';
import { evenParts } from '../core/army/partition';
import { counted } from '../core/army/words';
import type { Cite } from '../core/contract/citation';
import type { Ground, Mustering } from '../core/contract/system';
import { openJournal } from '../core/muster/muster-journal';
import { inSteps } from '../core/muster/muster-measure';
import { fittedNations } from '../core/muster/muster-nations';
import { withoutScraps } from '../core/muster/muster-scraps';
import { originOf, UNDER_NOBODY } from '../core/muster/muster-source';
import { withWorking } from '../core/muster/muster-working';
import { typedData } from '../core/read/data';
import { newArmy } from './catalogue';
import { toSide } from './muster-side';
import { type BrigadeDraft, commanded, ordered, type StepRecorder } from './muster-split';
import { CITE, type Conversion, HOUSE, hasTroops, scaleOf, unitsFrom, worth } from './muster-units';
import { printedLines } from './reference/context';
import type { Army, Brigade, Unit, Works } from './schema';
import { type Arm, LIMITS, NATIONS, type NationId, SYSTEM, TYPES } from './tables';
import { everyUnit, treeOf } from './tree';

const WORKS = data.works as Record<keyof typeof data.works, Works['type']>;

const NATION_TABLE = {
  nations: { ...NATIONS, 'imagi-nation': 'Imagi-nation' },
  marches: data.nations,
  rest: 'imagi-nation',
  contingents: true,
  cite: data.nationsCite,
} as const;

/** The default template of an imagi-nation. */
const TEMPLATE: NationId = 'austria';

/** Factors come in steps of a half, so that the army fits an evening. */
const eveningFactor = (total: number): number => Math.max(1, Math.ceil((2 * total) / data.eveningUnits) / 2);

const scaleText = (factor: number, total: number): string =>
  `One unit stands for ${factor} real ${factor === 1 ? 'one' : 'ones'} (${data.battalionMen} foot, ${data.regimentMen} horse, ${data.batteryGuns} guns each); ${Math.round(total)} make about ${Math.round(total / factor)} units.`;

const ARMS: readonly { readonly title: string; readonly arms: readonly Arm[] }[] = [
  { title: 'Foot', arms: ['close-order', 'light-infantry'] },
  { title: 'Horse', arms: ['cavalry'] },
  { title: 'Guns', arms: ['artillery', 'transport'] },
];

type Posting = { readonly independents: readonly Unit[]; readonly brigades: readonly BrigadeDraft[] };

/** A post for units that stand under no brigade: a few are independent, more are brigades by arm. */
const posted = (units: readonly Unit[]): Posting => {
  if (units.length <= LIMITS.independents.max) return { independents: units, brigades: [] };
  return {
    independents: [],
    brigades: ARMS.flatMap(({ title, arms }) => {
      const own = units.filter(({ type }) => arms.includes(TYPES[type].arm));
      const parts = evenParts(own, Math.ceil(own.length / data.usualBrigade));
      return parts.map((part, index) => ({
        name: parts.length === 1 ? title : `${title}, ${index + 1}`,
        commander: null,
        units: part,
        from: [UNDER_NOBODY],
      }));
    }),
  };
};

const fromSide: Mustering<Army>['fromSide'] = (given, options, newId) => {
  const { name, scale, budget = null, settings = {}, choices = {} } = options;
  const { side: source, journal } = openJournal(given, choices);
  const nations = fittedNations(source, NATION_TABLE);
  const { year, assumptions: yearTold } = yearWithin(source.year, SYSTEM.years, HOUSE);
  const total = unitsOfSide(source).reduce((sum, unit) => sum + worth(unit), 0);
  const factor = options.factor ?? eveningFactor(total);
  journal.tell({
    kind: 'scale',
    text: scaleText(factor, total),
    values: { factor, units: total },
    cite: CITE,
  });
  journal.carry('setting', [...yearTold, ...nations.assumptions]);

  const nationOf: Conversion['nationOf'] = (id) => {
    const nation = nations.of(id);
    const of = nation === 'imagi-nation' ? TEMPLATE : nation;
    return { of, ...(nation !== nations.main && { own: of }) };
  };
  const conversion: Conversion = { factor, year, choices, journal, newId, nationOf };
  const side = withoutScraps(source, scaleOf(conversion), options, journal);
  const formations = side.formations.flatMap((formation) => holdersOf(formation));
  const file = newArmy({ name, nation: nations.main, year, scale, budget }, newId);
  const drafts = formations.map(
    (formation): BrigadeDraft => ({
      name: formation.name,
      commander: formation.commander,
      units: unitsFrom(formation.units, conversion),
      from: [formation.id],
    }),
  );
  const loose = posted(unitsFrom(side.unattached, conversion));
  if (loose.brigades.length > 0) {
    const text = `put into ${counted(loose.brigades.length, 'brigade')} by arm`;
    journal.post([UNDER_NOBODY], { kind: 'post', text, cite: HOUSE });
  }
  const postBy =
    (cite: Cite): StepRecorder =>
    (from, kind, text) =>
      journal.post(from, { kind, text, cite });
  const own = ordered(
    [...drafts, ...loose.brigades],
    loose.independents.length,
    postBy(LIMITS.brigadeUnits.cite),
  );
  const posts = { ...own, independents: [...loose.independents, ...own.independents] };
  // a scenario has the commanders that it gives; a game by points, and a coarser scale, those that its units allow
  const order =
    budget === null && factor === 1 ? posts : commanded(posts, postBy(LIMITS.unitsPerCommander.cite));
  const brigades = order.brigades.map(
    (draft): Brigade => ({
      id: newId(),
      name: draft.name,
      commander: { id: newId(), name: draft.commander ?? '', rating: 'variable' },
      units: [...draft.units],
    }),
  );
  const works = worksFrom(side.works, WORKS, HOUSE);
  const { general, imagiNation } = file.army;
  const army: Army = {
    ...file.army,
    mode: budget === null ? 'scenario' : 'points',
    ...(imagiNation && { imagiNation: { ...imagiNation, name: side.nationName ?? '' } }),
    general: general && { ...general, name: side.commander ?? '' },
    brigades,
    independents: [...order.independents],
    works: works.takenWorks.map((work) => ({ id: newId(), ...work })),
  };
  const nonStandard = everyUnit(army).some(({ size }) => size !== 'standard');
  const text = `${counted(brigades.length, 'brigade')}, for ${counted(formations.length, 'formation')} with units.`;
  journal.tell({ kind: 'post', text, cite: CITE });
  journal.carry('left-out', works.assumptions);
  journal.carry('post', namesLost(side, treeOf(army), HOUSE));
  return withWorking(
    {
      file: {
        ...file,
        origin: originOf(side),
        settings: nonStandard ? { ...settings, nonStandardUnits: true } : settings,
        army,
      },
      times: factor,
      factor,
    },
    journal,
  );
};

/** To and from an order of battle, loaded when wanted. */
export const muster: Mustering<Army> = {
  printed: printedLines,
  ground: typedData<Ground>(data.ground),
  covers: data.covers,
  factors: inSteps(1, data.mostFactor, data.factorStep),
  measure: { stat: 'units', label: 'units' },
  usualFactor: 1,
  makeUp: {
    battery: data.batteryGuns,
    battalions: 1,
    squadrons: 1,
    fields: (nation, year, type) =>
      hasTroops(nation in NATIONS ? (nation as NationId) : TEMPLATE, year, type),
  },
  fromSide,
  toSide,
};
