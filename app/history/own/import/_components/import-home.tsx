'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button, FileButton } from '@/app/_components/ui/button';
import { TextField } from '@/app/_components/ui/field';
import { DropVeil, FileChoice, usePageDrop } from '@/app/_components/ui/file-drop';
import { Notice } from '@/app/_components/ui/notice';
import { battleDay } from '@/app/history/history-words';
import type { OwnBattle } from '@/lib/history/own/document';
import { sideCalled, treeOf } from '@/lib/history/own/tree/tree';
import { ownPath, SHEET_TEMPLATE, TEMPLATE } from '@/lib/pages';
import { grouped } from '@/lib/rules/core/army/number';
import { counted } from '@/lib/rules/core/army/words';
import { type Storing, useImport } from '../use-import';
import { StoreBar } from './store-bar';
import { TablePreview } from './table-preview';

type BattlePreviewProps = {
  battle: OwnBattle;
  storing: Storing;
  onStore: () => void;
  onStop: () => void;
  onLeave: () => void;
};

const NOTHING = { errors: 0, warnings: 0, rows: 0 };

/** An order of battle of a JSON file, in short: it was read strictly, so nothing is left to put right. */
const BattlePreview = ({ battle, storing, ...acts }: BattlePreviewProps) => {
  const { units, formations } = treeOf(battle);
  const what = `${counted(units, 'unit')} in ${counted(formations, 'formation')}`;
  const facts = [
    ['Battle', battle.name || 'without a name'],
    ['Date', battleDay(battle)],
    ['Sides', battle.sides.map(({ name }, position) => sideCalled(name, position)).join(', ')],
    ['In it', what],
  ] as const;
  return (
    <>
      <dl className="max-w-[640px] pt-5 pb-6">
        {facts.map(([term, fact]) => (
          <div key={term} className="border-rule grid grid-cols-[7rem_minmax(0,1fr)] border-b py-1.5">
            <dt className="text-ink-3">{term}</dt>
            <dd className="font-[560] wrap-anywhere">
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <StoreBar
        counts={NOTHING}
        left={[]}
        off={false}
        stored={null}
        storing={storing}
        what={what}
        {...acts}
      />
    </>
  );
};

type ChooseProps = {
  onFile: (file: File) => void;
  onText: (text: string) => void;
  children: ReactNode;
};

const ACCEPTED =
  '.xlsx,.ods,.csv,.tsv,.txt,.json,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet';

/** A file to choose, to drop anywhere, or a table to paste; a template to begin with, and what its columns mean. */
const ChooseFile = ({ onFile, onText, children }: ChooseProps) => {
  const { register, handleSubmit } = useForm({ defaultValues: { text: '' } });
  const take = ([first]: readonly File[]) => {
    if (first !== undefined) onFile(first);
  };
  const dropped = usePageDrop(take);
  return (
    <div className="grid max-w-[1000px] gap-6 pt-2">
      <p className="soft">
        A table with one row per unit, as a spreadsheet (.xlsx, .ods) or CSV, or a Muster order of battle
        (JSON). You see every row and can correct it before anything is stored.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <FileChoice label="Choose a file" variant="main" several={false} accept={ACCEPTED} onFiles={take} />
        <span className="soft max-tablet:hidden">or drop one anywhere on this page</span>
        <FileButton icon="download" href={SHEET_TEMPLATE} download>
          A template
        </FileButton>
        <FileButton variant="bare" icon="download" href={TEMPLATE} download>
          The same as CSV
        </FileButton>
      </div>
      <form
        className="grid gap-2.5"
        onSubmit={handleSubmit(({ text }) => {
          if (text.trim() !== '') onText(text);
        })}
        aria-label="Paste"
      >
        <TextField
          label="Or paste a table from a spreadsheet, with the column names in its first line"
          rows={5}
          spellCheck={false}
          {...register('text')}
        />
        <p>
          <Button type="submit">Read pasted table</Button>
        </p>
      </form>
      {children}
      {dropped && <DropVeil>Drop a file to see what is in it</DropVeil>}
    </div>
  );
};

/** Choose a file, put it right, store it. `children` tell of the columns. */
export const ImportHome = ({ children }: { children: ReactNode }) => {
  const router = useRouter();
  const work = useImport((id) => router.push(ownPath(id)));
  const { state, storing } = work;
  switch (state.kind) {
    case 'none':
      return (
        <>
          {state.faults.length > 0 && (
            <Notice severity="error" title="It cannot be read." live className="mt-4">
              <ul>
                {state.faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            </Notice>
          )}
          <ChooseFile onFile={work.readFile} onText={work.readText}>
            {children}
          </ChooseFile>
        </>
      );
    case 'reading':
      return <Reading done={state.done} all={state.all} onCancel={work.leave} />;
    case 'json':
      return (
        <BattlePreview
          battle={state.battle}
          storing={storing}
          onStore={() => void work.storeBattle(state.battle)}
          onStop={work.stopStoring}
          onLeave={work.leave}
        />
      );
    case 'table':
      return (
        <TablePreview
          work={state}
          head={work.headOf(state.file)}
          storing={storing}
          onCorrect={(...cell) => work.correct(state, ...cell)}
          onDrop={(index, dropped) => work.drop(state, index, dropped)}
          onStore={(name, year) => void work.storeTable(state, name, year)}
          onStop={work.stopStoring}
          onLeave={work.leave}
        />
      );
  }
};

const Reading = ({ done, all, onCancel }: { done: number; all: number; onCancel: () => void }) => (
  <section className="grid max-w-[520px] gap-3 pt-6" aria-label="Reading">
    <label className="grid gap-1.5">
      <span role="status">
        {all === 0 ? 'Reading the file' : `Checked ${grouped(done)} of ${grouped(all)} rows`}
      </span>
      <progress className="w-full accent-(--ink)" {...(all > 0 && { value: done, max: all })} />
    </label>
    <p>
      <Button onClick={onCancel}>Cancel</Button>
    </p>
  </section>
);
