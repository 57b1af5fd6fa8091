'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addressOf } from '@/app/_components/army/link-panel';
import { errorText, useChange } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { Button, FileButton, TextButton } from '@/app/_components/ui/button';
import { copyFrom } from '@/app/_components/ui/copy-field';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { TextField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import * as uiWords from '@/app/_components/ui/words';
import type { PanelProps } from '@/app/_editor/panels';
import { ExpectedForm } from '@/app/events/[eventId]/_expected/expected-form';
import { changeExpectedChange } from '@/lib/events/desk/desk-queries';
import { peopleQuery } from '@/lib/events/queries';
import type { EventHead, People } from '@/lib/events/schema';
import { enterPath, eventPath } from '@/lib/pages';
import { counted } from '@/lib/rules/core/army/words';
import { mailTo, reminderText } from '../../../_expected/reminder';
import { useDesk } from '../desk-context';

/** Who is expected: the desk then says who has not sent a list yet. */
export const ExpectedDialog = ({ open, onClose }: PanelProps) => {
  const { desk } = useDesk();
  return (
    <BottomSheet open={open} onClose={onClose} title="Expected players">
      <p className="soft pb-3">The desk shows who has not sent a list, and helps you remind them.</p>
      <ExpectedForm eventId={desk.event.id} onSaved={onClose} />
    </BottomSheet>
  );
};

/** Reminds those who have not sent a list: a text to copy, and a mail where an address is known. */
export const ReminderDialog = ({ open, onClose }: PanelProps) => (
  <BottomSheet open={open} onClose={onClose} title="Not sent yet">
    <Reminder />
  </BottomSheet>
);

const linkOf = (event: EventHead, links: People['links']): string | null => {
  const token = links.find(({ kind }) => kind === 'enter')?.token;
  if (token != null) return addressOf(enterPath(token));
  return event.openEntry ? addressOf(eventPath(event.id)) : null;
};

const Reminder = () => {
  const { desk, missing } = useDesk();
  const { data, error } = useQuery(peopleQuery(desk.event.id), getQueryClient());
  if (missing.length === 0) return <p>Everyone expected has sent a list.</p>;
  if (data === undefined) {
    return error === null ? (
      <p role="status">Loading the link.</p>
    ) : (
      <Notice severity="error" live>
        {errorText(error)}
      </Notice>
    );
  }
  const link = linkOf(desk.event, data.links);
  const text = reminderText(desk.event, link);
  return (
    <div className="grid gap-4">
      {link === null && (
        <Notice severity="warning">
          There is no player link. Make one first; the reminder will include it.
        </Notice>
      )}
      <ReminderText text={text} />
      <Missing text={text} />
    </div>
  );
};

const SAID = { idle: 'Copy a reminder', done: 'Copied', failed: uiWords.selectAndCopy } as const;

const ReminderText = ({ text }: { text: string }) => {
  const { desk, missing } = useDesk();
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<keyof typeof SAID>('idle');
  const addresses = missing.flatMap(({ address }) => address ?? []);
  const copy = async () => {
    if (field.current !== null) setState((await copyFrom(field.current)) ? 'done' : 'failed');
  };
  return (
    <>
      <TextField label="Reminder" rows={10} readOnly ref={field} value={text} />
      <p className="flex flex-wrap gap-2">
        <Button variant="main" icon={state === 'done' ? 'pass' : 'copy'} onClick={() => void copy()}>
          <span aria-live="polite">{SAID[state]}</span>
        </Button>
        {addresses.length > 0 && (
          <FileButton icon="mail" href={mailTo(addresses, desk.event, text)}>
            {`Write to ${addresses.length === missing.length ? 'all' : counted(addresses.length, 'player')}`}
          </FileButton>
        )}
      </p>
    </>
  );
};

const Missing = ({ text }: { text: string }) => {
  const { desk, missing } = useDesk();
  const { change, pending, fault } = useChange(changeExpectedChange(desk.event.id));
  return (
    <>
      <ul className="border-rule border-t" aria-label="Not sent yet">
        {missing.map(({ name, address }) => (
          <li key={name} className="border-rule flex flex-wrap items-baseline gap-x-3 border-b py-1.5">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <b className="font-[560]">{name}</b>{' '}
              {address !== null && (
                <a className="text-12" href={mailTo([address], desk.event, text)}>
                  {address}
                </a>
              )}
            </span>
            <TextButton
              className="min-h-6 pointer-coarse:min-h-11"
              aria-disabled={pending}
              onClick={() => !pending && change({ act: 'list', add: [], remove: [name] })}
            >
              Remove from the list
              <span className="vh">: {name}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
    </>
  );
};
