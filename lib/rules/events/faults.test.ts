import { describe, expect, test } from 'vitest';
import { loadSystem } from '..';
import { combine } from './combine';
import { packFaults } from './faults';
import { parsePack } from './reader';
import { READY_PACKS } from './ready-index';
import { readyPack } from './ready-made';
import { stackOf } from './stack';
import { termsWords } from './words';

const system = await loadSystem('honours-of-war');
const words = termsWords(system, await system.census());

const told = (...rules: readonly object[]): string[] => {
  const parsed = parsePack({ pack: 1, id: 'autumn', name: 'Autumn', system: system.id, rules });
  if (!parsed.ok) throw new Error('The pack does not read');
  return packFaults(combine([parsed.value]), words).map(({ severity, message }) => `${severity}: ${message}`);
};

const limit = (id: string, more: object) => ({ kind: 'limit', id, name: id, of: ['cavalry'], ...more });

/** A pack that is told a fault, and its twin that differs in one value and is told none. */
const PAIRS: readonly (readonly [
  why: string,
  fault: RegExp,
  wrong: readonly object[],
  right: readonly object[],
])[] = [
  [
    'points from more to less',
    /^error: No army can cost/,
    [{ kind: 'points', min: 1500, max: 1350 }],
    [{ kind: 'points', min: 1500, max: 1350, tolerance: 150 }],
  ],
  [
    'a statistic from more to less',
    /^error: No number is at least 4/,
    [{ kind: 'stat', stat: 'independents', min: 4, max: 3 }],
    [{ kind: 'stat', stat: 'independents', min: 3, max: 3 }],
  ],
  [
    'years from later to earlier',
    /^error: No year is from 1760 to 1757/,
    [{ kind: 'years', from: 1760, to: 1757 }],
    [{ kind: 'years', from: 1757, to: 1760 }],
  ],
  [
    'years of no war of these rules',
    /^error: Honours of War covers 1756 to 1763 only/,
    [{ kind: 'years', from: 1740, to: 1748 }],
    [{ kind: 'years', from: 1740, to: 1756 }],
  ],
  [
    'limits of the same troops that no army keeps',
    /^error: “few” asks for more than “many” allows/,
    [limit('few', { min: { count: 3 } }), limit('many', { max: { count: 2 } })],
    [limit('few', { min: { count: 3 } }), limit('many', { max: { count: 3 } })],
  ],
  [
    'shares that are more than the whole',
    /^error: The least shares add up to 110 %/,
    [
      limit('horse', { min: { percent: 60, of: 'points' }, measure: 'points' }),
      limit('foot', { of: ['infantry'], min: { percent: 50, of: 'points' }, measure: 'points' }),
    ],
    [
      limit('horse', { min: { percent: 50, of: 'points' }, measure: 'points' }),
      limit('foot', { of: ['infantry'], min: { percent: 50, of: 'points' }, measure: 'points' }),
    ],
  ],
  [
    'a unit that is needed and banned',
    /^error: “Bayreuth” is needed and banned/,
    [
      { kind: 'named', must: 'required', names: ['Bayreuth'] },
      { kind: 'named', must: 'banned', names: ['bayreuth'] },
    ],
    [
      { kind: 'named', must: 'required', names: ['Bayreuth'] },
      { kind: 'named', must: 'banned', names: ['Székely'] },
    ],
  ],
  [
    'troops that are needed and forbidden',
    /^error: What this rule needs is forbidden/,
    [limit('horse', { min: { count: 1 } }), { kind: 'group', must: 'forbidden', group: 'cavalry' }],
    [limit('horse', { min: { count: 1 } }), { kind: 'group', must: 'forbidden', group: 'light-cavalry' }],
  ],
  [
    'what the rules do not know',
    /^error: .*: Honours of War has no “elephants”\. For what no check can see/,
    [limit('elephants', { of: ['elephants'], max: { count: 1 } })],
    [limit('elephants', { max: { count: 1 } })],
  ],
  [
    'a group in another spelling',
    /^error: .*Honours of War has no “brigade-commander”\. Did you mean “brigade commanders”\?/,
    [{ kind: 'group', must: 'required', group: 'variable', among: 'brigade-commander' }],
    [{ kind: 'group', must: 'required', group: 'variable', among: 'commander' }],
  ],
  [
    'a nation that the rules do not field',
    /^error: .*Honours of War has no nation “prusia”\. Did you mean “prussia”/,
    [{ kind: 'nations', only: ['prusia'] }],
    [{ kind: 'nations', only: ['prussia'] }],
  ],
  [
    'a nation for which a rule speaks',
    /^error: .*has no nation “narnia”/,
    [{ kind: 'years', from: 1756, to: 1758, when: { nations: ['narnia'] } }],
    [{ kind: 'years', from: 1756, to: 1758, when: { nations: ['austria'] } }],
  ],
  [
    'a check that there is not',
    /^error: .*has no check “org-99”/,
    [{ kind: 'severity', code: 'org-99' }],
    [{ kind: 'severity', code: 'org-2' }],
  ],
  [
    'a statistic that nobody counts',
    /^error: .*does not count “independants”\. Did you mean “independents”\?/,
    [{ kind: 'stat', stat: 'independants', max: 3 }],
    [{ kind: 'stat', stat: 'independents', max: 3 }],
  ],
  [
    'a scale of other figures',
    /^error: .*has no scale “54”/,
    [{ kind: 'scale', only: ['54'] }],
    [{ kind: 'scale', only: ['28'] }],
  ],
  [
    'a value that a setting has not',
    /^error: .*cannot be sometimes/,
    [{ kind: 'setting', setting: 'nonStandardUnits', value: 'sometimes' }],
    [{ kind: 'setting', setting: 'nonStandardUnits', value: true }],
  ],
  [
    'a house cost where prices are printed',
    /^error: .*has no house points “grenzers”: its prices are printed/,
    [{ kind: 'house', coefficient: 'grenzers', value: 45 }],
    [{ kind: 'note', id: 'grenzers', text: 'Grenzers at 45' }],
  ],
  [
    'a rule without a value',
    /^warning: This rule allows everything/,
    [limit('horse', {})],
    [limit('horse', { max: { count: 9 } })],
  ],
];

describe('faults of a pack', () => {
  test.each(PAIRS)('%s', (_, fault, wrong, right) => {
    expect(told(...wrong)).toEqual([expect.stringMatching(fault)]);
    expect(told(...right)).toEqual([]);
  });

  test.each(READY_PACKS)('$name, which ships, has none', async ({ id }) => {
    const pack = await readyPack(id);
    const stack = await stackOf(pack === null ? [] : [pack], readyPack);
    if (!stack.ok || pack === null) throw new Error('The pack does not stand');
    const own = await loadSystem(pack.system as 'honours-of-war');
    expect(packFaults(combine(stack.packs), termsWords(own, await own.census()))).toEqual([]);
  });
});
