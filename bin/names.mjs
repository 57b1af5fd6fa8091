import { bareNames } from './lib/names.mjs';

/** Names that say neither what a thing is nor what it does; one at the top level of a module is a fault. */
const names = bareNames();
for (const { name, file, line, isTop } of names) {
  console.log(`${file}:${line}: ${name}${isTop ? ', at the top level: name it for what it is or does' : ''}`);
}
if (names.some(({ isTop }) => isTop)) process.exitCode = 1;
