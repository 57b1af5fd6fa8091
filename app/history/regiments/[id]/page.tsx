import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ClothPatterns } from '@/app/_components/army/coat';
import { Glyph } from '@/app/_components/ui/glyph';
import { Flag } from '@/app/_components/ui/icon';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { TopBar } from '@/app/_components/ui/top-bar';
import { UniformPlate } from '@/app/history/_components/regiment-looks';
import { battleDay, COUNTING_WORDS, sizeText, yearsText } from '@/app/history/history-words';
import * as historyWords from '@/app/history/words';
import { coloursOf, type RegimentBattle, type RegimentDetail } from '@/lib/history/answers';
import { readRegiment } from '@/lib/history/read-regiment';
import { regimentSymbol } from '@/lib/history/unit-symbol';
import { getViewer } from '@/lib/identity/viewer';
import { battlePath, HISTORY, nationPath, regimentPath } from '@/lib/pages';
import { capital, counted } from '@/lib/rules/core/army/words';
import { ratingsOf, type UnitRating } from '@/lib/rules/rating';
import { Canonical, SourceList } from '../../_components/page-parts';
import { RatingTable } from './_components/rating-table';
import { UseRegiment } from './_components/use-regiment';
import { ratedYear, regimentUnit } from './regiment-unit';

const regimentOf = cache(async (id: string) => readRegiment(id, (await getViewer())?.userId ?? null));

export async function generateMetadata({ params }: PageProps<'/history/regiments/[id]'>): Promise<Metadata> {
  const regiment = await regimentOf((await params).id);
  if (regiment === null) return { title: 'No such regiment' };
  const { name, number, nation } = regiment;
  const called = number === null || name.includes(number) ? name : `${name} (${number})`;
  return {
    title: `${called}, ${nation.name}`,
    description: `${called}, ${nation.name}: uniform, where it fought in the Seven Years War, and how five rule systems rate it.`,
  };
}

type SheetProps = { regiment: RegimentDetail; year: number; ratings: readonly UnitRating[] };

/** "Kingsley's brigade (second line) under Brigadier Kingsley, in the 3rd column", the nearest formation first. */
const placeOf = ({ formations, side }: RegimentBattle): string => {
  const [nearest, ...others] = formations.toReversed();
  if (nearest === undefined) return side.name;
  const under = nearest.commander === null ? '' : `, under ${nearest.commander}`;
  return [`${nearest.name}${under}`, ...others.map(({ name }) => name), side.name].join('; ');
};

/** The battles in which it stood, or its grenadiers in a battalion with others, and where in each. */
const FoughtList = ({ id, fought }: { id: string; fought: readonly RegimentBattle[] }) => (
  <section aria-labelledby="fought">
    <RuledTitle id="fought" title="Where it fought">
      <span className="mute text-12">
        {`${counted(new Set(fought.map(({ battle }) => battle.id)).size, 'battle')} here`}
      </span>
    </RuledTitle>
    {fought.length === 0 ? (
      <p className="soft py-2">No order of battle here names it.</p>
    ) : (
      <ul>
        {fought.map((place) => (
          <Place key={place.unit.id} id={id} place={place} />
        ))}
      </ul>
    )}
  </section>
);

const Place = ({ id, place }: { id: string; place: RegimentBattle }) => {
  const { battle, unit } = place;
  const { regiment } = unit;
  const grenadiers = regiment === null || regiment.id === id ? '' : `its grenadiers, in ${regiment.name}`;
  const facts = [grenadiers, sizeText(unit), COUNTING_WORDS[unit.counting], unit.notes ?? ''].filter(
    (text) => text !== '',
  );
  return (
    <li className="border-rule max-tablet:grid-cols-[minmax(0,1fr)] grid grid-cols-[150px_minmax(0,1fr)_minmax(0,.9fr)] items-baseline gap-x-4 gap-y-0.5 border-b py-2 print:break-inside-avoid print:grid-cols-[150px_minmax(0,1fr)_minmax(0,.9fr)]">
      <span>
        <a href={battlePath(battle.id)} className="font-caslon text-16 block">
          {battle.name}
        </a>
        <span className="mute text-12">
          {battle.kind === 'scenario' ? 'printed scenario' : battleDay(battle)}
        </span>
      </span>
      <span className="wrap-anywhere">
        {placeOf(place)}
        <span className="mute text-12 block">{`as “${unit.name}”`}</span>
      </span>
      <span className="soft text-12 wrap-anywhere">{facts.join('; ')}</span>
    </li>
  );
};

