'use client';

import { nanoid } from 'nanoid';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Fault, SelectField } from '@/app/_components/ui/field';
import { createArmyChange } from '@/lib/armies/queries';
import { builderPath } from '@/lib/pages';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import * as words from '../words';
import type { BuildOptions } from './build-options';

type FormValues = { nation: string; year: string };

/** An empty army as the terms want it, which names their packs. */
const newArmy = async (build: BuildOptions, { nation, year }: FormValues): Promise<ArmyFile> => {
  if (!isSystemId(build.system)) throw new Error(`No rule system is called ${build.system}`);
  const system = await loadSystem(build.system);
  const options = { name: build.name, nation, year: Number(year), scale: build.scale, budget: build.budget };
  return { ...system.newArmy(options, nanoid), packs: build.packs };
};

type BuildDialogProps = { open: boolean; onClose: () => void; build: BuildOptions; back: string };

/** Begins an army under the terms and opens it in the builder, from where a way leads back here. */
export const BuildDialog = ({ open, onClose, build, back }: BuildDialogProps) => {
  const router = useRouter();
  const { register, handleSubmit } = useForm<FormValues>({
    defaultValues: { nation: build.nations[0]?.value ?? '', year: String(build.years[0] ?? '') },
  });
  const { change, pending, done, fault } = useChange({
    ...createArmyChange(),
    onSuccess: (id) => router.push(builderPath(id, back)),
  });
  const busy = pending || done;
  return (
    <BottomSheet open={open} onClose={onClose} title={words.buildUnderTerms}>
      <form
        className="grid gap-3"
        noValidate
        aria-label={words.buildUnderTerms}
        onSubmit={handleSubmit((values) => {
          if (!busy) change(() => newArmy(build, values));
        })}
      >
        <p className="text-ink-2">
          The army opens in the builder with the points, years and nations of the terms. Come back to this
          page from there to send it.
        </p>
        <SelectField label="Nation" options={build.nations} {...register('nation')} data-autofocus />
        <SelectField
          label="Year"
          options={build.years.map((year) => ({ value: String(year), label: String(year) }))}
          {...register('year')}
        />
        {fault !== undefined && <Fault live>{fault}</Fault>}
        <Button type="submit" variant="main" size="big" aria-disabled={busy}>
          Start building
        </Button>
      </form>
    </BottomSheet>
  );
};
