// npm run --silent security: the limits of every route and page, for docs/security.md
import './lib/node-version.mjs';
import { say } from './lib/say.mjs';
import { securityTables } from './lib/security-tables';

say(securityTables());
