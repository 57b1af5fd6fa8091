// npm run events: goes through the audit trails of events, and says where one is not as it was written
import './lib/node-version.mjs';
import { runOnData } from './lib/operator-command.mjs';

runOnData('bin/lib/events-command.ts');
