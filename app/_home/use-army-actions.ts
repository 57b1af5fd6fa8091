import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { armiesKey, deleteArmy, duplicateArmy, listsKey, restoreArmy } from '@/lib/armies/queries';
import type { ArmyPage, ArmyRow } from '@/lib/armies/schema';
import { requestFault } from '../_components/army/create-army';
import { showToast } from '../_components/ui/toasts';

const GONE = 'This army is no longer there; it was deleted in another window.';
const REMOVED = 'This army is no longer there: 30 days after it was deleted it is removed for good.';

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: armiesKey });

const tell = (error: unknown) => showToast(requestFault(error), { tone: 'error' });

type Lists = InfiniteData<ArmyPage, string>;

const without = ({ pages, pageParams }: Lists, id: string): Lists => ({
  pageParams,
  pages: pages.map((page) => {
    const armies = page.armies.filter((row) => row.id !== id);
    return { ...page, armies };
  }),
});

/** Duplicate and delete with undo. The list shows a deletion at once and takes it back if it fails. */
export const useArmyActions = () => {
  const client = useQueryClient();

  const duplicate = async ({ id, name }: ArmyRow) => {
    try {
      const answer = await duplicateArmy(id);
      showToast(answer.ok ? `Duplicated: ${name}` : GONE, { tone: answer.ok ? 'plain' : 'error' });
    } catch (error) {
      tell(error);
    }
    await refresh(client);
  };

  const restore = async ({ id, name }: ArmyRow) => {
    try {
      const answer = await restoreArmy(id);
      if (answer.ok) showToast(`Back again: ${name}`);
      else showToast(answer.code === 'gone' ? answer.message : REMOVED, { tone: 'error' });
    } catch (error) {
      tell(error);
    }
    await refresh(client);
  };

  const remove = async (row: ArmyRow) => {
    await client.cancelQueries({ queryKey: listsKey });
    const before = client.getQueriesData<Lists>({ queryKey: listsKey });
    client.setQueriesData<Lists>({ queryKey: listsKey }, (lists) => lists && without(lists, row.id));
    try {
      await deleteArmy(row.id);
      showToast(`Deleted: ${row.name}`, { action: { label: 'Undo', run: () => void restore(row) } });
    } catch (error) {
      for (const [key, lists] of before) client.setQueryData(key, lists);
      tell(error);
    }
    await refresh(client);
  };

  return { duplicate, remove };
};
