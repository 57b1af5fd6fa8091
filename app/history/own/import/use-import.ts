'use client';

import { useRef, useState } from 'react';
import { fetchOnce } from '@/app/_components/server-state';
import { clientOf, RequestError } from '@/lib/api/client';
import { serializeFirstWrite } from '@/lib/api/mutations';
import { unwrap } from '@/lib/api/unwrap';
import type { HISTORY_CONTRACT } from '@/lib/history/contract';
import type { HISTORY_ENDPOINTS } from '@/lib/history/endpoints';
import type { ColumnKey, CsvRow } from '@/lib/history/own/csv/csv-columns';
import type { KnownNames } from '@/lib/history/own/csv/csv-known';
import type { CsvTable } from '@/lib/history/own/csv/csv-read';
import type { CheckedTable } from '@/lib/history/own/csv/csv-table';
import type { OwnBattle } from '@/lib/history/own/document';
import { OWN_REFUSALS, referenceQuery } from '@/lib/history/own/queries';
import { newId } from '@/lib/ids';
import type { CharacterEncoding } from '@/lib/rules/core/text/encoding';
import { headOfFile, withCell, withDropped, withEvery } from './import-table';

const ask = clientOf<typeof HISTORY_ENDPOINTS, typeof HISTORY_CONTRACT>(serializeFirstWrite);

/** A table that was read, as it is put right. */
export type TableWork = {
  readonly kind: 'table';
  readonly file: string;
  /** null for a spreadsheet */
  readonly encoding: CharacterEncoding | null;
  readonly table: CsvTable;
  /** those of the file, but for cells that were put right */
  readonly rows: readonly CsvRow[];
  readonly checked: CheckedTable;
  readonly knownNames: KnownNames;
  /** what was stored of it; rows that were left then can be put right and added */
  readonly stored: StoredImport | null;
};

/** An order of battle that was stored from here. */
export type StoredImport = { readonly id: string; readonly revision: number };

export type ImportState =
  | { readonly kind: 'none'; readonly faults: readonly string[] }
  | { readonly kind: 'reading'; readonly file: string; readonly done: number; readonly all: number }
  | TableWork
  | { readonly kind: 'json'; readonly file: string; readonly battle: OwnBattle };

/** A battle on its way to the server. */
export type Storing = { readonly pending: boolean; readonly fault: string | undefined };

const create = async (battle: OwnBattle): Promise<StoredImport> =>
  unwrap(await ask('POST /api/history/battles', { body: { battle, key: newId() } }), {
    otherwise: OWN_REFUSALS.otherwise,
  });

const addTo = async ({ id, revision }: StoredImport, battle: OwnBattle): Promise<StoredImport> => {
  const answer = await ask('PUT /api/history/battles/[id]', { params: { id }, body: { revision, battle } });
  const saved = unwrap(answer, {
    gone: 'The order of battle no longer exists: it was deleted in another window.',
    otherwise: 'The order of battle has changed since. Open it and paste the remaining lines into it.',
  });
  return { id, revision: saved.revision };
};

const loadWork = () => import('./read-work');

/** Reads a file, lets its cells be put right, and stores what it makes. */
export const useImport = (onStored: (id: string) => void) => {
  const [state, setState] = useState<ImportState>({ kind: 'none', faults: [] });
  const [storing, setStoring] = useState<Storing>({ pending: false, fault: undefined });
  const reading = useRef(new AbortController());
  const waiting = useRef(0);

  const fail = (...faults: readonly string[]) => setState({ kind: 'none', faults });

  const readTable = async (
    file: string,
    encoding: CharacterEncoding | null,
    table: CsvTable,
    signal: AbortSignal,
  ) => {
    const broken = table.faults.filter(({ severity }) => severity === 'error');
    if (broken.length > 0) {
      fail(...broken.map(({ line, message }) => (line === null ? message : `Line ${line}: ${message}`)));
      return;
    }
    const work = await loadWork();
    const names = work.namesIn(await fetchOnce(referenceQuery()));
    const { rows } = table;
    const onDone = (done: number) => setState({ kind: 'reading', file, done, all: rows.length });
    const checked = await work.checkedSlowly(rows, names, onDone, signal);
    if (checked !== null)
      setState({ kind: 'table', file, encoding, table, rows, checked, knownNames: names, stored: null });
  };

  const read = async (file: string, bytesOf: () => Promise<Uint8Array>) => {
    reading.current.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    setStoring({ pending: false, fault: undefined });
    setState({ kind: 'reading', file, done: 0, all: 0 });
    try {
      const work = await loadWork();
      const content = await work.readFile(await bytesOf(), signal);
      if (signal.aborted) return;
      if (content.kind === 'fault') fail(...content.faults);
      else if (content.kind === 'json') setState({ kind: 'json', file, battle: content.battle });
      else await readTable(file, content.encoding, content.table, signal);
    } catch (error) {
      if (!signal.aborted)
        fail(error instanceof RequestError ? error.message : 'The file could not be read.');
    }
  };

  const recheck = async (work: TableWork, rows: readonly CsvRow[]) => {
    const { checkedAgain } = await loadWork();
    setState({ ...work, rows, checked: checkedAgain(rows, work.knownNames) });
  };

  /** Stores an order of battle, or the same once more with rows that were left before; null where it is not. */
  const store = async (battle: OwnBattle, before: StoredImport | null): Promise<StoredImport | null> => {
    const turn = ++waiting.current;
    setStoring({ pending: true, fault: undefined });
    try {
      const row = await (before === null ? create(battle) : addTo(before, battle));
      if (turn === waiting.current) return row;
      // called off while it was on its way: what was stored goes again
      if (before === null) await ask('DELETE /api/history/battles/[id]', { params: { id: row.id } });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (turn === waiting.current) setStoring({ pending: false, fault: error.message });
    }
    return null;
  };

  const storeTable = async (work: TableWork, name: string, year: number) => {
    const { battleOf } = await loadWork();
    const battle = battleOf(work.rows, work.knownNames, name, year);
    const stored = battle === null ? null : await store(battle, work.stored);
    if (stored === null) return;
    if (work.checked.left.length === 0) return onStored(stored.id);
    setStoring({ pending: false, fault: undefined });
    setState({ ...work, stored });
  };

  return {
    state,
    storing,
    readFile: (file: File) => void read(file.name, async () => new Uint8Array(await file.arrayBuffer())),
    readText: (text: string) => void read('', () => Promise.resolve(new TextEncoder().encode(text))),
    /** puts one cell right, or every cell of its column that says the same */
    correct: (work: TableWork, index: number, column: ColumnKey, text: string, every = false) => {
      void recheck(work, (every ? withEvery : withCell)(work.rows, index, column, text));
    },
    /** leaves a row out, or takes it in again */
    drop: (work: TableWork, index: number, dropped: boolean) =>
      void recheck(work, withDropped(work.rows, index, dropped)),
    storeTable,
    storeBattle: async (battle: OwnBattle) => {
      const stored = await store(battle, null);
      if (stored !== null) onStored(stored.id);
    },
    stopStoring: () => {
      waiting.current++;
      setStoring({ pending: false, fault: undefined });
    },
    /** back to the beginning; what is being read is dropped */
    leave: () => {
      reading.current.abort();
      setState({ kind: 'none', faults: [] });
    },
    headOf: (file: string) => headOfFile(file),
  };
};
