// npm run texts: prints every text of the interface by page and part, for proof-readers; a path narrows it
import { allTexts } from './lib/texts';

const [folder = 'app/'] = process.argv.slice(2);
for (const { path, texts } of allTexts()) {
  if (texts.length === 0 || !path.startsWith(folder)) continue;
  process.stdout.write(`\n${path}\n${texts.map((text) => `  ${text}`).join('\n')}\n`);
}
