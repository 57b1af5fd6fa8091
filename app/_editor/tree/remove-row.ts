import { showToast } from '@/app/_components/ui/toasts';
import type { Change } from '@/lib/rules/core/army/editing';
import type { EditorState } from '../editor-store';

type Actions = Pick<EditorState<object, never>, 'change' | 'undo' | 'announce'> & {
  readonly now: () => { readonly file: object };
};

/** Takes a row out of the tree and offers to bring it back; `stale` is said where too much has happened since. */
export const removeRow = (
  edit: Change | null,
  { change, undo, announce, now }: Actions,
  stale: string,
): void => {
  if (edit === null) return;
  change(edit, { focus: 'row' });
  const { file } = now();
  showToast(edit.label.replace('Remove', 'Removed'), {
    action: {
      label: 'Undo',
      // after further edits undo would take back something else
      run: () => (now().file === file ? undo() : announce(stale)),
    },
  });
};
