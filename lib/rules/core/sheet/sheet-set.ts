import type { ArmyFile } from '../army/document';
import {
  type ArmyContext,
  armyContext,
  type PrintedArmy,
  type PrintedSystem,
} from '../contract/army-context';
import type { Assessment } from '../contract/assessment';
import type { SheetSet } from '../contract/system';
import { listsOf, type Units } from '../tree/tree';
import { unitNumbers } from '../tree/unit-numbers';
import { cardSheet } from './card-sheet';
import { type ArmyLabel, labelSheet } from './label-sheet';
import { plateSheet } from './plate-sheet';
import { type Roster, rosterSheet } from './roster-sheet';
import type { SheetOptions } from './sheet';
import type { Card, CardSize, LabelOptions, ReferenceOptions, ReferenceSheet } from './sheet-parts';

/** What a system says of its sheets, out of what they draw on; the sheets themselves are the same for all. */
type Sheets<A, X> = {
  readonly roster: (context: ArmyContext<A> & X) => Roster;
  readonly cards: (context: ArmyContext<A> & X, size: CardSize) => readonly Card[];
  readonly labels: (context: ArmyContext<A, LabelOptions> & X) => readonly ArmyLabel[];
  readonly reference: (files: readonly ArmyFile<A>[], options: ReferenceOptions) => ReferenceSheet;
};

/** Blocks of a plate are described like labels, one for each unit. */
const ON_BLOCKS = {
  stock: 'a4-99x34',
  start: 1,
  copies: 1,
  outlined: false,
  hidePosts: false,
  unitsOnly: false,
} as const satisfies Partial<LabelOptions>;

/** What is looked up of any army. */
type ArmyLookup = { readonly tree: Units<{ readonly name: string; readonly type: string }> };

/**
 * Everything that can be printed of an army, legal or not.
 * @param look what is looked up once for each sheet
 */
export const sheetSet = <A extends PrintedArmy, X extends ArmyLookup>(
  system: PrintedSystem,
  look: (file: ArmyFile<A>) => X,
  sheets: Sheets<A, X>,
): Required<SheetSet<A>> => {
  const contextOf = <O extends SheetOptions | LabelOptions>(
    file: ArmyFile<A>,
    assessment: Assessment,
    options: O,
  ) => {
    const looked = look(file);
    const numberOf = unitNumbers(listsOf(looked.tree), options.numbered);
    return { ...armyContext(system, file, assessment, options, numberOf), ...looked };
  };
  return {
    roster: (file, assessment, options) => {
      const context = contextOf(file, assessment, options);
      return rosterSheet(context, sheets.roster(context));
    },
    cards: (file, assessment, options) => {
      const context = contextOf(file, assessment, options);
      return cardSheet(context, options, sheets.cards(context, options.cardSize));
    },
    labels: (file, assessment, options) => {
      const context = contextOf(file, assessment, options);
      return labelSheet(context, sheets.labels(context));
    },
    plate: (file, assessment, options) => {
      const context = contextOf(file, assessment, options);
      const drawn: LabelOptions = { ...options, ...ON_BLOCKS, priced: !options.hidePoints };
      return plateSheet(context, sheets.roster(context), sheets.labels({ ...context, options: drawn }));
    },
    reference: sheets.reference,
  };
};
