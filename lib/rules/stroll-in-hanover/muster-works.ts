import data from '@/data/stroll-in-hanover/muster.json';
import { type TakenWorks, worksFrom } from '../core/army/carry-over';
import { counted } from '../core/army/words';
import type { Assumption, OobSide, OobWorksKind } from '../core/muster/order-of-battle';
import type { Works } from './schema';
import { LIMITS } from './tables';

type Taken = TakenWorks<Works['type']>;

/** The first works up to this many segments, and how many are left out. */
const within = (works: readonly Taken[], most: number): { kept: Taken[]; over: number } => {
  let room = most;
  let over = 0;
  const kept = works.flatMap((work) => {
    if (work.type !== 'works') return [work];
    const count = Math.min(work.count, room);
    room -= count;
    over += work.count - count;
    return count === 0 ? [] : [{ ...work, count }];
  });
  return { kept, over };
};

/** Works of a defender (s. 16): no more segments than a quarter of the troop stands may hold; the rest is reported. */
export const worksOf = (
  works: OobSide['works'],
  most: number,
  newId: () => string,
): { built: Works[]; told: readonly Assumption[] } => {
  const { taken, told } = worksFrom(
    works,
    data.works as Partial<Record<OobWorksKind, Works['type']>>,
    data.cite,
  );
  const { kept, over } = within(taken, most);
  return {
    built: kept.map((work) => ({ id: newId(), ...work })),
    told: [
      ...told,
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
