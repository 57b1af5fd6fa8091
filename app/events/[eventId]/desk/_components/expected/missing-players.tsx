'use client';

import { Fragment } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { Button } from '@/app/_components/ui/button';
import * as words from '../../words';
import { useDesk } from '../desk-context';

/** Names that are told at once; the dialog has them all. */
const MOST = 40;

/** Who is expected and has not sent a list. */
export const MissingNames = () => {
  const { missing } = useDesk();
  const more = missing.length - MOST;
  return (
    <span className="wrap-anywhere whitespace-normal">
      {missing.slice(0, MOST).map(({ name }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <b className="font-[560]">{name}</b>
        </Fragment>
      ))}
      {more > 0 && commonParts.andMore(more)}
    </span>
  );
};

export const RemindButton = () => {
  const { missing, open } = useDesk();
  return (
    <Button size="small" icon="mail" onClick={() => open('reminder')}>
      {missing.length === 1 ? words.remind : words.remindAll}
    </Button>
  );
};
