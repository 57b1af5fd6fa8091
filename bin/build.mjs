// npm run build: builds the pages, if something changed since they were last built
import './lib/node-version.mjs';
import { install } from './lib/install.mjs';
import { build, generate } from './lib/prepare.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  await install();
  await generate();
  await build({ keepsWork: true });
});
