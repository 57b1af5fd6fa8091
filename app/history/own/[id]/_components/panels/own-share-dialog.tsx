'use client';

import { useState } from 'react';
import { LinkPanel } from '@/app/_components/army/link-panel';
import { LinkPictureNote, PictureButton } from '@/app/_components/army/link-picture';
import * as commonParts from '@/app/_components/part-words';
import { useChange } from '@/app/_components/server-changes';
import { Button, FileButton, LinkButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { Segments } from '@/app/_components/ui/segments';
import { FaultNotice } from '@/app/_editor/dialog-parts';
import type { PanelProps } from '@/app/_editor/panels';
import { ShareActs, SharePart, ShareSheet } from '@/app/_editor/share-sheet';
import type { Visibility } from '@/lib/history/own/answers';
import { shareBattleChange } from '@/lib/history/own/queries';
import { battleFilePath, battlePath, linkedPath } from '@/lib/pages';
import { useOwn, useOwnActions } from '../own-context';

const SAID: Readonly<Record<Visibility, string>> = {
  private: 'Only you can read it.',
  link: 'Anyone with the link can read it as it is at that moment, and copy it to muster. Search engines are asked to ignore it.',
  published:
    'Everyone can find it in the history, muster it and copy it. It says that a player entered it, never who. Anyone can report it, and the operator of this Muster can hide it.',
};

const OPTIONS = [
  { value: 'private', label: 'Private' },
  { value: 'link', label: 'By link' },
  { value: 'published', label: 'Published' },
] as const;

/** Who can read it, its link, and its files. */
export const OwnShareDialog = (props: PanelProps) => (
  <ShareSheet {...props}>
    <Readers />
    <Files />
  </ShareSheet>
);

const whoCanRead = 'Who can read it';

const Readers = () => {
  const { id, visibility: atFirst, hidden } = useOwn();
  const [visibility, setVisibility] = useState(atFirst);
  const [token, setToken] = useState<string | null>(null);
  const { announce } = useOwnActions();
  const { change, pending, fault } = useChange(shareBattleChange(id));
  const share = (wantedVisibility: Visibility) => {
    if (pending) return;
    // shown at once, and taken back where the server does not take it
    setVisibility(wantedVisibility);
    setToken(null);
    change(wantedVisibility, {
      onSuccess: (answer) => {
        setToken(answer);
        announce(SAID[wantedVisibility]);
      },
      onError: () => setVisibility(visibility),
    });
  };
  return (
    <section className="grid gap-2.5 pb-4" aria-label={whoCanRead}>
      <Segments
        legend={whoCanRead}
        options={OPTIONS}
        value={visibility}
        onChange={(option) => {
          const next = OPTIONS.find(({ value }) => value === option)?.value;
          if (next !== undefined && next !== visibility) share(next);
        }}
      />
      <p className="soft">{SAID[visibility]}</p>
      {hidden && visibility === 'published' && (
        <Notice severity="warning" title="Hidden.">
          The operator of this Muster has hidden it. You still have it.
        </Notice>
      )}
      {visibility === 'link' && token !== null && <LinkPanel label="Link" path={linkedPath(token)} />}
      {visibility === 'link' && <LinkPictureNote />}
      {visibility === 'link' && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button icon="link" aria-disabled={pending} onClick={() => share('link')}>
            {commonParts.makeNewLink}
          </Button>
          <span className="mute">It replaces the old one, which cannot be shown again.</span>
        </p>
      )}
      {visibility === 'published' && (
        <p>
          <LinkButton icon="link" href={battlePath(id)}>
            {' '}
            View
          </LinkButton>
        </p>
      )}
      <FaultNotice fault={fault} />
    </section>
  );
};

const Files = () => {
  const { id } = useOwn();
  return (
    <SharePart id="own-files" title="As a file">
      <ShareActs>
        <FileButton icon="download" href={battleFilePath(id, 'json')} download>
          JSON
        </FileButton>
        <FileButton icon="download" href={battleFilePath(id, 'csv')} download>
          {commonParts.csvForSpreadsheet}
        </FileButton>
        <PictureButton path={battlePath(id)} />
      </ShareActs>
    </SharePart>
  );
};
