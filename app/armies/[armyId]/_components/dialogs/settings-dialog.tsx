'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Select } from '@/app/_components/ui/field';
import { Fields, PairField } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import type { FormLine } from '@/app/_editor/fields/lines';
import type { Put } from '@/app/_editor/fields/use-typed';
import { LazyPart } from '@/app/_editor/lazy-part';
import type { PanelProps } from '@/app/_editor/panels';
import { packsQuery } from '@/lib/events/packs/pack-queries';
import { MAX_PLAYER, packText, type SettingValue } from '@/lib/rules/core/army/document';
import type { Op } from '@/lib/rules/core/army/edit';
import { MAX_NAME } from '@/lib/rules/core/army/name';
import type { Setting } from '@/lib/rules/core/contract/system';
import { READY_PACKS } from '@/lib/rules/events/ready-index';
import { useActions, useBuilder, useParts, useSystem } from '../builder-context';
import { useFormProps } from '../inspector/node-form';
import { HouseCosts } from './house-costs';
import { HouseTables } from './house-tables';
import { SettingChoice } from './setting-choice';

/** The event pack that the army is built under: its findings stand among the others, live. */
const ArmyPack = () => {
  const id = useId();
  const { id: system } = useSystem();
  const [packId = '', ...more] = useBuilder(({ file }) => file.packs);
  const { change } = useActions();
  const ready = READY_PACKS.filter((pack) => pack.system === system);
  const all = useQuery(packsQuery(), getQueryClient()).data?.packs ?? [];
  const mine = all.filter((pack) => pack.system === system);
  const isKnown = [...ready, ...mine].some((pack) => pack.id === packId);
  const choose = (pack: string) =>
    change({
      ops: [{ op: 'set', path: ['packs'], value: pack === '' ? more : [pack, ...more] }],
      label: pack === '' ? 'Build without a pack' : 'Build under a pack',
    });
  return (
    <PairField id={id} label="Event pack">
      <Select id={id} value={packId} onChange={({ target }) => choose(target.value)}>
        <option value="">none</option>
        {ready.map((pack) => (
          <option key={pack.id} value={pack.id}>
            {pack.name}
          </option>
        ))}
        {mine.length > 0 && (
          <optgroup label="Packs of mine">
            {mine.map((pack) => (
              <option key={pack.id} value={pack.id}>
                {pack.name}
              </option>
            ))}
          </optgroup>
        )}
        {packId !== '' && !isKnown && <option value={packId}>{packText(packId)}</option>}
      </Select>
    </PairField>
  );
};

/** What holds for the whole army: what its system asks of it, and the optional rules and rulings it is played by. */
export const SettingsDialog = ({ open, onClose }: PanelProps) => {
  const { settings } = useSystem();
  return (
    <BottomSheet open={open} onClose={onClose} title="Army settings" wide>
      <div className="phone:[--label:84px] [&_h3]:border-rule-ink [&_h3]:text-16 grid gap-[22px] [--between:10px] [--label:110px] [&_h3]:border-b [&_h3]:pb-1.5">
        <div className="grid gap-2.5">
          <Names />
          <SystemArmyForm />
          <ArmyPack />
        </div>
        <section aria-label="Optional rules">
          <h3>Optional rules</h3>
          {settings.map((setting) => (
            <SettingField key={setting.key} setting={setting} />
          ))}
        </section>
        <HouseCosts />
        <HouseTables />
      </div>
    </BottomSheet>
  );
};

const NAMES: readonly FormLine[] = [
  { kind: 'text', key: 'name', label: 'Name', longest: MAX_NAME, empty: '' },
  {
    kind: 'text',
    key: 'player',
    label: 'Player',
    longest: MAX_PLAYER,
    placeholder: 'Kept in the file; shown on rosters and to organisers',
  },
];

/** What the army is called, and whose it is. */
const Names = () => {
  const name = useBuilder(({ file }) => file.name);
  const player = useBuilder(({ file }) => file.player);
  const { change, endTyping } = useActions();
  const put: Put = (field, value) => {
    if (value === undefined && player === undefined) return;
    const op: Op =
      value === undefined ? { op: 'remove', path: [field] } : { op: 'set', path: [field], value };
    change({ ops: [op], label: field === 'name' ? 'Rename the army' : 'Name the player' }, { key: field });
  };
  return (
    <Fields>
      <LineFields lines={NAMES} node={{ name, player }} put={put} onLeave={endTyping} />
    </Fields>
  );
};

const SystemArmyForm = () => {
  const props = useFormProps();
  return <LazyPart part={useParts().ArmyForm} props={props} />;
};

/** A setting that is at its default is not written into the file. */
const SettingField = ({ setting }: { setting: Setting }) => {
  const { key, label, default: normal } = setting;
  const system = useSystem();
  const value = useBuilder(({ file }) => file.settings[key] ?? normal);
  const { change, now } = useActions();
  const choose = (option: SettingValue) => {
    const path = ['settings', key];
    if (option !== normal) change({ ops: [{ op: 'set', path, value: option }], label });
    else if (key in now().file.settings) change({ ops: [{ op: 'remove', path }], label });
  };
  return <SettingChoice setting={setting} system={system} value={value} onChoose={choose} />;
};
