'use client';

import { useId, useRef, useState } from 'react';
import { Button } from './button';
import { copyFrom } from './copy-field';
import { Textarea } from './field';
import { saveText } from './save-text';

const SAID = { idle: 'Copy', done: 'Copied', failed: 'Press Ctrl and C' } as const;

type TextToTakeProps = {
  readonly label: string;
  readonly text: string;
  /** of the file it is kept as, without its ending */
  readonly name: string;
};

/** A text to paste elsewhere: copied, or kept as a file. */
export const TextToTake = ({ label, text, name }: TextToTakeProps) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<{ text: string; state: 'done' | 'failed' } | null>(null);
  const state = copied?.text === text ? copied.state : 'idle';

  const copy = async () => {
    if (field.current === null) return;
    setCopied({ text, state: (await copyFrom(field.current)) ? 'done' : 'failed' });
  };

  return (
    <>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <Textarea
        ref={field}
        id={id}
        readOnly
        spellCheck={false}
        value={text}
        rows={16}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="main" icon={state === 'done' ? 'pass' : 'copy'} onClick={() => void copy()}>
          <span aria-live="polite">{SAID[state]}</span>
        </Button>
        <Button icon="download" onClick={() => saveText(`${name}.txt`, text)}>
          Text file
        </Button>
      </div>
    </>
  );
};
