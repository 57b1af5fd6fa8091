import { formatPoints } from '@/app/_components/army/points';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { rulesPath } from '@/lib/pages';
import { counted } from '@/lib/rules/core/army/words';
import type { UnitRating } from '@/lib/rules/rating';

const HEAD = 'border-rule-ink text-11 text-ink-3 border-b py-1.5 pr-4 text-start font-normal';
const CELL = 'border-rule border-b py-2 pr-4 align-top';

/** What each rule system makes of it: why it is of its class, then how it is counted, with pages. */
export const RatingTable = ({ year, ratings }: { year: number; ratings: readonly UnitRating[] }) => (
  <section aria-labelledby="ratings">
    <RuledTitle id="ratings" title="How each system rates it, and why">
      <span className="mute text-12">{`in ${year}, mustered alone at the finest scale`}</span>
    </RuledTitle>
    {ratings.length === 0 ? (
      <p className="soft py-2">Guns and rows of several regiments are not rated by themselves.</p>
    ) : (
      <table className="max-tablet:block w-full border-collapse print:table" aria-labelledby="ratings">
        <thead className="max-tablet:sr-only print:not-sr-only print:table-header-group">
          <tr>
            <th scope="col" className={HEAD}>
              Rules
            </th>
            <th scope="col" className={HEAD}>
              Rating
            </th>
            <th scope="col" className={HEAD}>
              Why
            </th>
            <th scope="col" className={`${HEAD} pr-0 text-right`}>
              Price
            </th>
          </tr>
        </thead>
        <tbody className="max-tablet:block print:table-row-group">
          {ratings.map((rating) => (
            <RatingRow key={rating.system} rating={rating} />
          ))}
        </tbody>
      </table>
    )}
  </section>
);

const PHONE =
  'max-tablet:block max-tablet:border-b-0 max-tablet:py-0.5 print:table-cell print:border-b print:py-1.5';

const RatingRow = ({ rating }: { rating: UnitRating }) => {
  const {
    system,
    name,
    source,
    type,
    rating: ratingText,
    reasons,
    why,
    units,
    points,
    pointScale,
    housePoints,
  } = rating;
  return (
    <tr className="max-tablet:border-rule max-tablet:block max-tablet:border-b max-tablet:py-2 print:table-row print:break-inside-avoid">
      <th scope="row" className={`${CELL} ${PHONE} text-start font-normal`}>
        <a href={rulesPath(system)} className="font-caslon text-16 no-underline hover:underline">
          {name}
        </a>
      </th>
      <td className={`${CELL} ${PHONE}`}>
        <b className="block font-semibold">{type ?? 'No such troops'}</b>
        <span className="soft">{ratingText}</span>
      </td>
      <td className={`${CELL} ${PHONE}`}>
        <ul className="grid gap-1">
          {reasons.map(({ text, cite }) => (
            <li key={text} className="wrap-anywhere">
              {text} <CiteChip cite={cite} source={source} />
            </li>
          ))}
        </ul>
        <ul className="soft text-12 grid gap-1 pt-1" aria-label="How it is counted">
          {why.map(({ text, cite, ours }) => (
            <li key={text} className="wrap-anywhere">
              {text} <CiteChip cite={cite} source={source} />
              {ours && <span className="text-warning text-11"> ours</span>}
            </li>
          ))}
        </ul>
      </td>
      <td className={`${CELL} ${PHONE} max-tablet:text-start pr-0 text-right`}>
        {points === null ? (
          <span className="mute">no points</span>
        ) : (
          <span className="block whitespace-nowrap">{`${formatPoints(points, pointScale)} points`}</span>
        )}
        <span className="mute text-12 block">{counted(units, 'unit')}</span>
        {points !== null && housePoints && (
          <span className="text-warning text-11 block whitespace-nowrap">house points</span>
        )}
      </td>
    </tr>
  );
};
