'use client';

import { useQuery } from '@tanstack/react-query';
import { removed, showError } from '@/app/_components/removed';
import { errorText, useChange } from '@/app/_components/server-changes';
import { fetchOnce, getQueryClient } from '@/app/_components/server-state';
import { AppLink } from '@/app/_components/ui/app-link';
import { buttonLook } from '@/app/_components/ui/button';
import { Menu } from '@/app/_components/ui/menu';
import { Notice } from '@/app/_components/ui/notice';
import { saveText } from '@/app/_components/ui/save-text';
import { Time } from '@/app/_components/ui/time';
import { deletePackChange, packQuery, packsQuery, restorePackChange } from '@/lib/events/packs/pack-queries';
import type { PackList } from '@/lib/events/schema';
import { packPath } from '@/lib/pages';
import { counted } from '@/lib/rules/core/army/words';
import { asMine, useNewPack } from './use-new-pack';

type PackTableProps = { list: PackList; systems: readonly { readonly id: string; readonly name: string }[] };
type Row = PackList['packs'][number];

/** My packs, last edited first. */
export const PackTable = ({ list, systems }: PackTableProps) => {
  const { data, error } = useQuery({ ...packsQuery(), initialData: list }, getQueryClient());
  const { packs } = data;
  const fault = errorText(error);
  const names = new Map(systems.map(({ id, name }) => [id, name]));
  return (
    <section aria-labelledby="mine" className="min-w-0">
      <h2 id="mine" className="border-rule-ink text-20 border-b pb-[7px]">
        {packs.length === 0
          ? 'None of your own yet'
          : counted(packs.length, 'pack of your own', 'packs of your own')}
      </h2>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <ul>
        {packs.map((row) => (
          <Line key={row.id} row={row} rules={names.get(row.system) ?? row.system} />
        ))}
      </ul>
    </section>
  );
};

const Line = ({ row, rules }: { row: Row; rules: string }) => (
  <li className="border-rule hover:bg-paper-sunk flex items-center gap-4 border-b py-2.5">
    <div className="min-w-0 flex-1">
      <h3 className="truncate text-[1.0625rem]">
        <AppLink href={packPath(row.id)}>
          <bdi>{row.name}</bdi>
        </AppLink>
      </h3>
      <p className="text-12 text-ink-3">
        {`${rules}, version ${row.version}, ${counted(row.rules, 'rule')}, edited`}{' '}
        <Time at={row.updatedAt} inSentence />
      </p>
    </div>
    <LineMenu row={row} />
  </li>
);

const LineMenu = ({ row: { id, name } }: { row: Row }) => {
  const { start } = useNewPack();
  const removing = useChange(deletePackChange());
  const restoring = useChange(restorePackChange());
  const withPack = (act: (pack: Awaited<ReturnType<typeof load>>['pack']) => void) =>
    void load().then(({ pack }) => act(pack), showError);
  const load = () => fetchOnce(packQuery(id));
  const remove = () => removed(id, name, { remove: removing.change, restore: restoring.change });
  return (
    <Menu
      label={`More for ${name}`}
      icon="more"
      className={buttonLook({ variant: 'bare', size: 'small' })}
      items={[
        { kind: 'link', label: 'Edit', icon: 'edit', href: packPath(id) },
        { label: 'Duplicate', icon: 'copy', onSelect: () => withPack((pack) => start(asMine(pack))) },
        {
          label: 'JSON',
          icon: 'download',
          onSelect: () =>
            withPack((pack) =>
              saveText(`${pack.id}.json`, `${JSON.stringify(pack, null, 1)}\n`, 'application/json'),
            ),
        },
        { kind: 'rule' },
        { label: 'Delete', icon: 'trash', danger: true, onSelect: remove },
      ]}
    />
  );
};
