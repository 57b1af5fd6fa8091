import { useRouter } from 'next/navigation';
import { createArmyChange } from '@/lib/armies/queries';
import { armyPath } from '@/lib/pages';
import { useChange } from '../server-changes';

/** Stores a new army, of a file or of what fetches it, and opens it. `fault` says why it could not. */
export const useCreateArmy = () => {
  const router = useRouter();
  const { change, pending, done, fault } = useChange({
    ...createArmyChange(),
    onSuccess: (id) => router.push(armyPath(id)),
  });
  // stays pending: the page changes to the new army
  return { create: change, pending: pending || done, fault };
};
