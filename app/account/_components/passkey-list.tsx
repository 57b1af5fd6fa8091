'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Fault } from '@/app/_components/ui/field';
import { Icon } from '@/app/_components/ui/icon';
import { Time } from '@/app/_components/ui/time';
import { showToast } from '@/app/_components/ui/toasts';
import { addPasskeyChange, removePasskeyChange } from '@/lib/accounts/queries';
import type { NewPasskey, PasskeyRow } from '@/lib/accounts/schema';
import { type AccountField, AccountForm } from './account-form';
import { makePasskey, usePasskeysOffered } from './passkey-browser';

const PARTS: readonly AccountField<NewPasskey>[] = [
  { name: 'name', as: 'name', label: 'Name of the passkey', hint: 'Such as “My phone”.' },
  { name: 'password', as: 'password' },
];

/** Makes a passkey: a name and the password, then the question of the browser. */
const AddPasskey = ({ onDone }: { onDone: () => void }) => {
  const router = useRouter();
  const request = useChange({
    ...addPasskeyChange(makePasskey),
    onSuccess: () => {
      showToast('Passkey added');
      router.refresh();
      onDone();
    },
  });
  return (
    <AccountForm<NewPasskey>
      label="Add a passkey"
      parts={PARTS}
      read="newPasskey"
      request={request}
      submit="Add it"
    />
  );
};

/** My passkeys, and a new one where the browser offers them. */
export const PasskeyList = ({ passkeys }: { passkeys: readonly PasskeyRow[] }) => {
  const offered = usePasskeysOffered();
  const [open, setOpen] = useState(false);
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="soft">
          None yet. A passkey signs you in with your device’s fingerprint, face or PIN, without a password.
        </p>
      ) : (
        <ul className="border-rule border-t" aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {offered === false && (
        <p className="soft">
          Passkeys work only over https, or on this computer itself (localhost). This page uses plain http, so
          you cannot add one here.
        </p>
      )}
      {offered && (
        <p>
          <Button icon="key" onClick={() => setOpen(true)}>
            Add a passkey
          </Button>
        </p>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title="Add a passkey">
        <AddPasskey onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

const Line = ({ passkey: { id, name, since } }: { passkey: PasskeyRow }) => {
  const router = useRouter();
  const { change, pending, fault } = useChange({
    ...removePasskeyChange(id),
    onSuccess: () => {
      showToast(`Removed: ${name}`);
      router.refresh();
    },
  });
  return (
    <li className="border-rule grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b py-2.5">
      <Icon name="key" />
      <div className="wrap-anywhere">
        <h3 className="text-14 font-sans leading-[1.3] font-[560]">{name}</h3>
        {since !== null && (
          <p className="soft">
            Since <Time at={since} inSentence />
          </p>
        )}
        {fault !== undefined && <Fault live>{fault}</Fault>}
      </div>
      <Button size="small" aria-disabled={pending} onClick={() => !pending && change()}>
        Remove
        <span className="vh"> {name}</span>
      </Button>
    </li>
  );
};
