import { armyOf } from '../armies';
import type { Benchmark, Stage } from '../benchmark';
import { clientOf, createArmy } from '../client';
import { median } from '../clock';

const WARM_UP = 5;
const PICTURES = 20;

type Picture = { readonly milliseconds: number; readonly bytes: number };

/** Pictures of an army under another name each time, so that every one is drawn. */
const fetchPictures = async ({ server }: Stage): Promise<Picture[]> => {
  const { address } = await server();
  const client = clientOf(address);
  const army = JSON.parse((await armyOf(25)).text);
  const pictures: Picture[] = [];
  for (let turn = 0; turn < WARM_UP + PICTURES; turn++) {
    const id = await createArmy(client, JSON.stringify({ ...army, name: `Turn ${turn}` }));
    const start = performance.now();
    const response = await client.send('GET', `/armies/${id}/picture.png`);
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok) throw new Error(`The picture answered ${response.status}`);
    if (turn >= WARM_UP) pictures.push({ milliseconds: performance.now() - start, bytes: byteLength });
  }
  return pictures;
};

/** What a link shows where it is pasted: how long it takes, and how heavy it is. */
export const linkPictures: Readonly<Record<string, Benchmark>> = {
  'link-picture': {
    what: 'picture of a link to 25 units, warm, as fetched (median)',
    budget: 150,
    unit: 'ms',
    peers: '',
    timed: true,
    measure: async (stage) => median((await fetchPictures(stage)).map(({ milliseconds }) => milliseconds)),
  },
  'link-picture-size': {
    what: 'bytes of a picture of a link to 25 units, the largest',
    budget: 80,
    unit: 'KB',
    peers: '',
    timed: false,
    measure: async (stage) => Math.max(...(await fetchPictures(stage)).map(({ bytes }) => bytes)) / 1000,
  },
};
