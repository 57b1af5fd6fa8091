import { ARM_WORDS, COUNTING_WORDS } from '@/app/history/history-words';
import type { OwnFormation, OwnUnit } from '@/lib/history/own/document';
import { capital } from '@/lib/rules/core/army/words';
import type { OobArm, OobType } from '@/lib/rules/core/muster/order-of-battle';

/** "guard horse" */
export const typeWord = (type: OobType): string => type.replaceAll('-', ' ');

const option = <V extends string>(value: V, label: string) => ({ value, label });

export const ARM_OPTIONS = (
  ['infantry', 'light-infantry', 'cavalry', 'artillery', 'transport'] as const satisfies readonly OobArm[]
).map((arm) => option(arm, arm === 'transport' ? 'Transport' : ARM_WORDS[arm]));

export const typeOptions = (types: readonly OobType[]) =>
  types.map((type) => option(type, capital(typeWord(type))));

export const COUNTING_OPTIONS = (
  ['counted', 'part-of', 'participation'] as const satisfies readonly OwnUnit['counting'][]
).map((counting) => option(counting, capital(COUNTING_WORDS[counting] || 'counted separately')));

export const KIND_OPTIONS = (
  ['wing', 'line', 'corps', 'brigade'] as const satisfies readonly OwnFormation['kind'][]
).map((kind) => option(kind, capital(kind)));

/** Why a unit is not summed, where there is no room for more; a counted one needs no words. */
export const COUNTING_SHORT: Readonly<Record<OwnUnit['counting'], string>> = {
  counted: '',
  'part-of': 'part of others',
  participation: 'not counted',
};
