'use client';

import { useEffect, useState } from 'react';
import { IconButton } from '@/app/_components/ui/button';
import * as uiWords from '@/app/_components/ui/words';
import { Later, laterPart } from '@/app/_editor/later';
import type { Layout } from '@/app/_editor/use-layout';
import { whenIdle } from '@/app/_editor/when-idle';
import { useActions, useBuilder } from '../builder-context';
import * as words from '../words';

const CONTENT = laterPart(() => import('./side-content').then((part) => part.SideContent));

const DRAWER =
  'narrow:invisible narrow:fixed narrow:inset-[52px_0_0_auto] narrow:z-20 narrow:w-96 narrow:translate-x-4 narrow:opacity-0 narrow:data-[open=true]:visible narrow:data-[open=true]:translate-x-0 narrow:data-[open=true]:opacity-100 narrow:data-[open=true]:shadow-(--lift-menu) motion-safe:narrow:[transition:translate_0.16s_ease-out,opacity_0.16s]';

/** The right pane: the sum, the limits, the findings, and the selected unit pinned at its foot. A drawer when narrow. */
export const SidePane = ({ layout }: { layout: Layout | null }) => {
  const open = useBuilder(({ panel }) => panel === 'unit' || panel === 'findings');
  const { close, select, now } = useActions();
  const drawer = layout === 'narrow';
  // it comes when the first list stands
  const [listStands, setListStands] = useState(CONTENT.loaded() !== undefined);
  useEffect(() => whenIdle(() => setListStands(true)), []);
  const shut = () => {
    const { panel } = now();
    if (panel !== null) close(panel);
  };
  return (
    <aside
      className={`bg-paper border-rule-firm phone:hidden flex min-h-0 flex-col border-l [grid-area:side] ${DRAWER}`}
      aria-label={words.whatSidePaneShows}
      data-open={open}
      inert={drawer && !open}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && drawer) shut();
      }}
    >
      {drawer && (
        <div className="flex justify-end px-2.5 pt-1.5">
          <IconButton icon="close" label={uiWords.close} onClick={shut} />
        </div>
      )}
      {listStands && <Later part={CONTENT} props={{ onClose: () => (drawer ? shut() : select(null)) }} />}
    </aside>
  );
};
