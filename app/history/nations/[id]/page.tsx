import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ClothPatterns, SmallUniform } from '@/app/_components/army/coat';
import { Flag } from '@/app/_components/ui/icon';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { TopBar } from '@/app/_components/ui/top-bar';
import { RegimentLine } from '@/app/history/_components/regiment-looks';
import * as historyWords from '@/app/history/words';
import { type BattleRef, coloursOf, type NationDetail, type RegimentPage } from '@/lib/history/answers';
import { readNation } from '@/lib/history/read-nation';
import { listRegiments } from '@/lib/history/regiments';
import { battlePath, HISTORY, nationPath, SUGGEST } from '@/lib/pages';
import { grouped } from '@/lib/rules/core/army/number';
import { capital, counted } from '@/lib/rules/core/army/words';
import { fieldedBy, type TroopsByYear } from '@/lib/rules/fielded';
import { Canonical, SourceList } from '../../_components/page-parts';
import { battleDay } from '../../history-words';
import { FieldedTroops } from './_components/fielded-troops';

const nationOf = cache(readNation);

export async function generateMetadata({ params }: PageProps<'/history/nations/[id]'>): Promise<Metadata> {
  const nation = await nationOf((await params).id);
  if (nation === null) return { title: 'No such nation' };
  return {
    title: `${nation.name} in the Seven Years War`,
    description: `${nation.name}: regiments, coats and guns, battles, and its troops by year in five rule systems, with pages.`,
  };
}

const byArmy = new Map<string, Promise<TroopsByYear[]>>();

/** What systems field for an army: worked out once, for it never changes. Only for armies of nations that there are. */
const fieldedFor = (army: string): Promise<TroopsByYear[]> => {
  const answer = byArmy.get(army) ?? fieldedBy(army);
  byArmy.set(army, answer);
  return answer;
};

type SheetProps = { nation: NationDetail; regiments: RegimentPage; fielded: readonly TroopsByYear[] };

/** Battles in a few words each, in the order they come in. */
const BattleLinks = ({ battles }: { battles: readonly BattleRef[] }) => (
  <ul className="max-laptop:grid-cols-2 max-handset:grid-cols-[minmax(0,1fr)] grid grid-cols-3 gap-x-6">
    {battles.map(({ id, name, kind, date, year }) => (
      <li key={id} className="border-rule border-b py-1.5 print:break-inside-avoid">
        <a href={battlePath(id)} className="font-caslon text-16">
          {name}
        </a>{' '}
        <span className="mute text-12">
          {kind === 'scenario' ? 'printed scenario' : battleDay({ date, year })}
        </span>
      </li>
    ))}
  </ul>
);

