import type { StoreApi } from 'zustand';
import type { NotFound } from '@/lib/api/schema-parts';
import type { EditorState } from './editor-store';
import { browserStorage, type DraftKeeper, draftKeeper, type IsFile } from './save/draft';
import { BEFORE_RELOAD, isKeptPage, opensAgain } from './save/kept-page';
import { lastVersion } from './save/last-version';
import { createSaveQueue, joinTabs, type SaveQueue, type Tabs } from './save/save-queue';
import type { SaveOf, SaveReply, SaveState, Version } from './save/save-state';

const DO_NOT_RELOAD =
  'Do not reload this page: without a connection it could not be opened again. Your edits are kept on this device.';

/** How a session reaches the server. */
export type Transport<F> = {
  /** one save; `leaving`: the request has to outlive the page */
  readonly save: (request: SaveOf<F>, leaving: boolean) => Promise<SaveReply<F>>;
  /** the newest version, or that the document is gone */
  readonly load: () => Promise<Version<F> | NotFound>;
};

/** A document as it is worked on in this tab: its store, its saves, and the other tabs. */
export type EditSession<F extends object, S> = {
  readonly store: StoreApi<S>;
  readonly queue: SaveQueue<F>;
  /** what the session began with: what the server handed out, or what this tab saw last, if that is newer */
  readonly record: Version<F>;
  /** Takes up what an earlier page could not send, and begins to follow tabs and connection. Returns how to stop. */
  start(): () => void;
  /** Their version takes the place of mine, here and in the other tabs. */
  takeTheirs(record: Version<F>): void;
  /** The version that this device and the other last had in common; null where this tab has not seen it. */
  common(): Version<F> | null;
  /** Both versions, already made one, are saved as an edit of theirs; undo goes back to theirs, then to mine. */
  takeBoth(theirs: Version<F>, merged: F): void;
  /** Forgets what is unsent: it is safe elsewhere. */
  drop(): void;
};

type SessionPorts<F extends object, S> = {
  readonly record: Version<F>;
  readonly transport: Transport<F>;
  /** under which this browser keeps drafts, and on which its tabs speak */
  readonly names: { readonly draft: string; readonly channel: string };
  readonly isFile: IsFile<F>;
  readonly storeOf: (save: SaveState<F>, onEdit: (file: F) => void, file: F) => StoreApi<S>;
  /** the notice when a newer version of another device is loaded */
  readonly followed: string;
};

// what this tab has last seen of a document: the router may hand an older record back when somebody returns to it
const seen = new Map<string, Version<object>>();

