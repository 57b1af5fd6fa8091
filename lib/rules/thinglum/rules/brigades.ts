import type { Path } from '../../core/army/path';
import { counted } from '../../core/army/words';
import type { Brigade } from '../schema';
import type { Facts } from '../survey';
import { LIMITS } from '../tables';
import { brigadeName } from '../tree';
import { checked, withinLimit } from './checks';

/** A brigade with its number and how many of its units are foot and horse. */
export type BrigadeNode = {
  readonly brigade: Brigade;
  readonly index: number;
  readonly foot: number;
  readonly horse: number;
};

const { footBrigade, horseBrigade } = LIMITS;

/** Counts the arms of a brigade. */
export const brigadeNode = (brigade: Brigade, index: number, { of }: Facts): BrigadeNode => {
  let foot = 0;
  let horse = 0;
  for (const unit of brigade.units) {
    const arm = of.get(unit)?.of.arm;
    if (arm === 'foot') foot++;
    else if (arm === 'horse') horse++;
  }
  return { brigade, index, foot, horse };
};

const nameOf = ({ brigade, index }: BrigadeNode): string => brigadeName(brigade, index);

/** Checks of a brigade, in the order of the digest. */
export const BRIGADE_RULES = [
  checked('t01', {
    title: 'Size of a brigade of foot',
    scope: 'formation',
    check: (node: BrigadeNode) => {
      const { foot, horse } = node;
      const { min, max } = footBrigade;
      if (foot === 0 || horse > 0 || (foot >= min && foot <= max)) return undefined;
      return {
        params: { name: nameOf(node), foot, min, max },
        ...(foot < min && { wanting: true as const }),
      };
    },
    message: ({ name, foot, min, max }) =>
      `${name} has ${counted(Number(foot), 'battalion')}; a brigade of foot has ${min} to ${max}.`,
  }),
  checked('t02', {
    title: 'Size of a brigade of horse',
    scope: 'formation',
    check: (node: BrigadeNode) => {
      const { foot, horse } = node;
      if (horse === 0 || foot > 0 || horse === horseBrigade.units) return undefined;
      return {
        params: { name: nameOf(node), horse, units: horseBrigade.units },
        ...(horse < horseBrigade.units && { wanting: true as const }),
      };
    },
    message: ({ name, horse, units }) =>
      `${name} has ${counted(Number(horse), 'regiment')}; a brigade of horse has ${units}.`,
  }),
  checked('t03', {
    title: 'Commander of a brigade',
    scope: 'formation',
    check: (node: BrigadeNode, facts) => {
      const { commanders } = node.brigade;
      if (commanders.length === 1) return undefined;
      const at: Path[] = commanders.slice(1).map((_, index) => ['commanders', index + 1]);
      return {
        params: { name: nameOf(node), commanders: commanders.length },
        ...(commanders.length === 0 && { wanting: true as const }),
        ...(commanders.length > 1 && {
          at,
          ...withinLimit(
            {
              label: 'Keep the first',
              ops: [
                {
                  op: 'set',
                  path: ['army', 'brigades', node.index, 'commanders'],
                  value: commanders.slice(0, 1),
                },
              ],
            },
            facts,
          ),
        }),
      };
    },
    message: ({ name, commanders }) =>
      commanders === 0
        ? `${name} has no commander; each brigade has one.`
        : `${name} has ${commanders} commanders; each brigade has one.`,
  }),
  checked('t08', {
    title: 'Foot and horse in one brigade',
    scope: 'formation',
    check: (node: BrigadeNode) =>
      node.foot > 0 && node.horse > 0
        ? { params: { name: nameOf(node), foot: node.foot, horse: node.horse } }
        : undefined,
    message: ({ name, foot, horse }) =>
      `${name} has ${counted(Number(foot), 'battalion')} and ${counted(Number(horse), 'regiment')} of horse; a brigade is of foot or of horse.`,
  }),
];
