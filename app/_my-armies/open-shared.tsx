'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import * as armyWords from '@/app/_components/army/words';
import { readSharedLink } from '../_components/army/shared-link';
import { Button } from '../_components/ui/button';
import { Fault, Input } from '../_components/ui/field';
import { StartTitle } from './start-title';
import * as words from './words';

/** Opens the page behind a pasted share link. */
export const OpenShared = () => {
  const id = useId();
  const router = useRouter();
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<string>();

  const open = (event: FormEvent) => {
    event.preventDefault();
    const link = readSharedLink(pasted);
    if (link.ok) router.push(link.path);
    else setFault(link.message);
  };

  return (
    <form onSubmit={open} aria-labelledby={`${id}-title`}>
      <StartTitle id={`${id}-title`}>{words.openSharedArmy}</StartTitle>
      <div className="mt-2.5 mb-1.5 flex gap-2">
        <Input
          placeholder={armyWords.shareLink}
          aria-label={armyWords.shareLink}
          autoComplete="off"
          value={pasted}
          aria-invalid={fault !== undefined}
          {...(fault !== undefined && { 'aria-describedby': `${id}-fault` })}
          onChange={(event) => {
            setPasted(event.target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit">{words.open}</Button>
      </div>
      {fault !== undefined && (
        <Fault id={`${id}-fault`} live>
          {fault}
        </Fault>
      )}
    </form>
  );
};
