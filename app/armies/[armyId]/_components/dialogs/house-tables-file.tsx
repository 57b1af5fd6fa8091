'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { FileChoice } from '@/app/_components/ui/file-drop';
import { Notice } from '@/app/_components/ui/notice';
import { saveText } from '@/app/_components/ui/save-text';
import { fileName } from '@/lib/rules/core/army/name';
import { pathText } from '@/lib/rules/core/army/path';
import { counted } from '@/lib/rules/core/army/words';
import { mergeHouseTables, readHouseTables, writeHouseTables } from '@/lib/rules/house-file';
import { useActions, useBuilder, useSystem } from '../builder-context';

type FileNotice = {
  readonly severity: 'error' | 'pass';
  readonly title: string;
  readonly lines: readonly string[];
};

/** House tables kept as a file and taken from one: what was filled in once serves every army. */
export const HouseTablesFile = () => {
  const system = useSystem();
  const filled = useBuilder(({ file }) => Object.keys(file.tables).length > 0);
  const { change, now } = useActions();
  const [news, setNews] = useState<FileNotice | null>(null);

  const take = async (file: File) => {
    const text = await file.text().catch(() => null);
    if (text === null) {
      setNews({ severity: 'error', title: `${file.name} could not be read.`, lines: [] });
      return;
    }
    const read = readHouseTables(system, text);
    if (!read.ok) {
      const lines = read.errors.map(({ at, message }) =>
        at.length === 0 ? message : `${pathText(at)}: ${message}`,
      );
      setNews({ severity: 'error', title: `${file.name} was not imported.`, lines });
      return;
    }
    const { tables, filled: added, replaced } = mergeHouseTables(system, now().file.tables, read.tables);
    if (added + replaced > 0) {
      change({ ops: [{ op: 'set', path: ['tables'], value: tables }], label: 'Import house tables' });
    }
    const counts = `${counted(added, 'cell')} filled in, ${replaced} replaced.`;
    setNews({
      severity: 'pass',
      title: added + replaced === 0 ? 'Nothing new: these tables already say this.' : counts,
      lines: added + replaced === 0 ? [] : ['Undo reverses it.'],
    });
  };

  return (
    <div className="flex flex-wrap gap-2 pb-2">
      <FileChoice label="Import tables" several={false} onFiles={([file]) => file && void take(file)} />
      <Button
        icon="download"
        disabled={!filled}
        onClick={() => {
          const { file } = now();
          saveText(
            `${fileName(file.name, 'Army')} house tables.json`,
            writeHouseTables(system, file.tables),
            'application/json',
          );
        }}
      >
        Export tables
      </Button>
      {news !== null && (
        <Notice severity={news.severity} title={news.title} live className="basis-full">
          {news.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </Notice>
      )}
    </div>
  );
};
