'use client';

import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { copyFrom } from '@/app/_components/ui/copy-field';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Textarea, TextField } from '@/app/_components/ui/field';
import { saveText } from '@/app/_components/ui/save-text';
import * as uiWords from '@/app/_components/ui/words';
import * as packsWords from '@/app/events/packs/words';
import type { Op } from '@/lib/rules/core/army/edit';
import { counted } from '@/lib/rules/core/army/words';
import { packName } from '@/lib/rules/events/combine';
import { usePasted } from '../../../_components/use-pasted';
import { usePack, usePackActions, usePackState } from '../pack-context';

const SAID = { idle: 'Copy', done: 'Copied', failed: uiWords.selectAndCopy } as const;

/** Takes the rules of a pasted pack in place of these; undo brings these back. */
const PastePack = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <BottomSheet open={open} onClose={onClose} title="Paste a pack">
    {open && <PasteForm onClose={onClose} />}
  </BottomSheet>
);

const PasteForm = ({ onClose }: { onClose: () => void }) => {
  const { system } = usePack().kit;
  const file = usePackState((state) => state.file);
  const { change } = usePackActions();
  const { field, onSubmit, isSubmitting } = usePasted((pack) => {
    if (pack.system !== system.id) return `This pack is for other rules (${pack.system}).`;
    const gone = file.notes !== undefined && pack.notes === undefined;
    change({
      label: `Paste “${pack.name}”`,
      select: null,
      ops: [
        ...Object.entries(pack).map(([key, value]): Op => ({ op: 'set', path: [key], value })),
        ...(gone ? [{ op: 'remove', path: ['notes'] } as const] : []),
      ],
    });
    onClose();
    return undefined;
  });
  return (
    <form className="grid gap-3" noValidate onSubmit={onSubmit}>
      <TextField label={packsWords.packAsText} rows={10} spellCheck={false} {...field} />
      <p>
        <Button type="submit" variant="main" aria-disabled={isSubmitting}>
          Use these rules
        </Button>
      </p>
    </form>
  );
};

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
          Paste back
        </Button>
        <Button
          size="small"
          icon="download"
          onClick={() =>
            saveText(`${pack.id}.json`, `${JSON.stringify(pack, null, 1)}\n`, 'application/json')
          }
        >
          JSON
        </Button>
      </div>
      <label htmlFor={id} className="vh">
        The pack as text
      </label>
      <Textarea id={id} ref={field} readOnly value={text} rows={10} className="text-12 leading-[1.55]" />
      <p className="text-12 text-ink-3 flex justify-between pt-2">
        <span data-pack-hash>{`pack ${hash}`}</span>
        <span>{counted(text.trimEnd().split('\n').length, 'line')}</span>
      </p>
      <PastePack open={pasting} onClose={() => setPasting(false)} />
    </>
  );
};
