import * as commonParts from '@/app/_components/part-words';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as common from '@/app/_components/words';
import * as factsWords from '@/app/events/_facts/words';
import type { EventPage } from '@/lib/events/schema';
import { verifyPath } from '@/lib/pages';
import { pointsText } from '@/lib/rules/core/price/points';
import { StandingMark } from '../../_facts/standing-mark';
import * as words from '../words';

type Entries = NonNullable<EventPage['entries']>;

const CELL = 'border-rule border-b py-1.5 pr-3.5 wrap-anywhere';
const NARROW = 'max-[721px]:hidden';

/** All lists of an event once they are public, each with the way to it by its code. */
export const EntriesTable = ({ entries }: { entries: Entries }) => (
  <section aria-labelledby="lists" className="pt-9">
    <RuledTitle id="lists" title={words.theLists}>
      <span className="text-12 text-ink-3">
        {entries.length === 1 ? words.oneEntry : words.amountOfEntries(entries.length)}
      </span>
    </RuledTitle>
    <table className="w-full">
      <thead className="text-11 text-ink-3">
        <tr>
          <th scope="col" className="num w-10 py-1 pr-3.5 font-normal">
            {words.numberHead}
          </th>
          <th scope="col" className="py-1 pr-3.5 text-start font-normal">
            {words.playerAndList}
          </th>
          <th scope="col" className={`py-1 pr-3.5 text-start font-normal ${NARROW}`}>
            {common.nation}
          </th>
          <th scope="col" className="num py-1 pr-3.5 font-normal">
            {common.points}
          </th>
          <th scope="col" className="py-1 pr-3.5 text-start font-normal">
            {commonParts.verdict}
          </th>
          <th scope="col" className={`py-1 text-start font-normal ${NARROW}`}>
            {factsWords.code}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ number, name, list, nationLabel, points, standing, accepted, code }) => (
          <tr key={number}>
            <td className={`num ${CELL}`}>{number}</td>
            <th scope="row" className={`${CELL} text-start font-normal`}>
              <span className="font-caslon text-16 block leading-(--lh-tight)">{name}</span>
              <a
                className="text-12 touch:min-h-11 touch:content-center inline-block min-h-6"
                href={verifyPath(code)}
              >
                {list || common.armyWithoutName}
              </a>
              <span className="text-12 text-ink-3 min-[722px]:hidden"> {nationLabel}</span>
            </th>
            <td className={`${CELL} ${NARROW}`}>{nationLabel}</td>
            <td className={`num ${CELL}`}>{points === null ? '' : pointsText(points)}</td>
            <td className={CELL}>
              <StandingMark standing={standing} />
              {accepted && <span className="text-12 text-ink-3 block">{factsWords.acceptedWithin}</span>}
            </td>
            <td className={`${CELL} tabular-nums ${NARROW}`}>{code}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