/** A regiment: who it was, what it wore, where it fought and what each system makes of it. */
const RegimentSheet = ({ regiment, year, ratings }: SheetProps) => {
  const { name, nation, coat, facings, breeches, fought, sources, aggregate } = regiment;
  return (
    <Paper
      className="max-laptop:grid-cols-[minmax(0,1fr)] grid max-w-[1440px] grid-cols-[392px_minmax(0,1fr)] print:block print:text-[9pt]"
      data-nation={coloursOf(nation)}
    >
      <ClothPatterns />
      <div className="bg-paper-sunk border-rule-firm max-laptop:border-r-0 max-tablet:px-4 grid grid-cols-[minmax(0,1fr)] content-start gap-4 border-r px-6 pt-4.5 pb-7 print:grid-cols-[230px_minmax(0,1fr)] print:border-0 print:bg-transparent print:p-0">
        <p className="print:hidden">
          <a href={`${HISTORY}?of=${nation.id}#regiments`} className="inline-flex min-h-6 items-center">
            {`Regiments of ${nation.name}`}
          </a>
        </p>
        <header className="print:col-span-2">
          <PageTitle className="text-[2.5rem] wrap-anywhere">{name}</PageTitle>
          <p className="font-caslon text-16 soft flex items-center gap-2 pt-1.5 italic">
            <Flag nation={coloursOf(nation)} className="h-5" />
            <a href={nationPath(nation.id)}>{nation.name}</a>
          </p>
        </header>
        <UseOf ratings={ratings} />
        {aggregate && <p className="soft print:col-span-2">Several regiments that no source here parts.</p>}
        <UniformPlate coat={coat} facings={facings} breeches={breeches} />
        <p className="soft text-12 print:order-last print:col-span-2">
          Drawn from these colours alone, in shades of ours. Hat, waistcoat, lace and gaiters are left open.
        </p>
        <div className="grid content-start gap-4">
          <Facts regiment={regiment} />
        </div>
      </div>
      <div className="max-tablet:px-4 grid grid-cols-[minmax(0,1fr)] content-start gap-7 px-6 pt-5 pb-10 print:p-0 print:pt-3">
        <FoughtList id={regiment.id} fought={fought} />
        <RatingTable year={year} ratings={ratings} />
        <SourceList id="sources" title="Sources" sources={sources} />
      </div>
    </Paper>
  );
};

/** In the systems that have such troops and know the army of its nation. */
const UseOf = ({ ratings }: Pick<SheetProps, 'ratings'>) => {
  const offers = ratings.flatMap(({ system, name, file, nationLabel, units }) =>
    units > 0 && nationLabel !== null ? [{ system, name, file, nationLabel }] : [],
  );
  return offers.length === 0 ? null : <UseRegiment offers={offers} />;
};

const Facts = ({ regiment }: { regiment: RegimentDetail }) => {
  const { number, arm, type, battalions, squadrons, from, to, foreign, notes, confidence, provenance } =
    regiment;
  const gun = arm === 'artillery';
  const facts: readonly (readonly [string, string])[] = [
    [gun ? 'Calibre' : 'Number', number ?? ''],
    ['Strength', sizeText({ battalions, squadrons, guns: null, men: null })],
    ['In the field', yearsText(from, to)],
    ['Raised abroad', foreign ? 'yes' : ''],
    ['Confidence', `${capital(confidence)}, ${historyWords.provenanceText(provenance)}`],
  ];
  return (
    <>
      <dl className="border-rule-ink border-t">
        <div className="border-rule grid grid-cols-[112px_1fr] border-b py-1.5">
          <dt className="text-ink-3">Arm</dt>
          <dd className="flex items-center gap-2">
            <Glyph symbol={regimentSymbol(regiment)} />
            {capital(gun ? `${type} guns` : `${type}${arm === 'cavalry' ? '' : `, ${arm}`}`)}
          </dd>
        </div>
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label} className="border-rule grid grid-cols-[112px_1fr] border-b py-1.5">
              <dt className="text-ink-3">{label}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
      </dl>
      {notes !== null && <p className="soft text-12 wrap-anywhere">{capital(notes)}</p>}
    </>
  );
};

export default async function RegimentPage({ params }: PageProps<'/history/regiments/[id]'>) {
  const { id } = await params;
  const regiment = await regimentOf(id);
  if (regiment === null) notFound();
  const unit = regimentUnit(regiment);
  const year = ratedYear(regiment);
  const { nation } = regiment;
  return (
    <>
      <Canonical path={regimentPath(regiment.id)} />
      <TopBar current="history" />
      <RegimentSheet
        regiment={regiment}
        year={year}
        ratings={unit === null ? [] : await ratingsOf(unit, nation.army ?? nation.id, year)}
      />
    </>
  );
}
