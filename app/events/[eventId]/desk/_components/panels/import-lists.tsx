'use client';

import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { TextField } from '@/app/_components/ui/field';
import { FileChoice } from '@/app/_components/ui/file-drop';
import { Notice } from '@/app/_components/ui/notice';
import { ArmyVerdict, SeverityIcon } from '@/app/_components/ui/severity-mark';
import * as common from '@/app/_components/words';
import type { PanelProps } from '@/app/_editor/panels';
import { readFiles } from '@/app/_my-armies/read-files';
import { UnreadText } from '@/app/_my-armies/unread-text';
import { enterSeveralChange } from '@/lib/events/desk/desk-queries';
import type { BulkAnswer, BulkRequest } from '@/lib/events/schema';
import { counted } from '@/lib/rules/core/army/words';
import { useDesk } from '../desk-context';

/** Largest file of one list. */
const MAX_BYTES = 1_000_000;

type FileAnswer = Extract<BulkAnswer, { ok: true }>['files'][number];
type Files = readonly BulkRequest['files'][number][];

/** Lists that came by mail: files, or many pasted at once; the result of each is in its own line. */
export const ImportListsDialog = ({ open, onClose }: PanelProps) => (
  <BottomSheet open={open} onClose={onClose} title="Import lists" wide>
    <ImportLists />
  </BottomSheet>
);

const ImportLists = () => {
  const { desk, say } = useDesk();
  const { change, pending, answer, fault } = useChange(enterSeveralChange(desk.event.id));
  const [unread, setUnread] = useState<readonly FileAnswer[]>([]);
  const { register, getValues, setValue, watch } = useForm({ defaultValues: { text: '' } });
  const results = [...unread, ...(answer ?? [])];

  const send = (files: Files, faults: readonly FileAnswer[], onAll?: () => void) => {
    setUnread(faults);
    if (files.length === 0) return;
    change(
      { key: nanoid(24), files: [...files] },
      {
        onSuccess: (answers) => {
          say(summary([...faults, ...answers]));
          if (answers.every(({ ok }) => ok)) onAll?.();
        },
      },
    );
  };
  const sendFiles = (files: readonly File[]) =>
    void readFiles(files, MAX_BYTES).then(({ files: read, faults }) =>
      send(
        read,
        faults.map((each) => ({ ...each, ok: false })),
      ),
    );
  const pasted = () => {
    const { text } = getValues();
    send([{ name: 'Pasted text', text }], [], () => {
      if (getValues('text') === text) setValue('text', '');
    });
  };

  return (
    <div className="grid gap-4">
      <p className="soft">
        Army files (JSON) and lists as plain text, several at once. Each becomes an entry, named after the
        player in the file, or after the file.
      </p>
      <div>
        <FileChoice label="Choose files" variant="main" disabled={pending} onFiles={sendFiles} />
      </div>
      <Results
        answers={results}
        pending={pending}
        fault={fault}
        onText={(name, text) => send([{ name, text }], [])}
      />
      <TextField
        label="Or paste lists, with a line of dashes between them"
        rows={6}
        spellCheck={false}
        {...register('text')}
      />
      <div>
        <Button disabled={pending || watch('text').trim() === ''} onClick={pasted}>
          Enter the pasted lists
        </Button>
      </div>
    </div>
  );
};

const summary = (answers: readonly FileAnswer[]): string => {
  const entered = answers.filter(({ ok }) => ok).length;
  const left = answers.length - entered;
  return `${counted(entered, 'list')} entered${left > 0 ? `, ${left} not` : ''}.`;
};

type ResultsProps = {
  answers: readonly FileAnswer[];
  pending: boolean;
  fault: string | undefined;
  /** a text whose open lines are settled */
  onText: (name: string, text: string) => void;
};

const Results = ({ answers, pending, fault, onText }: ResultsProps) => (
  <div className="grid gap-2" role="status">
    {pending && <p>Reading and checking…</p>}
    {fault !== undefined && <Notice severity="error">{`${fault} Nothing was entered.`}</Notice>}
    {!pending && answers.length > 0 && <p className="font-[600]">{summary(answers)}</p>}
    {answers.length > 0 && (
      <ul>
        {answers.map((each) => (
          <li
            key={each.ok ? each.code : `${each.file} ${each.message}`}
            className="border-rule flex gap-[9px] border-t py-2 wrap-anywhere"
          >
            <SeverityIcon severity={each.ok ? 'pass' : 'error'} className="mt-0.5" />
            {each.ok ? (
              <div className="flex flex-1 flex-wrap items-baseline gap-x-3">
                <span className="min-w-0 flex-1">
                  <b className="font-[560]">{each.name}</b>, {each.list || common.armyWithoutName}{' '}
                  <span className="mute">{`${each.file}, entry ${each.number}, ${each.code}`}</span>
                </span>
                <ArmyVerdict
                  standing={each.standing}
                  counts={{ error: each.errors, warning: each.warnings, info: 0, wanting: 0 }}
                />
              </div>
            ) : (
              <div className="min-w-0 flex-1">
                <UnreadText {...each} deed="entered" pending={pending} onText={onText} />
              </div>
            )}
          </li>
        ))}
      </ul>
    )}
  </div>
);
