import type { OobArm, OobType } from '@/lib/rules/core/muster/order-of-battle';
import type { SymbolName } from '@/lib/rules/core/sheet/symbol';

/** The symbol of each type of troops of the history. */
const SYMBOLS: Readonly<Record<OobType, SymbolName>> = {
  guard: 'guard',
  grenadier: 'grenadier',
  line: 'line',
  'second-rate': 'line',
  garrison: 'militia',
  militia: 'militia',
  freikorps: 'light',
  jaeger: 'jaeger',
  grenz: 'light',
  light: 'light',
  'guard-horse': 'heavy-cavalry',
  carabinier: 'heavy-cavalry',
  cuirassier: 'heavy-cavalry',
  horse: 'heavy-cavalry',
  dragoon: 'medium-cavalry',
  chevauleger: 'medium-cavalry',
  hussar: 'light-cavalry',
  cossack: 'light-cavalry',
  'light-guns': 'gun-light',
  'medium-guns': 'gun-medium',
  'heavy-guns': 'gun-heavy',
  howitzers: 'howitzer',
  'horse-guns': 'gun-horse',
  wagons: 'transport',
};

const ARM_SYMBOLS: Readonly<Record<OobArm, SymbolName>> = {
  infantry: 'line',
  'light-infantry': 'light',
  cavalry: 'medium-cavalry',
  artillery: 'gun-medium',
  transport: 'transport',
};

export const unitSymbol = ({ type }: { readonly type: OobType }): SymbolName => SYMBOLS[type];

/** Of a regiment by its arm and, where orders of battle know it, its type. */
export const regimentSymbol = ({ arm, type }: { readonly arm: string; readonly type: string }): SymbolName =>
  arm === 'artillery' ? 'gun-medium' : (SYMBOLS[type as OobType] ?? ARM_SYMBOLS[arm as OobArm] ?? 'line');
