import { clothColour } from '@/lib/sheets/cloth-colours';

const UNKNOWN = 'url(#cloth-unknown)';

/** The colour of a cloth in words; hatched if no source gives it, or its words name no colour. */
export const paint = (words: string | null): string =>
  (words === null ? undefined : clothColour(words)) ?? UNKNOWN;

/** How a colour reads in a sentence, where it is known or not. */
export const colourText = (colour: string | null): string => colour ?? 'not known';

/** The hatching of what is not known; once on a page. */
export const ClothPatterns = () => (
  <svg className="absolute size-0" aria-hidden="true" focusable="false">
    <pattern
      id="cloth-unknown"
      width="4"
      height="4"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0h4v4H0z" fill="var(--paper-sunk)" />
      <path d="M0 0v4" stroke="var(--rule-firm)" />
    </pattern>
    <symbol id="coat" viewBox="0 0 40 52">
      <path d="M14 4.5L7.5 8 3 25.5l5 1.6L12 16l-1 12-3 16h8.5L20 31l3.5 13H32L29 28l-1-12 4 11.1 5-1.6L32.5 8 26 4.5z" />
      <path d="M17 4.5L20 8l3-3.5v22h-6z" fill="var(--paper)" />
    </symbol>
    <symbol id="facings" viewBox="0 0 40 52">
      <path d="M14 4.5h3.3L18 9v16.5l-4.5-1zM26 4.5h-3.3L22 9v16.5l4.5-1zM4.2 21l-1.2 4.5 5 1.6 1.5-4.5zM35.8 21l1.2 4.5-5 1.6-1.5-4.5zM16.5 44L20 31l-4 4-3.5 9zM23.5 44L20 31l4 4 3.5 9z" />
    </symbol>
    <symbol id="breeches" viewBox="0 0 40 52">
      <path d="M14.5 38h5v12.5h-5zM20.5 38h5v12.5h-5z" />
    </symbol>
  </svg>
);

/** Colours of cloth in words; null if no source gives them. */
type Coat = { readonly coat: string | null; readonly facings: string | null };

/** A coat and its facings, as small as a line of a list. */
export const SmallUniform = ({ coat, facings }: Coat) => (
  <svg
    className="h-9 w-7 flex-none forced-color-adjust-none"
    viewBox="0 0 40 52"
    stroke="var(--ink)"
    strokeLinejoin="round"
    role="img"
    aria-label={`Coat ${colourText(coat)}, facings ${colourText(facings)}`}
  >
    <use href="#breeches" fill={UNKNOWN} />
    <use href="#coat" fill={paint(coat)} />
    <use href="#facings" fill={paint(facings)} />
  </svg>
);

/** The same where it is the only one of the page, with what it is drawn by. */
export const LoneUniform = (coat: Coat) => (
  <>
    <ClothPatterns />
    <SmallUniform {...coat} />
  </>
);

/** A piece of a facing colour, filling its frame; left open where the words name no colour we know. */
export const ClothPiece = ({ words }: { words: string }) => (
  <span aria-hidden="true" style={{ backgroundColor: clothColour(words) }} />
);