const armText = (arm: string): string => {
  const text = arm.replaceAll('_', ' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
};

/** The coats of its arms, as far as they are known. */
const CoatList = ({ coats }: Pick<NationDetail, 'coats'>) =>
  coats.length === 0 ? null : (
    <section aria-labelledby="coats">
      <RuledTitle id="coats" title="Coats">
        <span className="mute text-12">by arm</span>
      </RuledTitle>
      <ul>
        {coats.map(({ arm, colour }) => (
          <li key={arm} className="border-rule flex items-center gap-3 border-b py-1">
            <SmallUniform coat={colour} facings={null} />
            <span className="min-w-0">
              <b className="block font-semibold">{armText(arm)}</b>
              <span className="soft text-12 wrap-anywhere">{colour ?? 'not known'}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

/** Its guns and howitzers. */
const PieceList = ({ pieces }: Pick<NationDetail, 'pieces'>) =>
  pieces.length === 0 ? null : (
    <section aria-labelledby="pieces">
      <RuledTitle id="pieces" title="Artillery">
        <span className="mute text-12">{counted(pieces.length, 'piece')}</span>
      </RuledTitle>
      <ul className="max-handset:grid-cols-[minmax(0,1fr)] grid grid-cols-2 gap-x-6">
        {pieces.map(({ id, piece, provenance }) => (
          <li key={id} className="border-rule border-b py-1.5">
            {piece}
            {provenance !== 'sourced' && <span className="mute text-12"> general knowledge</span>}
          </li>
        ))}
      </ul>
    </section>
  );

/** A nation: its regiments, coats and guns, its battles, and what each system fields for it. */
const NationSheet = ({ nation, regiments, fielded }: SheetProps) => {
  const { id, name, flag, army, notes, confidence, provenance, coats, pieces, sources, battles } = nation;
  return (
    <Paper
      className="max-laptop:grid-cols-[minmax(0,1fr)] max-tablet:px-4 grid max-w-[1440px] grid-cols-[minmax(0,2fr)_minmax(0,3fr)] content-start gap-x-10 gap-y-7 px-6 pt-5 pb-12 print:block print:p-0 print:text-[9pt]"
      data-nation={coloursOf(nation)}
    >
      <ClothPatterns />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <p className="print:hidden">
          <a href={`${HISTORY}#nations`} className="inline-flex min-h-6 items-center">
            Nations
          </a>
        </p>
        <header className="flex gap-3">
          <Flag nation={coloursOf(nation)} />
          <div className="min-w-0">
            <PageTitle className="text-[2.5rem]">{name}</PageTitle>
            <p className="soft pt-1">{`${capital(confidence)} confidence, ${historyWords.provenanceText(provenance)}`}</p>
          </div>
        </header>
        {notes !== null && <p className="leading-(--lh-read) wrap-anywhere">{capital(notes)}</p>}
        {flag !== null && (
          <p className="soft leading-(--lh-read) wrap-anywhere">
            <b className="font-semibold">Flag. </b>
            {capital(flag)}
          </p>
        )}
        {army !== null && (
          <p className="print:hidden">
            <a className="inline-flex min-h-6 items-center" href={`${SUGGEST}?nation=${army}`}>
              Suggest an army
            </a>
          </p>
        )}
        <CoatList coats={coats} />
        <PieceList pieces={pieces} />
        <section aria-labelledby="battles">
          <RuledTitle id="battles" title="Battles">
            <span className="mute text-12">{battles.length}</span>
          </RuledTitle>
          <BattleLinks battles={battles} />
        </section>
        <SourceList id="sources" title="Sources" sources={sources} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
        <FieldedTroops fielded={fielded} />
        <section aria-labelledby="regiments">
          <RuledTitle id="regiments" title="Regiments">
            <span className="mute text-12">{kindsText(nation)}</span>
          </RuledTitle>
          <ul className="max-desktop:grid-cols-2 max-handset:grid-cols-[minmax(0,1fr)] grid grid-cols-3 gap-x-6">
            {regiments.regiments.map((regiment) => (
              <RegimentLine key={regiment.id} regiment={regiment} ofOne />
            ))}
          </ul>
          {regiments.pages > 1 && (
            <p className="pt-2">
              <a href={`${HISTORY}?of=${id}#regiments`} className="inline-flex min-h-11 items-center">
                {`All ${grouped(regiments.total)}`}
              </a>
            </p>
          )}
        </section>
      </div>
    </Paper>
  );
};

/** "48 line, 12 grenadier": how many of each kind, most first. */
const kindsText = ({ regiments }: NationDetail): string => {
  const kinds = new Map<string, number>();
  for (const { arm, type, count } of regiments)
    if (arm !== 'artillery') kinds.set(type, (kinds.get(type) ?? 0) + count);
  return [...kinds]
    .toSorted(([, a], [, b]) => b - a)
    .map(([type, count]) => `${count} ${type}`)
    .join(', ');
};

export default async function NationPage({ params }: PageProps<'/history/nations/[id]'>) {
  const nation = await nationOf((await params).id);
  if (nation === null) notFound();
  const [regiments, fielded] = await Promise.all([
    listRegiments({ nation: nation.id }),
    fieldedFor(nation.army ?? nation.id),
  ]);
  return (
    <>
      <Canonical path={nationPath(nation.id)} />
      <TopBar current="history" />
      <NationSheet nation={nation} regiments={regiments} fielded={fielded} />
    </>
  );
}
