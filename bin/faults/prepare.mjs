// What `up` and `serve` do with the data folder before they serve, alone
import { prepareData } from '../lib/data.mjs';
import { main, say } from '../lib/say.mjs';

main(async () => {
  await prepareData();
  say('Ready');
});
