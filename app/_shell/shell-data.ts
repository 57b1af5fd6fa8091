import 'server-only';
import type { PARTS } from '@/app/_my-armies/home';
import { homeStartOf } from '@/app/_my-armies/home-start';
import { getPageArmy, hasArmies } from '@/lib/armies/get-army';
import type { Viewer } from '@/lib/identity/viewer';
import { viewerFromCookie } from '@/lib/identity/viewer-from-cookie';
import { headerReader } from '@/lib/identity/visitor';
import type { AppServices } from '@/lib/platform/services';
import type { ShellData } from '@/lib/platform/shell-data';
import { storageError } from '@/lib/platform/storage-error';

type Params = Readonly<Record<string, string>>;

/** What belongs in the shell of a page. */
type ShellSource = {
  /** a quick query: true if the viewer has what the page is about */
  readonly exists: (viewer: Viewer, params: Params) => Promise<boolean>;
  readonly load: (viewer: Viewer, params: Params) => Promise<ShellData | null>;
};

const builder: ShellSource = {
  exists: (viewer, { armyId = '' }) => hasArmies(viewer, armyId),
  load: async (viewer, { armyId = '' }) => {
    const army = await getPageArmy(viewer, armyId);
    if (army === null) return null;
    const part = army.record?.file.system;
    return { data: army, ...(part !== undefined && { part }) };
  },
};

const ARMIES: keyof typeof PARTS = 'armies';

/** Only where there are armies: the page of a first visitor is rendered. */
const home: ShellSource = {
  exists: (viewer) => hasArmies(viewer),
  load: async (viewer) => ({ part: ARMIES, data: await homeStartOf(viewer) }),
};

/** Null where the store fails: the page itself says so. */
const unlessStorageFails = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if (storageError(error) === null) throw error;
    return null;
  }
};

/** Opens a shell for the user of a cookie that needs no renewal. */
const openFor =
  ({ exists, load }: ShellSource): AppServices['shellData'][string] =>
  ({ headers, params }) =>
    unlessStorageFails(async () => {
      const viewer = await viewerFromCookie(headerReader(headers));
      if (viewer === null || !(await exists(viewer, params))) return null;
      return () => unlessStorageFails(() => load(viewer, params));
    });

/** The data of the shells, by their names in data/limits.json. */
export const SHELL_DATA: AppServices['shellData'] = { home: openFor(home), builder: openFor(builder) };
