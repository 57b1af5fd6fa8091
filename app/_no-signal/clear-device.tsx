'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/app/_components/ui/button';
import { opensAgain } from '@/app/_editor/save/kept-page';
import { askToClear } from './ask-worker';

const never = () => () => undefined;

/** What this device keeps of its person, and how to clear it; nothing where it keeps nothing. */
export const ClearDevice = () => {
  const keeps = useSyncExternalStore(never, opensAgain, () => false);
  const [isCleared, setCleared] = useState(false);
  if (!keeps) return null;
  return (
    <p className="flex flex-wrap items-center gap-2" role="status">
      <span className="mute">
        {isCleared
          ? 'This device keeps no pages now. Your armies are on the server.'
          : 'Pages you have opened are kept on this device, so that they open without a connection. Signing out clears them.'}
      </span>
      {!isCleared && (
        <Button
          size="small"
          onClick={() => {
            askToClear();
            setCleared(true);
          }}
        >
          Clear what this device keeps
        </Button>
      )}
    </p>
  );
};
