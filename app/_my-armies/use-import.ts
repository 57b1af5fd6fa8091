import { useState } from 'react';
import { importArmiesChange } from '@/lib/armies/queries';
import type { ImportAnswer, ImportFile } from '@/lib/armies/schema';
import { useChange } from '../_components/server-changes';
import { faultsAsAnswers } from './import-report';
import { readFiles } from './read-files';
import { useImportKey } from './use-import-key';

/** Reads files into my armies; keeps what became of each until the next import. */
export const useImport = () => {
  const { change, answer, pending, fault } = useChange(importArmiesChange());
  const [unread, setUnread] = useState<readonly ImportAnswer[]>([]);
  const { keyed, forget } = useImportKey();
  const answers = [...unread, ...(answer ?? [])];

  /** `onAll`: every file was imported. */
  const importFiles = (files: readonly ImportFile[], faults: readonly ImportAnswer[], onAll?: () => void) => {
    setUnread(faults);
    change(keyed(files), {
      onSuccess: (told) => {
        forget();
        if (faults.length === 0 && told.every(({ ok }) => ok)) onAll?.();
      },
    });
  };

  const importChosen = (chosen: readonly File[]) =>
    void readFiles(chosen).then(({ files, faults }) => importFiles(files, faultsAsAnswers(faults)));

  return { answers, pending, fault, importFiles, importChosen };
};
