import type { Cite } from '../core/citation';
import { SYSTEM } from './tables';

export const section = (heading: string): Cite => ({ source: SYSTEM.id, section: heading });
export const ruling = (number: string): Cite => ({ source: SYSTEM.id, ruling: number });

export const onOff = [
  { value: true, label: 'On' },
  { value: false, label: 'Off' },
] as const;
