'use client';

import { useState } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { Later, laterPart } from '@/app/_editor/later';
import { useChange } from '../_components/server-changes';
import { Button } from '../_components/ui/button';
import { TextField } from '../_components/ui/field';
import { DropVeil, FileChoice, usePageDrop } from '../_components/ui/file-drop';
import { Notice } from '../_components/ui/notice';
import { packsAsked, type TermsAsked } from './asked-packs';
import { type Chosen, pastedEntries, postCheck } from './post-check';
import { TermsChoice } from './terms-choice';
import type { Book } from './verdicts';
import * as words from './words';

const VERDICTS = laterPart(() => import('./verdict-table').then((part) => part.VerdictTable));

/** Army files, texts and links in, verdicts out: chosen, dropped or pasted. Nothing is stored, here or on the server. */
export const CheckDesk = ({ books }: { books: Readonly<Record<string, Book>> }) => {
  const [text, setText] = useState('');
  const [terms, setTerms] = useState<TermsAsked>({ pack: '', pasted: '' });
  const {
    change: check,
    answer: checked = [],
    at,
    pending,
    fault,
  } = useChange({
    mutationFn: async (chosen: readonly Chosen[]) => {
      VERDICTS.preload();
      return postCheck(chosen, await packsAsked(terms));
    },
  });

  const checkFiles = (files: readonly File[]) => {
    if (files.length === 0) return;
    check(files.map((file) => ({ file: file.name, size: file.size, text: () => file.text() })));
  };
  /** Checks all again, one of them with its open lines settled. */
  const settle = (file: string, mended: string) =>
    check(
      checked.flatMap(({ answer, text: own }) => {
        const sent = answer.file === file ? mended : own;
        return sent === null ? [] : [{ file: answer.file, size: sent.length, text: async () => sent }];
      }),
    );
  const dropped = usePageDrop(checkFiles);

  return (
    <>
      <TermsChoice books={books} asked={terms} onAsk={setTerms} />
      <div className="my-4.5 grid grid-cols-2 gap-4 max-[721px]:grid-cols-[minmax(0,1fr)]">
        <div className="rounded-2 border-rule-firm bg-paper-sunk grid place-items-center content-center gap-3 border-2 border-dashed p-6 text-center">
          <p>{words.dropFiles}</p>
          <FileChoice
            label={commonParts.chooseFiles}
            variant="main"
            disabled={pending}
            onFiles={checkFiles}
          />
          <p className="soft">{words.whichFiles}</p>
        </div>
        <div className="grid justify-items-start gap-2">
          <div className="w-full">
            <TextField
              label={words.pasteArmyOrLinks}
              hint={words.whatCanBePasted}
              value={text}
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Button disabled={pending || text.trim() === ''} onClick={() => check([...pastedEntries(text)])}>
            {words.checkPastedText}
          </Button>
        </div>
      </div>
      <div role="status">
        {pending && <p className="soft">{words.checking}</p>}
        {!pending && checked.length > 0 && (
          <span className="vh">
            {checked.length === 1 ? words.oneListChecked : words.listsChecked(checked.length)}
          </span>
        )}
      </div>
      {fault !== undefined && (
        <Notice severity="error" live className="mb-3">
          {fault}
        </Notice>
      )}
      {checked.length > 0 && <Later key={at} part={VERDICTS} props={{ checked, books, onText: settle }} />}
      {dropped && <DropVeil>{words.dropToCheck}</DropVeil>}
    </>
  );
};
