'use client';

import { nanoid } from 'nanoid';
import type { ReactNode } from 'react';
import { useChange } from '@/app/_components/server-state';
import { Time } from '@/app/_components/ui/time';
import type { Version } from '@/app/_editor/save/versions';
import { type Facts, GoneChoice, VersionChoice } from '@/app/_editor/version-choice';
import { createPackChange } from '@/lib/events/packs/pack-queries';
import type { Pack } from '@/lib/rules/events/schema';
import { packPath } from '../../addresses';
import { usePack, usePackActions, usePackState } from './pack-context';

const factsOf = ({ name, version, rules }: Pack, edited: ReactNode): Facts => [
  ['Name', <bdi key="name">{name}</bdi>],
  ['Version', version],
  ['Rules', rules.length],
  ['Edited', edited],
];

/** Two versions exist, or the pack is gone: its owner chooses. */
export const PackConflict = () => {
  const save = usePackState((state) => state.save);
  const open = usePackState(({ panel }) => panel === 'conflict');
  const { show } = usePackActions();
  const close = () => show(null);
  if (save.kind === 'gone') return <Gone open={open} onClose={close} />;
  if (save.kind === 'conflict') return <Choice open={open} onClose={close} current={save.current} />;
  return null;
};

type ShownProps = { open: boolean; onClose: () => void };

const Choice = ({ open, onClose, current }: ShownProps & { current: Version<Pack> }) => {
  const { queue, takeTheirs } = usePack().session;
  const file = usePackState((state) => state.file);
  const { change, pending, fault } = useChange(createPackChange());
  const copy = { ...file, name: `${file.name.slice(0, 193)} (copy)` };
  return (
    <VersionChoice
      open={open}
      onClose={onClose}
      what="pack"
      kept="If you take theirs, yours stays as a copy among your packs; if you keep yours, theirs is gone."
      mine={factsOf(file, 'now, on this device')}
      theirs={factsOf(current.file, <Time at={current.editedAt} inSentence />)}
      onMine={queue.keepMine}
      onTheirs={() => change({ key: nanoid(), pack: copy }, { onSuccess: () => takeTheirs(current) })}
      pending={pending}
      fault={fault}
    />
  );
};

const Gone = ({ open, onClose }: ShownProps) => {
  const { drop } = usePack().session;
  const pack = usePackState((state) => state.file);
  const { change, pending, fault } = useChange(createPackChange());
  const keep = () =>
    change(
      { key: nanoid(), pack },
      {
        onSuccess: ({ id }) => {
          drop();
          location.assign(packPath(id));
        },
      },
    );
  return (
    <GoneChoice open={open} onClose={onClose} what="pack" pending={pending} fault={fault} onKeep={keep} />
  );
};
