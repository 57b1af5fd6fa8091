import { timeText, withinSentence } from '@/app/_components/ui/time-text';
import { showToast } from '@/app/_components/ui/toasts';
import { filePrint } from '@/app/_editor/save/draft';
import type { ArmyVersionRow } from '@/lib/armies/schema';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { BuilderStore } from './builder-store';

/** Versions that undo asks for beyond the page; further ones are on the page of versions. */
const MOST_BACK = 10;

/** The army as it was opened, and as it is. */
type Opening = {
  readonly store: Pick<BuilderStore, 'getState'>;
  readonly record: { readonly revision: number; readonly file: ArmyFile };
};

/** Where versions come from. */
type Source = {
  readonly versions: () => Promise<readonly ArmyVersionRow[] | null>;
  readonly version: (revision: number) => Promise<ArmyFile | null>;
};

/**
 * One step further back with each call, into the versions that were saved before this page was opened: each is fetched
 * when it is wanted, and what it holds is an edit like any other, which redo takes back.
 */
export const earlierVersions = ({ store, record }: Opening, { versions, version }: Source) => {
  let rows: readonly ArmyVersionRow[] | null = null;
  // of the version that was opened the newest row holds the same
  let reached = record.revision + (store.getState().file === record.file ? 0 : 1);
  let requests = 0;
  let fetching = false;

  const next = async (): Promise<void> => {
    const { undoIntoHistory, announce, file } = store.getState();
    rows ??= (await versions()) ?? [];
    const row = rows.find(({ revision }) => revision < reached);
    if (row === undefined || requests === MOST_BACK) {
      undoIntoHistory(null);
      return announce('There is no earlier version here');
    }
    requests += 1;
    const before = await version(row.revision);
    // something was done meanwhile: undo is about that
    if (store.getState().history.past.length > 0) return;
    reached = row.revision;
    if (before === null || filePrint(before) === filePrint(file)) return next();
    const time = withinSentence(timeText(new Date(row.savedAt), new Date()));
    undoIntoHistory({ file: before, label: `Edits since ${time}` });
    showToast(`Back to the version of ${time}`);
  };

  return async (): Promise<void> => {
    if (fetching) return;
    fetching = true;
    try {
      await next();
    } finally {
      fetching = false;
    }
  };
};
