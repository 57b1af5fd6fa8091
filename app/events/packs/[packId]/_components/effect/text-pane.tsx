'use client';

import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { copyFrom } from '@/app/_components/ui/copy-field';
import { Textarea } from '@/app/_components/ui/field';
import { saveText } from '@/app/_components/ui/save-text';
import * as uiWords from '@/app/_components/ui/words';
import * as common from '@/app/_components/words';
import { packName } from '@/lib/rules/events/combine';
import { usePack, usePackState } from '../pack-context';
import { PastePack } from './paste-pack';
import * as words from './words';

const SAID = { idle: uiWords.copy, done: uiWords.copied, failed: uiWords.selectAndCopy } as const;

/** The pack as text that can be pasted back: copied, pasted back, saved as JSON. */
export const TextPane = () => {
  const id = useId();
  const { write } = usePack().kit;
  const pack = usePackState(({ file }) => file);
  const text = useMemo(() => write(pack), [pack, write]);
  const { hash } = useMemo(() => packName(pack), [pack]);
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<{ text: string; state: 'done' | 'failed' } | null>(null);
  const [pasting, setPasting] = useState(false);
  const copy = async () => {
    if (field.current === null) return;
    setCopied({ text, state: (await copyFrom(field.current)) ? 'done' : 'failed' });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2 py-2">
        <Button size="small" icon="copy" onClick={() => void copy()}>
          <span aria-live="polite">{SAID[copied?.text === text ? copied.state : 'idle']}</span>
        </Button>
        <Button size="small" onClick={() => setPasting(true)}>
          {words.pasteBack}
        </Button>
        <Button
          size="small"
          icon="download"
          onClick={() =>
            saveText(`${pack.id}.json`, `${JSON.stringify(pack, null, 1)}\n`, 'application/json')
          }
        >
          {common.json}
        </Button>
      </div>
      <label htmlFor={id} className="vh">
        {words.thePackAsText}
      </label>
      <Textarea id={id} ref={field} readOnly value={text} rows={10} className="text-12 leading-[1.55]" />
      <p className="text-12 text-ink-3 flex justify-between pt-2">
        <span data-pack-hash>{words.packHash(hash)}</span>
        <span>{words.linesOfText(text.trimEnd().split('\n').length)}</span>
      </p>
      <PastePack open={pasting} onClose={() => setPasting(false)} />
    </>
  );
};
