import { DATA_ID, type Filling, FRAME_ID, MARKS } from '../../lib/wire/frame';

/** A place of a frame where something is filled in; a name is written one way in the text, another in a script. */
type Hole = 'nonce' | 'id' | 'name' | 'nameInScript' | 'nation' | 'data';

type Pieces<Text> = readonly (Text | { readonly hole: Hole })[];

/** The text of a page, ready to be sent, and between its pieces the holes. */
export type Frame = Pieces<Buffer>;

const HEAD_END = '</head>';

/** Cuts a text at each place of a mark. */
const cutAt = (frame: Pieces<string>, mark: string, hole: Hole): Pieces<string> =>
  frame.flatMap((piece) =>
    typeof piece === 'string'
      ? piece.split(mark).flatMap((part, index) => (index === 0 ? [part] : [{ hole }, part]))
      : [piece],
  );

const isInScript = (before: string): boolean =>
  before.lastIndexOf('<script') > before.lastIndexOf('</script>');

/** Cuts a text at each place of the name, by where it stands. */
const cutAtNames = (text: string): Pieces<string> => {
  const frame: Pieces<string>[number][] = [];
  let from = 0;
  for (let at = text.indexOf(MARKS.name); at >= 0; at = text.indexOf(MARKS.name, from)) {
    frame.push(text.slice(from, at), { hole: isInScript(text.slice(0, at)) ? 'nameInScript' : 'name' });
    from = at + MARKS.name.length;
  }
  return [...frame, text.slice(from)];
};

/** Cuts a page that the framework made with this nonce into a frame. @throws Error where it has no head */
export const cutFrame = (page: string, nonce: string): Frame => {
  const headEnd = page.indexOf(HEAD_END);
  if (headEnd < 0) throw new Error('A page without a head cannot be a frame.');
  // within the head nobody looks for it but us: the body is compared with what the scripts draw
  const named: Pieces<string> = [
    ...cutAtNames(page.slice(0, headEnd)),
    { hole: 'data' },
    ...cutAtNames(page.slice(headEnd)),
  ];
  const marks = [
    [nonce, 'nonce'],
    [FRAME_ID, 'id'],
    [MARKS.nation, 'nation'],
  ] as const;
  return marks
    .reduce<Pieces<string>>((frame, [mark, hole]) => cutAt(frame, mark, hole), named)
    .map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Signs that could end a script, written so that they cannot. */
const harmless = (json: string): string =>
  json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A text as the framework writes it for its scripts: a string of JSON, in which a dollar has a meaning, in a string. */
const scripted = (text: string): string => harmless(quoted(quoted(text.startsWith('$') ? `$${text}` : text)));

/** Where a browser remembers that it has the fonts. */
const FONTS_KEY = 'muster-fonts';

/**
 * Runs in the head. To a browser that never had the fonts they come behind the scripts of the page: until then
 * app/styles/tokens.css names their stand-ins. Fonts that cannot be had now are asked for at the next visit.
 */
const FONTS_LATER = `try{if(!localStorage.getItem('${FONTS_KEY}')){const{dataset}=document.documentElement;dataset.fonts='later';addEventListener('load',()=>{delete dataset.fonts;document.fonts.load('1em Inter').then(()=>localStorage.setItem('${FONTS_KEY}','1')).catch(()=>{})})}}catch{}`;

type Answer = {
  readonly nonce: string;
  readonly id: string;
  /** addresses of the scripts that the page asks for next */
  readonly scripts: readonly string[];
};

const headOf = (data: object, { nonce, scripts }: Answer): string =>
  [
    ...scripts.map(
      (script) => `<link rel="preload" as="script" fetchpriority="low" nonce="${nonce}" href="${script}"/>`,
    ),
    `<script nonce="${nonce}">${FONTS_LATER}</script>`,
    `<script type="application/json" id="${DATA_ID}">${harmless(JSON.stringify(data))}</script>`,
  ].join('');

/** Puts into the holes of a frame what belongs there. */
export const fillFrame = (frame: Frame, { name, nation, data }: Filling, answer: Answer): Buffer => {
  const { nonce, id } = answer;
  const filled: Readonly<Record<Hole, string>> = {
    nonce,
    id,
    name: escaped(name),
    nameInScript: scripted(name),
    nation: escaped(nation),
    data: headOf(data, answer),
  };
  return Buffer.concat(frame.map((piece) => ('hole' in piece ? Buffer.from(filled[piece.hole]) : piece)));
};
