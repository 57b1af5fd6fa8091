import * as uiWords from '@/app/_components/ui/words';
import { THEME_SCRIPT } from '@/lib/theme';
import type { OfflinePage } from './kept-index';

/** The tokens of app/styles/tokens.css that this page needs: no other file has to be there for it. */
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fcfcfa, #171b21); --ink: light-dark(#171c25, #eceae3); --focus: light-dark(#1b5fc4, #8fbaff); }
[data-theme="light"] { color-scheme: light; }
[data-theme="dark"] { color-scheme: dark; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Inter", system-ui, sans-serif; }
main { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; }
h1 { font: 400 1.625rem/1.2 "Libre Caslon Text", Georgia, serif; }
a { color: inherit; }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
li { padding: 0.375rem 0; }
.again { display: inline-block; padding: 0.625rem 1rem; border: 1px solid; border-radius: 3px; text-decoration: none; font-weight: 600; }
`;

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A title is HTML already, as the page that was kept wrote it. */
const lineOf = ({ path, title }: OfflinePage): string =>
  `<li><a href="${inAttribute(path)}">${title === '' ? inAttribute(path) : title}</a></li>`;

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

/** The page for an address that this device does not keep, with what it does keep. */
export const noConnectionPage = async (path: string, pages: readonly OfflinePage[]): Promise<Response> => {
  const list = `<p>This page is not on this device. Without a connection you can open these:</p>\n<ul>\n${pages.map(lineOf).join('\n')}\n</ul>`;
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection: ${uiWords.titleOfMuster}</title>
<style>${STYLE}</style>
<script>${THEME_SCRIPT}</script>
<main>
<h1>No connection</h1>
${pages.length === 0 ? `<p>This page is not on this device, and there is no connection to get it.</p>` : list}
<p><a class="again" href="${inAttribute(path)}">Try again</a></p>
</main>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${await hashOf(STYLE)}; script-src ${await hashOf(THEME_SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'same-origin',
    },
  });
};
