'use client';

import { useRef, useState } from 'react';
import { Input } from '@/app/_components/ui/field';
import { Button } from './button';
import * as uiWords from './words';

/** Puts the text of a field on the clipboard; works on plain http too, where pages have no clipboard of their own. */
export const copyFrom = async (field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> => {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // denied: the old way may still do
    }
  }
  field.select();
  return document.execCommand('copy');
};

const SAID = { idle: 'Copy', done: 'Copied', failed: uiWords.selectAndCopy } as const;

/** A line to take along, such as a link, with a button that copies it. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<keyof typeof SAID>('idle');

  const copy = async () => {
    if (field.current === null) return;
    setState((await copyFrom(field.current)) ? 'done' : 'failed');
  };

  return (
    <div className="flex gap-2">
      <Input
        ref={field}
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button icon={state === 'done' ? 'pass' : 'copy'} onClick={() => void copy()}>
        <span aria-live="polite">{SAID[state]}</span>
      </Button>
    </div>
  );
};
