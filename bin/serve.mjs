// Serves what is built already, on the data folder it is given: for tests and benchmarks
import './lib/node-version.mjs';
import { prepareData } from './lib/data.mjs';
import { main } from './lib/say.mjs';
import { serve } from './lib/server.mjs';

main(async () => {
  await prepareData();
  await serve('start');
});
