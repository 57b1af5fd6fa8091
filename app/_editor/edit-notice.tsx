'use client';

import { Button, IconButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import * as uiWords from '@/app/_components/ui/words';
import * as common from '@/app/_components/words';
import type { SaveState } from './save/save-state';
import * as words from './words';

const NOTICE = 'items-center py-1 [grid-area:notice]';

type EditNoticeProps = {
  notice: string | null;
  save: SaveState;
  /** the choice between two versions is open */
  choosing: boolean;
  onChoose: () => void;
  onDismiss: () => void;
};

/** Something that happened to what is edited and that nobody here did, or has to decide. */
export const EditNotice = ({ notice, save, choosing, onChoose, onDismiss }: EditNoticeProps) => {
  if ((save.kind === 'conflict' || save.kind === 'gone') && !choosing) {
    return (
      <Notice
        severity="warning"
        className={NOTICE}
        action={
          <Button size="small" onClick={onChoose}>
            {common.choose}
          </Button>
        }
      >
        {words.chooseVersion}
      </Notice>
    );
  }
  if (notice === null) return null;
  return (
    <Notice
      severity="info"
      live
      className={NOTICE}
      action={<IconButton icon="close" label={uiWords.dismiss} size="small" onClick={onDismiss} />}
    >
      {notice}
    </Notice>
  );
};
