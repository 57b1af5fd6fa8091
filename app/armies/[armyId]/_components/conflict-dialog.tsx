'use client';

import { useMemo, useState } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import type { ArmyRecord } from '@/lib/armies/schema';
import { type Difference, differences, type Version } from '../_store/differences';
import { clockTime } from '../_store/save-state';
import { builderView } from '../_store/view';
import { useBuilder, useSession, useSystem } from './builder-context';
import type { PanelProps } from './panels';
import { useKeepCopy } from './use-keep-copy';

/** Two versions of the army exist, or the army is gone: the player chooses, and nothing is lost either way. */
export const ConflictDialog = ({ open, onClose }: PanelProps) => {
  const save = useBuilder((state) => state.save);
  if (save.kind === 'gone') return <GoneDialog open={open} onClose={onClose} />;
  if (save.kind !== 'conflict') return null;
  return <ChoiceDialog open={open} onClose={onClose} current={save.current} />;
};

const ChoiceDialog = ({ open, onClose, current }: PanelProps & { current: ArmyRecord }) => {
  const system = useSystem();
  const { queue, takeTheirs } = useSession();
  const file = useBuilder((state) => state.file);
  const view = useBuilder((state) => state.view);
  const theirs = useMemo((): Version => {
    const assessment = system.assess(current.file);
    return { file: current.file, view: builderView(system, current.file, assessment, null) };
  }, [system, current]);
  const found = useMemo(
    () => differences({ file, view }, theirs, system.settings),
    [file, view, theirs, system],
  );
  const { keepCopy, pending, fault } = useKeepCopy();
  const takeTheirsKeepingMine = async () => {
    if ((await keepCopy(file)) !== undefined) takeTheirs(current);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="This army was changed elsewhere"
      wide
      footer={
        <>
          <Button aria-disabled={pending} onClick={() => void takeTheirsKeepingMine()}>
            Take theirs, keep mine as a copy
          </Button>
          <Button variant="main" aria-disabled={pending} onClick={() => queue.keepMine()}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        Another device saved a newer version while you were editing. Nothing is lost: the version you do not
        choose stays in the history of this army or as a copy among your armies.
      </p>
      {fault !== null && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="versions">
        <VersionFacts title="Mine, on this device" version={{ file, view }} time={null} />
        <VersionFacts title="Theirs" version={theirs} time={current.editedAt} />
      </div>
      <DifferenceTable found={found} />
    </Dialog>
  );
};

type VersionFactsProps = { title: string; version: Version; time: string | null };

const VersionFacts = ({ title, version: { file, view }, time }: VersionFactsProps) => {
  const { pointScale, terms } = useSystem();
  const { units } = view.summary;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        <div>
          <dt>Name</dt>
          <dd>
            <bdi>{file.name}</bdi>
          </dd>
        </div>
        {view.total !== null && (
          <div>
            <dt>Points</dt>
            <dd>{formatPoints(view.total, pointScale)}</dd>
          </div>
        )}
        <div>
          <dt>{terms.units.charAt(0).toUpperCase() + terms.units.slice(1)}</dt>
          <dd>{units}</dd>
        </div>
        <div>
          <dt>Edited</dt>
          <dd>
            {time === null
              ? 'now, not sent'
              : `${new Date(time).toLocaleDateString('en-GB')} ${clockTime(time)}`}
          </dd>
        </div>
      </dl>
    </section>
  );
};

const DifferenceTable = ({ found }: { found: readonly Difference[] }) => {
  const [all, setAll] = useState(false);
  const shown = all ? found : found.slice(0, 30);
  if (found.length === 0) return <p className="mute">Both versions hold the same army.</p>;
  return (
    <>
      <table className="diff">
        <caption className="vh">Differences, line by line</caption>
        <thead>
          <tr>
            <th scope="col">Mine</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, mine, theirs }) => (
            <tr key={key}>
              <td className={mine === null ? 'absent' : ''}>{mine ?? 'not there'}</td>
              <td className={theirs === null ? 'absent' : ''}>{theirs ?? 'not there'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < found.length && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          Show {found.length - shown.length} more
        </button>
      )}
    </>
  );
};

const GoneDialog = ({ open, onClose }: PanelProps) => {
  const file = useBuilder((state) => state.file);
  const { drop } = useSession();
  const { keepCopy, pending, fault } = useKeepCopy();
  const keep = async () => {
    const id = await keepCopy(file, file.name);
    if (id === undefined) return;
    drop();
    location.assign(`/armies/${id}`);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="This army was deleted elsewhere"
      footer={
        <Button variant="main" aria-disabled={pending} onClick={() => void keep()}>
          Keep it as a new army
        </Button>
      }
    >
      <p>Your edits are still on this device. You can keep them as a new army.</p>
      {fault !== null && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
};
