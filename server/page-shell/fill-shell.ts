import { DATA_ID, NAME_ATTRIBUTE, SHELL_ID } from '../../lib/platform/shell-data';

/** A page that was rendered without the data of any visitor, with the nonce and the id that are replaced in it. */
export type PageShell = { readonly html: string; readonly nonce: string };

const HEAD_END = '</head>';

/** A page as a shell. @throws Error if it has no head to put data into */
export const toShell = (html: string, nonce: string): PageShell => {
  if (!html.includes(HEAD_END)) throw new Error('A page without a head cannot be a shell.');
  return { html, nonce };
};

/** An id that means the same in an attribute, in a script and in an address. */
const PLAIN_ID = /^[\w-]*$/;

/** True if an id can be written into a shell as it is. */
export const isPlainId = (id: string): boolean => PLAIN_ID.test(id);

/** Escapes characters that could end a script. */
const escapeJson = (json: string): string =>
  json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The key of local storage that is set once the browser has the fonts. */
const FONTS_KEY = 'muster-fonts';

/**
 * Runs in the head. A browser that never had the fonts loads them after the scripts of the page: until then
 * app/styles/tokens.css names substitutes. Fonts that fail to load are requested again at the next visit.
 */
const FONTS_LATER = `try{if(!localStorage.getItem('${FONTS_KEY}')){const{dataset}=document.documentElement;dataset.fonts='later';addEventListener('load',()=>{delete dataset.fonts;document.fonts.load('1em Inter').then(()=>localStorage.setItem('${FONTS_KEY}','1')).catch(()=>{})})}}catch{}`;

/**
 * Shows the name and the nation of the data before the scripts of the page are there. React keeps what it finds there.
 */
const SHOW_NAME = `addEventListener('DOMContentLoaded',()=>{const place=document.querySelector('[${NAME_ATTRIBUTE}]');if(place){const{name,nation}=JSON.parse(document.getElementById('${DATA_ID}').textContent);place.textContent=name;place.closest('[data-nation]').dataset.nation=nation}})`;

/** What one response adds to a shell. */
export type ResponseContent = {
  readonly nonce: string;
  /** in the address of the page */
  readonly id: string;
  /** what the browser renders */
  readonly data: object;
  /** addresses of the scripts that the page loads next */
  readonly scripts: readonly string[];
};

/** Fills a shell for one response: a nonce and an id, and in the head the data and the scripts to load. */
export const fillShell = (shell: PageShell, { nonce, id, data, scripts }: ResponseContent): Buffer => {
  const head = [
    ...scripts.map(
      (script) => `<link rel="preload" as="script" fetchpriority="low" nonce="${nonce}" href="${script}"/>`,
    ),
    `<script nonce="${nonce}">${FONTS_LATER};${SHOW_NAME}</script>`,
    `<script type="application/json" id="${DATA_ID}">${escapeJson(JSON.stringify(data))}</script>`,
    HEAD_END,
  ].join('');
  const html = shell.html.replaceAll(shell.nonce, nonce).replaceAll(SHELL_ID, id);
  // A function, as a dollar in the data would mean something in a text.
  return Buffer.from(html.replace(HEAD_END, () => head));
};
