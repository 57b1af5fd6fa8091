import { allowance, counted } from '../../core/army/words';
import type { Fix } from '../../core/check/finding';
import { areWorksInList } from '../army-lists';
import type { Army, Works } from '../schema';
import type { Facts } from '../survey';
import { LIMITS, POINTS } from '../tables';
import { checked } from './checks';

const { worksShare, redoubts: redoubtGuide } = LIMITS;

const label = ({ name, type }: Works): string => name || POINTS.works[type].name;

/** Places of the works that are bought and stand in the list that is played. */
const played = ({ works, role }: Army, { list }: Facts, type?: Works['type']): number[] =>
  works.flatMap((work, index) =>
    work.count > 0 && (type === undefined || work.type === type) && areWorksInList(work, list, role)
      ? [index]
      : [],
  );

const keptForDefence = (indexes: readonly number[]): Fix => ({
  label: 'Keep for defence only',
  ops: indexes.map((index) => ({ op: 'set', path: ['army', 'works', index, 'list'], value: 'defender' })),
});

/** Takes segments from the last works up, until no more than `allowed` are left. */
const shortened = ({ works }: Army, allowed: number): Fix => {
  let left = allowed;
  const ops: Fix['ops'][number][] = [];
  works.forEach(({ type, count }, index) => {
    if (type !== 'works') return;
    const segments = Math.min(count, left);
    left -= segments;
    if (segments !== count) ops.push({ op: 'set', path: ['army', 'works', index, 'count'], value: segments });
  });
  return { label: allowed === 0 ? 'Remove the works' : `Keep ${counted(allowed, 'segment')}`, ops };
};

/** Checks of redoubts and defensive works (s. 16, 18). */
export const WORKS_RULES = [
  checked('v11', {
    title: 'Works of the attacker',
    scope: 'army',
    check: (army: Army, facts) => {
      if (army.works.length === 0 || army.role !== 'attacker') return undefined;
      const places = played(army, facts);
      if (places.length === 0) return undefined;
      return {
        params: { name: places.map((index) => label(army.works[index] as Works)).join(', ') },
        at: places.map((index) => ['works', index]),
        fix: keptForDefence(places),
      };
    },
    message: ({ name }) => `${name}: this is an attacker’s list; only the defender buys redoubts and works.`,
  }),
  checked('v12', {
    title: 'Redoubt in a pitched battle',
    scope: 'army',
    check: (army: Army, facts) => {
      if (facts.redoubts === 0 || army.battle !== 'pitched') return undefined;
      const places = played(army, facts, 'redoubt');
      const [first] = places;
      if (first === undefined) return undefined;
      return {
        params: { redoubts: facts.redoubts },
        at: places.map((index) => ['works', index]),
        fix: {
          label: places.length === 1 ? 'Remove the redoubt' : 'Remove the first redoubt',
          ops: [{ op: 'remove', path: ['army', 'works', first] }],
        },
      };
    },
    message: () =>
      'The army has a redoubt in a pitched battle; there the defender may have defensive works, but no redoubts.',
  }),
  checked('v13', {
    title: 'Too many works',
    scope: 'army',
    check: (army: Army, facts) => {
      const { worksSegments, worksAllowance } = facts;
      if (worksSegments <= worksAllowance || played(army, facts, 'works').length === 0) return undefined;
      return {
        params: { segments: worksSegments, max: worksAllowance, of: worksShare.of },
        at: [['works']],
        fix: shortened(army, worksAllowance),
      };
    },
    message: ({ segments, max }) =>
      `The army has ${counted(Number(segments), 'segment')} of defensive works; a quarter of its stands allows ${allowance(Number(max))}.`,
  }),
  checked('r17', {
    title: 'Many redoubts',
    scope: 'army',
    check: (army: Army, facts) =>
      facts.redoubts <= redoubtGuide.max || played(army, facts, 'redoubt').length === 0
        ? undefined
        : { params: { redoubts: facts.redoubts }, at: [['works']] },
    message: ({ redoubts }) =>
      `The army has ${counted(Number(redoubts), 'redoubt')}; the rules set no limit, and redoubts do not count in the quarter for works.`,
  }),
];
