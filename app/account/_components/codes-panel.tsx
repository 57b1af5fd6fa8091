'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, FileButton } from '@/app/_components/ui/button';
import { copyFrom } from '@/app/_components/ui/copy-field';
import { Textarea } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';

const SAID = { idle: 'Copy', done: 'Copied', failed: 'Select and copy them' } as const;

type CodesPanelProps = { codes: readonly string[]; onDone: () => void; done: string };

/** Recovery codes, this once: to copy, to print, to keep as a file. */
export const CodesPanel = ({ codes, onDone, done }: CodesPanelProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<keyof typeof SAID>('idle');
  const text = codes.join('\n');
  const file = `Recovery codes of Muster
Each sets a new password once.

${text}
`;

  // what stood here is gone: readers of the page begin at the title
  useEffect(() => title.current?.focus(), []);

  const copy = async () => {
    if (field.current !== null) setState((await copyFrom(field.current)) ? 'done' : 'failed');
  };

  return (
    <div className="grid gap-3.5">
      <h2 ref={title} tabIndex={-1} className="text-20 outline-none">
        Your recovery codes
      </h2>
      <p>
        If you forget your password, each of these sets a new one, once. Muster sends no mail, so they are
        your only way back in.
      </p>
      <Notice severity="warning">They are shown only once. Keep them somewhere safe.</Notice>
      <Textarea
        ref={field}
        readOnly
        rows={codes.length}
        value={text}
        aria-label="Recovery codes"
        className="usual:text-16 usual:h-auto usual:leading-7 tracking-wider"
      />
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon={state === 'done' ? 'pass' : 'copy'} onClick={() => void copy()}>
          <span aria-live="polite">{SAID[state]}</span>
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          Print
        </Button>
        <FileButton
          icon="download"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="muster-recovery-codes.txt"
        >
          Download
        </FileButton>
      </div>
      <p className="pt-2 print:hidden">
        <Button variant="main" size="big" onClick={onDone}>
          {done}
        </Button>
      </p>
    </div>
  );
};
