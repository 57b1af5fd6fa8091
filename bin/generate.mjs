// npm run generate: the database clients, if the schema changed since they were last made
import './lib/node-version.mjs';
import { install } from './lib/install.mjs';
import { generate } from './lib/prepare.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  await install();
  await generate();
});
