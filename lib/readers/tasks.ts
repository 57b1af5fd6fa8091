import { fillDraft } from '../armies/read-army';
import { readCheck } from '../armies/read-check';
import { readImport } from '../armies/read-import';
import { openArchive } from '../events/archive/open-archive';
import { readBatch, readPastedList } from '../events/enter/read-batch';
import { readNewEvent, readNewTerms, readTriedTerms } from '../events/judge/sent-terms';
import { readNewPack, readPackEdit } from '../events/packs/read-sent-pack';
import { readGameRecord, readGameReport } from '../games/game-report';
import type { OwnBattle } from '../history/own/document';
import { readBattleEdit, readNewBattle } from '../history/own/read-sent-battle';
import { sheetTemplate, writeSheet } from '../history/own/sheets/sheet-write';

/** What is read in a thread: plain functions of plain data, which know no store and ask for what they want from one. */
export const TASKS = {
  archive: openArchive,
  batch: readBatch,
  battleEdit: readBattleEdit,
  check: readCheck,
  fill: fillDraft,
  gameRecord: readGameRecord,
  gameReport: readGameReport,
  import: readImport,
  list: ({ text, system }: { readonly text: string; readonly system: string }) =>
    readPastedList(text, system),
  newBattle: readNewBattle,
  newEvent: readNewEvent,
  newPack: readNewPack,
  newTerms: readNewTerms,
  packEdit: readPackEdit,
  // written, not read: it takes as long; so does a draft that is filled
  sheet: (battle: OwnBattle | null) => (battle === null ? sheetTemplate() : writeSheet(battle)),
  triedTerms: readTriedTerms,
} as const;

export type TaskName = keyof typeof TASKS;
export type Input<N extends TaskName> = Parameters<(typeof TASKS)[N]>[0];
export type Output<N extends TaskName> = Awaited<ReturnType<(typeof TASKS)[N]>>;
/** What a task asks of the store. */
export type LookupsOf<N extends TaskName> =
  Parameters<(typeof TASKS)[N]> extends [unknown, infer L] ? L : Readonly<Record<never, never>>;

type LookupName = { [N in TaskName]: keyof LookupsOf<N> }[TaskName];

/** Every question that a task asks. */
const QUESTIONS: Readonly<Record<LookupName, true>> = {
  regiments: true,
  sharedArmy: true,
  pack: true,
  below: true,
  event: true,
};

/** The questions that tasks ask, by name. */
export const LOOKUPS: readonly string[] = Object.keys(QUESTIONS);
