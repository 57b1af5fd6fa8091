import type { ArmyPage } from '@/lib/armies/schema';
import type { EventLine } from './event-line';

/** What the first page is about, of somebody: the first page of their armies, and the event that is next. */
export type HomeStart = { readonly list: ArmyPage; readonly event: EventLine | null };
