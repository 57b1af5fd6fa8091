'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isPlainClick } from '@/app/_components/ui/app-link';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { SearchField, TextField } from '@/app/_components/ui/field';
import { FileChoice } from '@/app/_components/ui/file-drop';
import { Flag } from '@/app/_components/ui/icon';
import { Notice } from '@/app/_components/ui/notice';
import { OpenLines } from '@/app/_my-armies/open-lines';
import { VerdictMark } from '@/app/events/_facts/standing-mark';
import type { SentList } from '@/lib/events/schema';
import { pointsText } from '@/lib/rules/core/price/points';
import { matching } from '@/lib/rules/core/text/word-search';
import * as words from '../words';
import { BuildDialog } from './build-dialog';
import type { BuildOptions } from './build-options';
import { listName, type MyList } from './my-list';
import type { TypedList } from './use-list-check';

type ListChoiceProps = {
  lists: readonly MyList[];
  /** the army that is chosen */
  chosenArmy: string | null;
  path: string;
  build: BuildOptions;
  /** why the last list was not read */
  refused: readonly string[];
  /** a text that is not clear in some lines */
  typed: TypedList | null;
  pending: boolean;
  onCheck: (list: SentList) => void;
  onFile: (files: readonly File[]) => void;
};

const ROW =
  'border-rule hover:bg-paper-press aria-[current]:bg-select -mx-2.5 grid min-h-14.5 grid-cols-[6px_minmax(0,1fr)_auto] items-center gap-3 border-b px-2.5 py-1.5 no-underline aria-[current]:shadow-[inset_3px_0_0_var(--ink)] max-tablet:-mx-4 max-tablet:min-h-17 max-tablet:px-4';

/** From so many on they can be searched. */
const MANY = 8;

type PasteDialogProps = { open: boolean; onClose: () => void; onText: (text: string) => void };

/** A list as text: an army file, or an army as people post it. */
const PasteDialog = ({ open, onClose, onText }: PasteDialogProps) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { text: '' } });
  return (
    <BottomSheet open={open} onClose={onClose} title="Paste a list" wide>
      <form
        className="grid gap-3"
        noValidate
        aria-label="Paste a list"
        onSubmit={handleSubmit(({ text }) => onText(text))}
      >
        <TextField
          label="An army as text, or an army file"
          rows={12}
          spellCheck={false}
          data-autofocus
          error={formState.errors.text?.message}
          {...register('text', {
            validate: (text) => text.trim() !== '' || 'Paste a list first.',
          })}
        />
        <p>
          <Button type="submit" variant="main" size="big">
            Read it
          </Button>
        </p>
      </form>
    </BottomSheet>
  );
};

/** One of my armies, a file, a text, or an army built under the terms. */
export const ListChoice = (props: ListChoiceProps) => {
  const { lists, chosenArmy, path, build, refused, typed, pending, onCheck, onFile } = props;
  const [open, setOpen] = useState<'paste' | 'build' | null>(null);
  const [search, setSearch] = useState('');
  const matches = matching(lists, ({ name, detail }) => `${name} ${detail}`, search);
  const close = () => setOpen(null);
  return (
    <>
      {lists.length === 0 && (
        <p className="text-ink-2 py-3">
          This browser has no army for these rules. Send a file or text, or build one here.
        </p>
      )}
      {lists.length > MANY && (
        <SearchField
          label="Find an army of yours"
          className="pb-2"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul>
        {matches.map((list) => (
          <li key={list.id}>
            <a
              className={ROW}
              href={`${path}?${new URLSearchParams({ army: list.id })}`}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                if (!pending) onCheck({ army: list.id });
              }}
              {...(list.id === chosenArmy && { 'aria-current': true })}
            >
              <Flag nation={list.nation} className="h-8.5" />
              <span className="min-w-0">
                <b className="font-caslon max-tablet:whitespace-normal block truncate text-[1.0625rem] leading-tight font-normal">
                  {listName(list)}
                </b>
                <small className="text-12 text-ink-3">{list.detail}</small>
              </span>
              <span className="text-right">
                {list.points !== null && (
                  <b className="block font-semibold tabular-nums">{pointsText(list.points)}</b>
                )}
                <small className="text-12 whitespace-nowrap">
                  {list.verdict === null ? (
                    <span className="text-ink-3">not read yet</span>
                  ) : (
                    <VerdictMark verdict={list.verdict} />
                  )}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {lists.length > 0 && matches.length === 0 && (
        <p className="text-ink-2 py-3">No army of yours is called that.</p>
      )}
      {refused.length > 0 && (
        <Notice className="mt-3" severity="error" title="The list was not read." live>
          <ul>
            {refused.slice(0, 10).map((reason) => (
              <li key={reason} className="whitespace-pre-line">
                {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {typed !== null && (
        <OpenLines
          key={typed.text}
          text={typed.text}
          open={typed.open}
          readLines={typed.readLines}
          pending={pending}
          onText={(text) => onCheck({ text })}
        />
      )}
      <div className="max-tablet:[&>button]:min-h-12 grid gap-2 pt-4 [&>button]:min-h-10 [&>button]:justify-start [&>button]:px-3.5">
        <FileChoice label="Upload a file" several={false} disabled={pending} onFiles={onFile} />
        <Button icon="paste" disabled={pending} onClick={() => setOpen('paste')}>
          Paste text
        </Button>
        <Button icon="plus" disabled={pending} onClick={() => setOpen('build')}>
          {words.buildUnderTerms}
        </Button>
      </div>
      <PasteDialog
        open={open === 'paste'}
        onClose={close}
        onText={(text) => {
          close();
          onCheck({ text });
        }}
      />
      <BuildDialog open={open === 'build'} onClose={close} build={build} back={path} />
    </>
  );
};
