import 'server-only';
import * as common from '@/app/_components/words';
import type { PARTS } from '@/app/_my-armies/home';
import { homeStartOf } from '@/app/_my-armies/home-start';
import { getPageArmy } from '@/lib/armies/get-army';
import { everydayViewer } from '@/lib/identity/everyday-viewer';
import type { Viewer } from '@/lib/identity/viewer';
import { headerReader } from '@/lib/identity/visitor';
import { storeTrouble } from '@/lib/store-trouble';
import type { Filling } from '@/lib/wire/frame';
import type { OfApp } from '@/server/ports';

type Fill = (viewer: Viewer, params: Readonly<Record<string, string>>) => Promise<Filling | null>;

const fillBuilder: Fill = async (viewer, { armyId = '' }) => {
  const army = await getPageArmy(viewer, armyId);
  if (army === null) return null;
  const { name, nation, record } = army;
  const part = record?.file.system;
  return { name: name || common.armyWithoutName, nation, data: army, ...(part !== undefined && { part }) };
};

const ARMIES: keyof typeof PARTS = 'armies';

/** Only where there are armies: the page of a first visitor is drawn. */
const fillHome: Fill = async (viewer) => {
  const data = await homeStartOf(viewer);
  return data.list.all === 0 ? null : { name: '', nation: '', part: ARMIES, data };
};

/** Fills a frame for whoever a cookie in everyday use names. Of a store that fails the page itself tells. */
const filled =
  (fill: Fill): OfApp['fillings'][string] =>
  async ({ headers, params }) => {
    try {
      const viewer = await everydayViewer(headerReader(headers));
      return viewer && (await fill(viewer, params));
    } catch (error) {
      if (storeTrouble(error) === null) throw error;
      return null;
    }
  };

/** What the door fills the frames of pages with, by their names in data/limits.json. */
export const FILLINGS: OfApp['fillings'] = {
  home: filled(fillHome),
  builder: filled(fillBuilder),
};
