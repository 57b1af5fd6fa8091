'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/app/_components/ui/button';
import { opensAgain } from '@/app/_editor/save/kept-page';
import { askToClear } from './ask-worker';
import * as words from './words';

const never = () => () => undefined;

/** What this device keeps of its person, and how to clear it; nothing where it keeps nothing. */
export const ClearDevice = () => {
  const keeps = useSyncExternalStore(never, opensAgain, () => false);
  const [isCleared, setCleared] = useState(false);
  if (!keeps) return null;
  return (
    <p className="flex flex-wrap items-center gap-2" role="status">
      <span className="mute">{isCleared ? words.deviceCleared : words.whatDeviceKeeps}</span>
      {!isCleared && (
        <Button
          size="small"
          onClick={() => {
            askToClear();
            setCleared(true);
          }}
        >
          {words.clearDevice}
        </Button>
      )}
    </p>
  );
};
