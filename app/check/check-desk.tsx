'use client';

import { useState } from 'react';
import { RequestError } from '@/lib/armies/request';
import type { CheckAnswer } from '@/lib/rules/check';
import { Button } from '../_components/ui/button';
import { TextField } from '../_components/ui/field';
import { DropVeil, FileChoice, usePageDrop } from '../_components/ui/file-drop';
import { Notice } from '../_components/ui/notice';
import { type Chosen, postCheck } from './post-check';
import { VerdictTable } from './verdict-table';
import type { Book } from './verdicts';

/** Army files in, verdicts out: chosen, dropped or pasted. Nothing is stored, here or on the server. */
export const CheckDesk = ({ books }: { books: Readonly<Record<string, Book>> }) => {
  const [answers, setAnswers] = useState<readonly CheckAnswer[]>([]);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [text, setText] = useState('');

  const check = async (chosen: readonly Chosen[]) => {
    if (chosen.length === 0) return;
    setPending(true);
    setFault(undefined);
    try {
      setAnswers(await postCheck(chosen));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(error.message);
    }
    setPending(false);
  };

  const checkFiles = (files: readonly File[]) =>
    check(files.map((file) => ({ file: file.name, size: file.size, text: () => file.text() })));
  const checkText = () => check([{ file: 'Pasted text', size: text.length, text: async () => text }]);

  const dropped = usePageDrop((files) => void checkFiles(files));

  return (
    <>
      <div className="intake">
        <div className="drop">
          <p>Drop up to 200 army files anywhere on this page, or</p>
          <FileChoice
            label="Choose files"
            variant="main"
            disabled={pending}
            onFiles={(files) => void checkFiles(files)}
          />
        </div>
        <div className="paste-text">
          <TextField
            label="Or paste an army file"
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
          <Button disabled={pending || text.trim() === ''} onClick={() => void checkText()}>
            Check the text
          </Button>
        </div>
      </div>
      <div role="status">
        {pending && <p className="soft">Checking…</p>}
        {!pending && answers.length > 0 && (
          <span className="vh">
            {answers.length === 1 ? '1 file checked' : `${answers.length} files checked`}
          </span>
        )}
      </div>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      {answers.length > 0 && <VerdictTable answers={answers} books={books} />}
      {dropped && <DropVeil>Drop army files to check them</DropVeil>}
    </>
  );
};
