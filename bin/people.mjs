// npm run people: who has armies here, and a link that signs a person's browser in to their armies again
import './lib/node-version.mjs';
import { runOnData } from './lib/operator-command.mjs';

runOnData('bin/lib/people-command.ts');
