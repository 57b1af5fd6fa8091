import type { Arm, PaceByTroop, TroopType, UnitClass } from '../tables';

type Pace = PaceByTroop['line'];

const PACES: Record<Pace, string> = { none: 'none', quarter: '¼', half: '½', full: 'full' };

/** "none"; "infantry ½, cavalry none" where troops differ. */
export const paceText = ({ line, cavalry, foreign }: PaceByTroop): string => {
  const kinds = [
    ['infantry', line],
    ['foreign infantry', foreign],
    ['cavalry', cavalry],
  ] as const;
  const paces = kinds.flatMap(([kind, pace]) => (pace === undefined ? [] : [{ kind, pace }]));
  if (paces.every(({ pace }) => pace === line)) return PACES[line];
  return paces.map(({ kind, pace }) => `${kind} ${PACES[pace]}`).join(', ');
};

/** "1–2", "6", "–": the faces of a die. */
export const facesText = (faces: readonly number[]): string => {
  const [first] = faces;
  const last = faces.at(-1);
  if (first === undefined) return '–';
  return first === last ? `${first}` : `${first}–${last}`;
};

export const CLASS_WORDS: Record<UnitClass, string> = {
  superior: 'superior',
  standard: 'standard',
  inferior: 'inferior',
};

const ARMS: Record<Arm, string> = {
  'close-order': 'close order',
  'light-infantry': 'light infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  transport: 'transport',
};

/** "heavy cavalry", "light infantry, rifles", "medium artillery, horse". */
export const armText = ({ arm, weight, kind, horse, rifles, foreign }: TroopType): string =>
  [
    weight === undefined || arm === 'light-infantry' ? ARMS[arm] : `${weight} ${ARMS[arm]}`,
    ...(kind === undefined || kind === 'gun' ? [] : [kind]),
    ...(horse ? ['horse'] : []),
    ...(rifles ? ['rifles'] : []),
    ...(foreign ? ['foreign'] : []),
  ].join(', ');