/** A session of one document. Nothing happens before `start`. */
export const createEditSession = <F extends object, S extends EditorState<F, string>>({
  record: given,
  transport,
  names,
  isFile,
  storeOf,
  followed,
}: SessionPorts<F, S>): EditSession<F, S> => {
  const newest = (record: Version<F>): Version<F> => {
    const latest = seen.get(names.channel);
    return latest !== undefined && latest.revision > record.revision && isFile(latest.file)
      ? { ...latest, file: latest.file }
      : record;
  };
  const record = newest(given);
  const nowhere = draftKeeper(names.draft, null, isFile);
  let drafts: DraftKeeper<F> = nowhere;
  let last = lastVersion(names.channel, null, isFile);
  let isWarned = false;
  let tabs: Tabs<F> | null = null;

  const queue: SaveQueue<F> = createSaveQueue<F>(record, {
    drafts: {
      read: () => drafts.read(),
      write: (draft) => drafts.write(draft),
      clear: (draft) => drafts.clear(draft),
    },
    send: transport.save,
    onState: (save) => {
      store.getState().showSave(save);
      warn(save);
      if (save.kind !== 'saved') return;
      const { file } = store.getState();
      const version = { id: record.id, revision: queue.revision(), editedAt: save.editedAt, file };
      seen.set(names.channel, version);
      if (opensAgain()) last.write(version);
    },
    onNews: (news) => tabs?.tell(news),
    onVersion: (file, why) =>
      store
        .getState()
        .replaceDocument(file, why === 'tab' ? 'Edits in another tab' : 'Changes made elsewhere'),
    onBehind: () => void look(),
  });
  const store = storeOf(queue.save(), (file) => queue.edited(file), record.file);
  const { replaceDocument, flush, notify } = store.getState();

  /** A page that could not be opened again gets one warning not to be reloaded. */
  const warn = (save: SaveState<F>) => {
    const { notice } = store.getState();
    if (save.kind === 'saved' && notice === DO_NOT_RELOAD) return store.getState().dismiss();
    const isAlone =
      save.kind === 'unsent' && save.why === 'connection' && save.isDraftStored && !opensAgain();
    if (!isAlone || isWarned) return;
    isWarned = true;
    store.getState().notify(DO_NOT_RELOAD);
  };

  /** A page that this device kept may have been made before the newest version that the server is known to hold. */
  const catchUp = () => {
    const latest = isKeptPage() ? last.read() : null;
    if (latest !== null && latest.revision > queue.revision()) {
      replaceDocument(latest.file, null);
      queue.adopt(latest);
    } else if (opensAgain()) {
      last.write(newest(record));
    }
  };

  const resume = () => {
    const draft = drafts.read();
    if (draft === 'unreadable')
      return notify('The edits kept on this device could not be read. You see the last saved version.');
    if (draft === null) return;
    const newer = newest(record);
    // what the edits were made on is newer than a kept page, and no other version
    queue.onDraftFound(
      draft,
      isKeptPage() && draft.base > newer.revision ? { ...newer, revision: draft.base } : newer,
    );
    if (queue.unsent()) replaceDocument(draft.file, null);
  };

  /** With nothing unsent here, a newer version from another device is simply followed. */
  const look = async () => {
    if (queue.unsent() || queue.save().kind !== 'saved') return;
    const now = await transport.load().catch(() => null);
    flush();
    if (now === null || 'ok' in now || queue.unsent() || now.revision <= queue.revision()) return;
    replaceDocument(now.file, 'Changes made elsewhere');
    queue.adopt(now);
    notify(followed);
  };

  const onVisibility = () => {
    flush();
    if (document.visibilityState === 'hidden') return queue.leave();
    queue.wake();
    void look();
  };
  const onOnline = () => {
    queue.wake();
    void look();
  };
  const onPageHide = () => {
    flush();
    queue.leave();
  };
  /** Edits that this browser cannot keep would go with the page. */
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    flush();
    const save = queue.save();
    if (save.kind === 'unsent' && !save.isDraftStored) event.preventDefault();
  };

  const onBeforeReload = (event: Event) => {
    flush();
    if (queue.unsent()) event.preventDefault();
  };

  const takeTheirs = (theirs: Version<F>) => {
    replaceDocument(theirs.file, 'Take the other version');
    queue.adopt(theirs);
  };

  return {
    store,
    queue,
    record,
    start: () => {
      drafts = draftKeeper(names.draft, browserStorage(), isFile);
      last = lastVersion(names.channel, browserStorage(), isFile);
      tabs = joinTabs(names.channel, queue.hear);
      if (!queue.unsent()) {
        catchUp();
        resume();
      }
      if (isKeptPage()) void look();
      addEventListener(BEFORE_RELOAD, onBeforeReload);
      addEventListener('online', onOnline);
      addEventListener('pagehide', onPageHide);
      addEventListener('beforeunload', onBeforeUnload);
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        removeEventListener(BEFORE_RELOAD, onBeforeReload);
        removeEventListener('online', onOnline);
        removeEventListener('pagehide', onPageHide);
        removeEventListener('beforeunload', onBeforeUnload);
        document.removeEventListener('visibilitychange', onVisibility);
        flush();
        queue.leave();
        tabs?.close();
        tabs = null;
      };
    },
    drop: () => {
      const draft = drafts.read();
      if (draft !== null && draft !== 'unreadable') drafts.clear(draft);
    },
    takeTheirs,
    common: () => {
      const version = newest(record);
      return version.revision === queue.revision() ? version : null;
    },
    takeBoth: (theirs, merged) => {
      takeTheirs(theirs);
      replaceDocument(merged, 'Take both versions');
      queue.edited(merged);
    },
  };
};
