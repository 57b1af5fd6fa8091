'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkPanel } from '@/app/_components/army/link-panel';
import { errorText, useChange } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { Button, TextButton } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { SelectField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import type { PanelProps } from '@/app/_editor/panels';
import {
  changeRoleChange,
  createLinkChange,
  endLinkChange,
  peopleQuery,
  removePersonChange,
} from '@/lib/events/queries';
import type { People } from '@/lib/events/schema';
import { invitePath } from '@/lib/pages';
import { useDesk } from '../desk-context';

const ROLES = [
  { value: 'owner', label: 'owner' },
  { value: 'checker', label: 'checker' },
] as const;

/** Who runs the event, and invitations for more. */
export const PeopleDialog = ({ open, onClose }: PanelProps) => (
  <BottomSheet open={open} onClose={onClose} title="Organisers">
    <Organisers />
  </BottomSheet>
);

const Organisers = () => {
  const { desk } = useDesk();
  const { data, error } = useQuery(peopleQuery(desk.event.id), getQueryClient());
  const fault = errorText(error);
  return (
    <div className="grid gap-4">
      <p className="soft">
        Checkers can do everything at the desk. Owners can also change settings, terms and organisers.
      </p>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      {data === undefined ? (
        <p role="status">Loading the organisers.</p>
      ) : (
        <>
          <ul className="border-rule border-t" aria-label="Organisers">
            {data.people.map((person) => (
              <Person key={person.id} person={person} role={data.role} />
            ))}
          </ul>
          {data.role === 'owner' && <Invitations links={data.links} />}
        </>
      )}
    </div>
  );
};

type PersonProps = { person: People['people'][number]; role: People['role'] };

const Person = ({ person, role }: PersonProps) => {
  const { desk } = useDesk();
  const { id, name, you, since } = person;
  const changing = useChange(changeRoleChange(desk.event.id));
  const removing = useChange(removePersonChange(desk.event.id));
  const fault = changing.fault ?? removing.fault;
  const mayChange = role === 'owner';
  return (
    <li className="border-rule flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-[560]">{name}</b> {you && <span className="mute">you</span>}
        <span className="text-12 text-ink-3 block">
          since <Time at={since} zone={desk.event.timeZone} inSentence />
        </span>
      </span>
      {mayChange ? (
        <span className="w-[120px]">
          <SelectField
            label={`Role of ${name}`}
            hideLabel
            options={ROLES}
            value={person.role}
            onChange={({ target: { value } }) =>
              changing.change({ person: id, role: value === 'owner' ? 'owner' : 'checker' })
            }
          />
        </span>
      ) : (
        <span className="soft">{person.role}</span>
      )}
      {(mayChange || you) && (
        <Button size="small" aria-disabled={removing.pending} onClick={() => removing.change(id)}>
          {you ? 'Leave' : 'Remove'}
          <span className="vh"> {name}</span>
        </Button>
      )}
      {fault !== undefined && (
        <p className="text-error basis-full" role="alert">
          {fault}
        </p>
      )}
    </li>
  );
};

const Invitations = ({ links }: { links: People['links'] }) => {
  const { desk } = useDesk();
  const [link, setLink] = useState<string>();
  const making = useChange(createLinkChange(desk.event.id));
  const ending = useChange(endLinkChange(desk.event.id));
  const open = links.filter(({ kind }) => kind === 'invite');
  return (
    <section className="grid gap-2.5" aria-labelledby="invite">
      <h3 id="invite" className="text-16">
        Invite a checker
      </h3>
      <p className="soft">The link works once, for one person.</p>
      {link !== undefined && <LinkPanel key={link} label="Invitation" path={invitePath(link)} />}
      <p>
        <Button
          icon="link"
          aria-disabled={making.pending}
          onClick={() => !making.pending && making.change('invite', { onSuccess: setLink })}
        >
          {link === undefined ? 'Make an invitation' : 'Make another'}
        </Button>
      </p>
      {(making.fault ?? ending.fault) !== undefined && (
        <Notice severity="error" live>
          {making.fault ?? ending.fault}
        </Notice>
      )}
      {open.length > 0 && (
        <ul className="border-rule border-t" aria-label="Invitations not used yet">
          {open.map(({ id, createdAt, token }) => (
            <li key={id} className="border-rule flex flex-wrap items-baseline gap-x-3 border-b py-1.5">
              <span className="text-ink-2 flex-1">
                Not used yet, made <Time at={createdAt} zone={desk.event.timeZone} inSentence />
              </span>
              {token !== null && token !== link && (
                <TextButton className="min-h-6 pointer-coarse:min-h-11" onClick={() => setLink(token)}>
                  Show
                </TextButton>
              )}
              <TextButton
                className="min-h-6 pointer-coarse:min-h-11"
                onClick={() =>
                  ending.change(id, { onSuccess: () => setLink((now) => (now === token ? undefined : now)) })
                }
              >
                Cancel invitation
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
