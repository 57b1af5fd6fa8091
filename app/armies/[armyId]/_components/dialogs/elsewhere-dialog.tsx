'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { Button } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { ArmyVerdict } from '@/app/_components/ui/severity-mark';
import type { PanelProps } from '@/app/_editor/panels';
import { newId } from '@/lib/ids';
import { armyPath } from '@/lib/pages';
import { loadSystem, SYSTEM_IDS, type SystemId } from '@/lib/rules';
import type { ArmyFile, SettingValue } from '@/lib/rules/core/army/document';
import { cleanName } from '@/lib/rules/core/army/name';
import { counted } from '@/lib/rules/core/army/words';
import { countFindings, standingOf } from '@/lib/rules/core/check/finding';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { BuilderSystem, Setting, System } from '@/lib/rules/core/contract/system';
import type { Assumption } from '@/lib/rules/core/muster/order-of-battle';
import { useBuilder, useSystem } from '../builder-context';
import { useKeepCopy } from './army-changes';
import { SettingChoice } from './setting-choice';

type Elsewhere = {
  readonly system: System;
  readonly file: ArmyFile;
  readonly assessment: Assessment;
  readonly assumptions: readonly (Assumption & { readonly source: string })[];
  /** settings of the other system that bear on what the army becomes */
  readonly settingsToAsk: readonly Setting[];
};

type Settings = ArmyFile['settings'];

const eachOnce = <T extends Assumption>(list: readonly T[]): T[] => [
  ...new Map(list.map((assumption) => [assumption.text, assumption])).values(),
];

/** This army in another system: its units as an order of battle, mustered there, with every guess marked. */
const mustered = async (
  here: BuilderSystem,
  file: ArmyFile,
  id: SystemId,
  settings: Settings,
): Promise<Elsewhere> => {
  const there = await loadSystem(id);
  const [from, to] = await Promise.all([here.muster(), there.muster()]);
  const { side, assumptions } = from.toSide(file);
  const conversion = to.fromSide(
    side,
    {
      name: `${file.name} (${there.name})`,
      scale: there.choices.scales[0]?.value ?? '',
      factor: null,
      settings,
    },
    newId,
  );
  return {
    system: there,
    file: conversion.file,
    assessment: there.assess(conversion.file),
    settingsToAsk: there.settings.filter(({ key }) => to.asks?.includes(key)),
    assumptions: eachOnce([
      ...assumptions.map((assumption) => ({ ...assumption, source: here.source })),
      ...conversion.assumptions.map((assumption) => ({ ...assumption, source: there.source })),
    ]),
  };
};

/** Only what differs from the default is kept. */
const chosenOf = (settings: Settings, { key, default: normal }: Setting, value: SettingValue): Settings => {
  const { [key]: _, ...others } = settings;
  return value === normal ? others : { ...others, [key]: value };
};

/** The army priced in the other systems. */
export const ElsewhereDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title="This army under other rules" wide>
    {open && <Others />}
  </Dialog>
);

const Others = () => {
  const here = useSystem();
  return (
    <div>
      <p className="text-ink-3 mb-1.5">
        Arm, type, size, nation and works carry over where the other rules have them. Everything else is what
        they usually give such troops. The assumptions list what is changed or left out.
      </p>
      {SYSTEM_IDS.filter((id) => id !== here.id).map((id) => (
        <Other key={id} id={id} />
      ))}
    </div>
  );
};

const Other = ({ id }: { id: SystemId }) => {
  const here = useSystem();
  const file = useBuilder((state) => state.file);
  const [elsewhere, setElsewhere] = useState<Elsewhere | 'failed' | null>(null);
  const [settings, setSettings] = useState<Settings>({});
  const router = useRouter();
  const { keep, pending, fault } = useKeepCopy();
  const open = (armyId: string) => router.push(armyPath(armyId));
  useEffect(() => {
    let current = true;
    mustered(here, file, id, settings).then(
      (answer) => current && setElsewhere(answer),
      () => current && setElsewhere('failed'),
    );
    return () => {
      current = false;
    };
  }, [here, file, id, settings]);
  if (elsewhere === 'failed')
    return (
      <Notice severity="warning" live>
        These rules could not be loaded.
      </Notice>
    );
  if (elsewhere === null) return <p aria-busy="true">…</p>;
  const { system, assessment, assumptions, settingsToAsk } = elsewhere;
  const { points, units } = system.summary(elsewhere.file, assessment);
  return (
    <section className="border-rule-ink border-t py-2" aria-label={system.name}>
      <h3 className="text-16">{system.name}</h3>
      <p className="flex flex-wrap items-center gap-x-1">
        <span>
          <b>{points === null ? 'no points' : `${formatPoints(points, system.pointScale)} points`}</b>
          {system.coefficients.length > 0 && points !== null && ' (house points)'}, {units}{' '}
          {system.terms.units}
        </span>
        <ArmyVerdict standing={standingOf(assessment.findings)} counts={countFindings(assessment.findings)} />
      </p>
      {settingsToAsk.map((setting) => (
        <SettingChoice
          key={setting.key}
          setting={setting}
          system={system}
          value={settings[setting.key] ?? setting.default}
          onChoose={(value) => setSettings(chosenOf(settings, setting, value))}
        />
      ))}
      <details className="open:pb-1.5">
        <summary className="phone:min-h-11 min-h-[30px] cursor-pointer">
          {counted(assumptions.length, 'assumption')}
        </summary>
        <ul>
          {assumptions.map(({ text, cite, source }) => (
            <li key={text} className="text-12 text-ink-2 py-0.5">
              {text} <CiteChip cite={cite} source={source} />
            </li>
          ))}
        </ul>
      </details>
      {fault !== undefined && (
        <Notice severity="warning" live>
          {fault}
        </Notice>
      )}
      <Button
        size="small"
        icon="copy"
        disabled={pending}
        onClick={() => keep({ ...elsewhere.file, name: cleanName(elsewhere.file.name) }, open)}
      >
        Keep as a new army
      </Button>
    </section>
  );
};
