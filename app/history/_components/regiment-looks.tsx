import { colourText, paint, SmallUniform } from '@/app/_components/army/coat';
import { Glyph } from '@/app/_components/ui/glyph';
import { Flag } from '@/app/_components/ui/icon';
import type { RegimentSummary } from '@/lib/history/answers';
import { regimentSymbol } from '@/lib/history/unit-symbol';
import { regimentPath } from '@/lib/pages';
import { capital } from '@/lib/rules/core/army/words';
import { coloursOf } from '../../../lib/history/answers';
import { sizeText } from '../history-words';

/** "IR 24", unless the name says it already. */
const numbered = ({ name, number }: Pick<RegimentSummary, 'name' | 'number'>): string =>
  number === null || name.includes(number) ? name : `${name}, ${number}`;

type RegimentLineProps = {
  regiment: RegimentSummary;
  /** among those of one nation it need not say whose it is */
  ofOne?: boolean;
};

/** A regiment in a list: its coat, name, kind and nation. */
export const RegimentLine = ({ regiment, ofOne = false }: RegimentLineProps) => {
  const { id, coat, facings, type, battalions, squadrons, nation, aggregate } = regiment;
  const size = sizeText({ battalions, squadrons, guns: null, men: null });
  return (
    <li className="border-rule flex items-center gap-3 border-b py-1.5 print:break-inside-avoid">
      {regiment.arm === 'artillery' ? (
        <span className="w-7 flex-none" data-nation={coloursOf(nation)}>
          <Glyph symbol={regimentSymbol(regiment)} />
        </span>
      ) : (
        <SmallUniform coat={coat} facings={facings} />
      )}
      <span className="min-w-0 leading-[1.35]">
        <a href={regimentPath(id)} className="block font-semibold wrap-anywhere no-underline hover:underline">
          {numbered(regiment)}
        </a>
        <span className="text-12 text-ink-2 flex flex-wrap items-center gap-x-2">
          <span>
            {capital(aggregate ? `several, ${type}` : type)}
            {size !== '' && `, ${size}`}
          </span>
          {!ofOne && (
            <span className="inline-flex items-center gap-1.5">
              <Flag nation={coloursOf(nation)} className="h-2.5" />
              {nation.name}
            </span>
          )}
        </span>
      </span>
    </li>
  );
};

type Uniform = {
  readonly coat: string | null;
  readonly facings: string | null;
  readonly breeches: string | null;
};

const PALE = '#fcfcfa';

/** A soldier in the three stated colours; all else stays blank. */
const Figure = ({ coat, facings, breeches }: Uniform) => (
  <svg
    className="mx-auto mt-3.5 block w-[232px] max-w-full forced-color-adjust-none print:w-[150px]"
    viewBox="0 0 200 330"
    role="img"
    aria-label={`Coat ${colourText(coat)}, facings ${colourText(facings)}, breeches ${colourText(breeches)}`}
  >
    <g stroke="#171c25" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
      <path d="M40 316c30-6 90-6 122 0" fill="none" stroke="#8b9197" strokeWidth="1" />
      <path d="M84 232l-3 78-11 7h27l3-84zM116 232l3 78 11 7h-27l-3-84z" fill={PALE} />
      <path d="M78 186l4 62h17l1-50 1 50h17l4-62z" fill={paint(breeches)} />
      <path
        d="M80 66l-22 10c-5 3-7 8-8 14l-12 70 18 7 11-46 3-8-3 40-15 80h36l12-64 12 64h36l-15-80-3-40 3 8 11 46 18-7-12-70c-1-6-3-11-8-14l-22-10z"
        fill={paint(coat)}
      />
      <path d="M88 66l12 12 12-12 2 96c-9 5-19 5-28 0z" fill={PALE} />
      <path d="M100 84v78" strokeWidth="1" fill="none" />
      <g fill={paint(facings)}>
        <path d="M80 66h11l-3 84-14-4c2-26 4-54 6-80zM120 66h-11l3 84 14-4c-2-26-4-54-6-80z" />
        <path d="M82 64c10 7 26 7 36 0l3 9c-12 8-30 8-42 0z" />
        <path d="M42 138l-4 22 18 7 6-22zM158 138l4 22-18 7-6-22z" />
        <path d="M88 233l12-64-16 26-14 40c0 0 12 0 18-2zM112 233l-12-64 16 26 14 40c0 0-12 0-18-2z" />
      </g>
      <path d="M100 33c13 0 17 9 16 18-1 10-8 17-16 17s-15-7-16-17c-1-9 3-18 16-18z" fill={PALE} />
      <path d="M66 38c8-9 20-20 34-23 14 3 26 14 34 23-12-4-22-4-34-1-12-3-22-3-34 1z" fill={PALE} />
      <path d="M43 166l-3 12 9 3 5-12zM157 166l3 12-9 3-5-12z" fill={PALE} />
      <path
        d="M79 92h6M121 92h-6M79 108h6M121 108h-6M79 124h6M121 124h-6M79 140h6M121 140h-6"
        strokeWidth="2"
      />
    </g>
  </svg>
);

const Cloth = ({ name, words }: { name: string; words: string | null }) => (
  <div className="border-ink border-l first:border-l-0">
    <svg className="block h-6 w-full forced-color-adjust-none" aria-hidden="true">
      <rect width="100%" height="100%" fill={paint(words)} />
    </svg>
    <dt className="text-12 px-2 pt-1 font-semibold">{name}</dt>
    <dd className="text-12 px-2 pb-1.5 wrap-anywhere">{colourText(words)}</dd>
  </div>
);

/** The uniform of a regiment as far as its colours are known. */
export const UniformPlate = (uniform: Uniform) => (
  <figure className="border-rule-ink bg-paper border pb-3 print:break-inside-avoid">
    <Figure {...uniform} />
    <figcaption>
      <dl className="border-ink mx-4 mt-2.5 grid grid-cols-3 border">
        <Cloth name="Coat" words={uniform.coat} />
        <Cloth name="Facings" words={uniform.facings} />
        <Cloth name="Breeches" words={uniform.breeches} />
      </dl>
    </figcaption>
  </figure>
);
