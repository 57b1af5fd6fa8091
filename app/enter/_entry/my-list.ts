import * as common from '@/app/_components/words';
import type { CheckListAnswer, ListHead, SentList, Verdict } from '@/lib/events/schema';

/** One of the viewer's armies, with what the terms say of it where that was looked at. */
export type MyList = {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly nationLabel: string;
  readonly year: number;
  /** rules, side, points, units and day */
  readonly detail: string;
  /** in printed points; null without points */
  readonly points: number | null;
  readonly verdict: Pick<Verdict, 'standing' | 'errors' | 'warnings' | 'wanting'> | null;
};

/** A list with its verdict under the terms. */
export type CheckedList = Extract<CheckListAnswer, { readonly ok: true }>;

/** The list that is about to be sent. */
export type ChosenList = { readonly list: SentList; readonly checked: CheckedList };

/** What a list is called on pages. */
export const listName = ({ name }: Pick<ListHead, 'name'>): string => name || common.armyWithoutName;
