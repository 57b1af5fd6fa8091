'use client';

import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { showToast } from '@/app/_components/ui/toasts';
import { READY_PACKS } from '@/lib/rules/events/ready-index';
import * as words from '../words';
import { asMine, useNewPack } from './use-new-pack';

type ReadyPacksProps = { systems: readonly { readonly id: string; readonly name: string }[] };

/** The packs that ship, by their rules; a copy of one is a start. */
export const ReadyPacks = ({ systems }: ReadyPacksProps) => {
  const { start, pending, fault } = useNewPack();
  const copy = async (id: string) => {
    const { readyPack } = await import('@/lib/rules/events/ready-made');
    const pack = await readyPack(id);
    if (pack !== null) start(asMine(pack));
  };
  return (
    <section aria-labelledby="ready" className="min-w-0">
      <h2 id="ready" className="text-20">
        {words.readyMadePacks}
      </h2>
      {fault !== undefined && <Fault live>{fault}</Fault>}
      {systems.map((system) => (
        <section key={system.id} aria-labelledby={`ready-${system.id}`}>
          <h3 id={`ready-${system.id}`} className="border-rule-ink text-16 border-b pt-3 pb-1">
            {system.name}
          </h3>
          <ul>
            {READY_PACKS.filter((each) => each.system === system.id).map(({ id, name, purpose }) => (
              <li
                key={id}
                className="border-rule flex items-center gap-4 border-b py-2 max-[721px]:flex-wrap max-[721px]:gap-y-1"
              >
                <div className="min-w-0 flex-1">
                  <h4 className="text-13 font-sans font-[560]">{name}</h4>
                  <p className="text-12 text-ink-3">{purpose}</p>
                </div>
                <Button
                  size="small"
                  icon="copy"
                  disabled={pending}
                  onClick={() => void copy(id).catch(() => showToast(words.packNotLoaded, { tone: 'error' }))}
                >
                  {words.startFromIt}
                  <span className="vh">: {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
