// Tests and commands run from source: a thread starts with JavaScript and reads the rest through tsx.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
