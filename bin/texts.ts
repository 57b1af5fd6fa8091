// npm run texts: prints the texts of pages by file, for proof-readers; `-- app/games/` those of a folder, `-- WORD`
// every text that contains the word, on pages, in rules, messages and data
import { allTexts, textsWith } from './lib/texts';

const [about = 'app/'] = process.argv.slice(2);
const files = about.startsWith('app/')
  ? allTexts().filter(({ path }) => path.startsWith(about))
  : textsWith(about);
console.log(
  files
    .filter(({ texts }) => texts.length > 0)
    .map(({ path, texts }) => `\n${path}\n${texts.map((text) => `  ${text}`).join('\n')}`)
    .join('\n'),
);
