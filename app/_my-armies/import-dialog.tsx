'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import * as common from '@/app/_components/words';
import { importArmiesChange } from '@/lib/armies/queries';
import type { ImportAnswer, ImportFile } from '@/lib/armies/schema';
import { armyPath, comparePath } from '@/lib/pages';
import { useChange } from '../_components/server-changes';
import { Button, LinkButton } from '../_components/ui/button';
import { BottomSheet } from '../_components/ui/dialog';
import { TextField } from '../_components/ui/field';
import { FileChoice } from '../_components/ui/file-drop';
import { Notice } from '../_components/ui/notice';
import { SeverityIcon } from '../_components/ui/severity-mark';
import { importSummary } from './import-summary';
import { faultsAsAnswers, readFiles } from './read-files';
import { UnreadText } from './unread-text';
import { useImportKey } from './use-import-key';

type ImportDialogProps = {
  open: boolean;
  onClose: () => void;
  /** those that were dropped on the page last */
  files: readonly File[] | undefined;
};

/** Reads files into my armies; keeps what became of each until the next import. */
const useImport = () => {
  const { change, answer, pending, fault } = useChange(importArmiesChange());
  const [unread, setUnread] = useState<readonly ImportAnswer[]>([]);
  const { keyed, forget } = useImportKey();
  const answers = [...unread, ...(answer ?? [])];

  /** `onAll`: every file was imported. */
  const importFiles = (files: readonly ImportFile[], faults: readonly ImportAnswer[], onAll?: () => void) => {
    setUnread(faults);
    change(keyed(files), {
      onSuccess: (answer) => {
        forget();
        if (faults.length === 0 && answer.every(({ ok }) => ok)) onAll?.();
      },
    });
  };

  const importChosen = (chosenFiles: readonly File[]) =>
    void readFiles(chosenFiles).then(({ files, faults }) => importFiles(files, faultsAsAnswers(faults)));

  return { answers, pending, fault, importFiles, importChosen };
};

/** Army files and backups, chosen, dropped or pasted; each that does not read is named with its place. */
export const ImportDialog = ({ open, onClose, files }: ImportDialogProps) => {
  const { answers, pending, fault, importFiles, importChosen } = useImport();
  const [text, setText] = useState('');

  const lastFiles = useRef<readonly File[]>(undefined);
  useEffect(() => {
    if (files === undefined || files === lastFiles.current) return;
    lastFiles.current = files;
    importChosen(files);
  });

  const pasted = () =>
    importFiles([{ name: 'Pasted text', text }], [], () =>
      // what could not be read stays to be mended, and what was typed meanwhile stays too
      setText((now) => (now === text ? '' : now)),
    );

  return (
    <BottomSheet open={open} onClose={onClose} title="Import armies" wide>
      <div className="grid gap-4">
        <p className="soft">
          Army files and backups (JSON), or armies as plain text, several at once. You can also drop them
          anywhere on the page.
        </p>
        <div>
          <FileChoice label="Choose files" variant="main" disabled={pending} onFiles={importChosen} />
        </div>
        <Report
          answers={answers}
          pending={pending}
          fault={fault}
          onText={(name, mended) => importFiles([{ name, text: mended }], [])}
        />
        <TextField
          label="Or paste an army file, or an army as text"
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button disabled={pending || text.trim() === ''} onClick={pasted}>
            Import the text
          </Button>
        </div>
      </div>
    </BottomSheet>
  );
};

type ReportProps = {
  answers: readonly ImportAnswer[];
  pending: boolean;
  fault: string | undefined;
  /** a text whose open lines are settled */
  onText: (name: string, text: string) => void;
};

const Report = ({ answers, pending, fault, onText }: ReportProps) => (
  <div className="grid gap-2" role="status">
    {pending && <p>Reading…</p>}
    {!pending && answers.length > 0 && (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[600]">
        {importSummary(answers)}
        <ComparePair answers={answers} />
      </p>
    )}
    {fault !== undefined && (
      <Notice severity="error">{`${fault} Files not listed below were not imported.`}</Notice>
    )}
    {answers.length > 0 && (
      <ul>
        {answers
          .map((answer, index) => ({ answer, number: index + 1 }))
          .map(({ answer, number }) => (
            <li key={number} className="border-rule flex gap-[9px] border-t py-2 wrap-anywhere">
              <SeverityIcon severity={answer.ok ? 'pass' : 'error'} className="mt-0.5" />
              <div className="min-w-0 flex-1">
                {answer.ok ? (
                  <>
                    <Link href={armyPath(answer.id)}>{answer.name || common.armyWithoutName}</Link>{' '}
                    <span className="mute">{answer.file}</span>
                    {answer.warnings.map(({ message }) => (
                      <p key={message} className="soft">
                        {message}
                      </p>
                    ))}
                  </>
                ) : (
                  <UnreadText
                    {...answer}
                    deed="imported"
                    message={answer.error.message}
                    pending={pending}
                    onText={onText}
                  />
                )}
              </div>
            </li>
          ))}
      </ul>
    )}
  </div>
);

/** Where two armies came in, they are set side by side: there both are opened and printed. */
const ComparePair = ({ answers }: Pick<ReportProps, 'answers'>) => {
  const [first, second, third] = answers.flatMap((answer) => (answer.ok ? [answer.id] : []));
  if (first === undefined || second === undefined || third !== undefined) return null;
  return (
    <LinkButton size="small" icon="swap" href={comparePath(first, second)}>
      Compare the two
    </LinkButton>
  );
};
