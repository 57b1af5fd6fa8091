import 'server-only';
import { scenariosOf } from '@/app/_my-armies/scenarios';
import { listReadyMade, readyMadeArmy } from '@/lib/armies/ready-made';
import {
  type BattleToMuster,
  type MusteredBattle,
  musterBattle,
  settledQuestion,
  withinReach,
} from '@/lib/history/muster-battle';
import { type MusterQuestion, musterQuestion } from '@/lib/history/muster-question';

/** The forces that a book prints for a battle of its own are its ready-made armies: no mustering comes nearer. */
const withPrintedForces = async (mustered: MusteredBattle): Promise<MusteredBattle> => {
  const { battle, rules, both } = mustered;
  const { system } = rules;
  if (battle.kind !== 'scenario') return mustered;
  const scenario = scenariosOf(await listReadyMade(), [system.id]).find(
    (each) => each.system === system.id && each.title === battle.name,
  );
  const printed = async (side: 0 | 1) => {
    const own = both.sides[side];
    const army = scenario?.sides.find(({ name }) => name.includes(battle.sides[side]?.name ?? ''));
    const file = army && (await readyMadeArmy(army.id));
    if (!file) return own;
    const assessment = system.assess(file);
    const { units, points } = system.summary(file, assessment);
    return { ...own, file, assessment, units, points };
  };
  return { ...mustered, both: { ...both, sides: [await printed(0), await printed(1)] } };
};

/** The evening of an address, with notices about the address and about sides that are too large. */
export type Evening = {
  readonly mustered: MusteredBattle;
  readonly question: MusterQuestion;
  readonly notices: readonly string[];
};

/** A battle as an evening, as an address wants it. */
export const loadEvening = async (
  toMuster: BattleToMuster,
  search: Parameters<typeof musterQuestion>[0],
): Promise<Evening> => {
  const { question: typed, faults } = musterQuestion(search);
  const question = settledQuestion(toMuster, typed);
  const { battle, notices } = withinReach(toMuster, question);
  const mustered = await withPrintedForces(await musterBattle(battle, question));
  return { mustered, question, notices: [...notices, ...faults] };
};
