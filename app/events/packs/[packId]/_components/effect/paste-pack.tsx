'use client';

import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { TextField } from '@/app/_components/ui/field';
import * as packsWords from '@/app/events/packs/words';
import type { Op } from '@/lib/rules/core/army/edit';
import { usePasted } from '../../../_components/use-pasted';
import { usePack, usePackActions, usePackState } from '../pack-context';
import * as words from './words';

/** Takes the rules of a pasted pack in place of these; undo brings these back. */
export const PastePack = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <BottomSheet open={open} onClose={onClose} title={words.pastePack}>
    {open && <PasteForm onClose={onClose} />}
  </BottomSheet>
);

const PasteForm = ({ onClose }: { onClose: () => void }) => {
  const { system } = usePack().kit;
  const file = usePackState((state) => state.file);
  const { change } = usePackActions();
  const { field, onSubmit, isSubmitting } = usePasted((pack) => {
    if (pack.system !== system.id) return words.packForOtherRules(pack.system);
    const gone = file.notes !== undefined && pack.notes === undefined;
    change({
      label: words.pasteNamed(pack.name),
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
          {words.useTheseRules}
        </Button>
      </p>
    </form>
  );
};
