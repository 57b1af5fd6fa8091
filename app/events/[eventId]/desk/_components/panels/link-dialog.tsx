'use client';

import { useQuery } from '@tanstack/react-query';
import { LinkPanel } from '@/app/_components/army/link-panel';
import * as commonParts from '@/app/_components/part-words';
import { errorText, useChange } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import type { PanelProps } from '@/app/_editor/panels';
import { createLinkChange, endLinkChange, peopleQuery } from '@/lib/events/queries';
import { enterPath, eventPath } from '@/lib/pages';
import { useDesk } from '../desk-context';

/** The one link by which players enter: to copy, to scan, to end. */
export const LinkDialog = ({ open, onClose }: PanelProps) => (
  <BottomSheet open={open} onClose={onClose} title="Player link">
    <PlayerLink />
  </BottomSheet>
);

const PlayerLink = () => {
  const { desk } = useDesk();
  const { id } = desk.event;
  const { data, error } = useQuery(peopleQuery(id), getQueryClient());
  const making = useChange(createLinkChange(id));
  const ending = useChange(endLinkChange(id));
  const link = data?.links.find(({ kind }) => kind === 'enter');
  const pending = making.pending || ending.pending;
  const fault = errorText(error) ?? making.fault ?? ending.fault;
  const isOwner = desk.role === 'owner';
  return (
    <div className="grid gap-4">
      <p>
        Anyone with this link can read the terms and enter a list, with or without an account. It shows nobody
        else’s list.
      </p>
      {desk.event.openEntry && (
        <p>
          Anyone who opens <a href={eventPath(id)}>the page of the event</a> can enter too, as set in its
          settings.
        </p>
      )}
      {data === undefined && error === null && <p role="status">Loading the link.</p>}
      {link?.token != null && <LinkPanel label="Player link" path={enterPath(link.token)} />}
      {link !== undefined && link.token === null && (
        <Notice severity="warning">
          The secret of this Muster has changed since the link was made, so it cannot be shown. It still
          works. To send it again, make a new one.
        </Notice>
      )}
      {data !== undefined && link === undefined && (
        <Notice severity="info">
          {desk.event.openEntry
            ? 'There is no link now; anyone who opens the event’s page can enter.'
            : 'There is no link now: nobody can enter until you make one.'}
        </Notice>
      )}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      {isOwner ? (
        <>
          <p className="flex flex-wrap gap-2">
            <Button icon="link" aria-disabled={pending} onClick={() => !pending && making.change('enter')}>
              {link === undefined ? 'Make a link' : commonParts.makeNewLink}
            </Button>
            {link !== undefined && (
              <Button icon="close" aria-disabled={pending} onClick={() => !pending && ending.change(link.id)}>
                End the link
              </Button>
            )}
          </p>
          <p className="mute">A new link ends the old one. Receipts of lists already sent keep working.</p>
        </>
      ) : (
        <p className="mute">Only owners of the event can make and end links.</p>
      )}
    </div>
  );
};
