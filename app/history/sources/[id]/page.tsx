import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { ClothPatterns } from '@/app/_components/army/coat';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { TopBar } from '@/app/_components/ui/top-bar';
import type { Rest, SourceDetail } from '@/lib/history/answers';
import { readSource } from '@/lib/history/read-source';
import { getViewer } from '@/lib/identity/viewer';
import { battlePath, HISTORY, nationPath, sourcePath } from '@/lib/pages';
import { capital } from '@/lib/rules/core/army/words';
import { Canonical } from '../../_components/page-parts';
import { RegimentLine } from '../../_components/regiment-looks';
import { longDate } from '../../history-words';

const sourceOf = cache(async (id: string) => readSource(id, (await getViewer())?.userId ?? null));

const LONGEST_TITLE = 80;

export async function generateMetadata({ params }: PageProps<'/history/sources/[id]'>): Promise<Metadata> {
  const source = await sourceOf((await params).id);
  if (source === null) return { title: 'No such source' };
  const { citation } = source;
  const short = citation.length > LONGEST_TITLE ? `${citation.slice(0, LONGEST_TITLE)}…` : citation;
  return {
    title: `Source: ${short}`,
    description: `The battles, regiments and nations of the Seven Years War that use ${short}`,
  };
}

/** The address of a source, or the one that what people cite begins with. */
const webOf = ({ address, citation }: SourceDetail): string | undefined =>
  address ?? /^https?:\/\/[^\s;,]+/.exec(citation)?.[0];

/** Of a work in copyright only single facts were taken. */
const LICENCES: Readonly<Record<string, string>> = {
  'single facts only': 'In copyright: we use single facts, no text.',
};

/** A source and all that rests on it. */
const SourceSheet = ({ source }: { source: SourceDetail }) => {
  const { citation, kind, licence, battles, regiments, nations } = source;
  const web = webOf(source);
  return (
    <Paper className="max-tablet:px-4 grid max-w-[1040px] grid-cols-[minmax(0,1fr)] content-start gap-6 px-6 pt-5.5 pb-12 print:p-0 print:text-[9pt]">
      <ClothPatterns />
      <p className="print:hidden">
        <a href={HISTORY} className="inline-flex min-h-6 items-center">
          History
        </a>
      </p>
      <header>
        <PageTitle>What uses this source</PageTitle>
        <p className="text-16 pt-2 wrap-anywhere">{citation}</p>
        {kind !== null && (
          <p className="soft pt-1">
            {capital(kind)}.{licence !== null && ` ${LICENCES[licence] ?? `${capital(licence)}.`}`}
          </p>
        )}
        {web !== undefined && (
          <p className="pt-1">
            <a href={web} rel="noreferrer" className="inline-flex min-h-6 items-center wrap-anywhere">
              {`Open ${new URL(web).hostname}`}
            </a>
          </p>
        )}
      </header>
      <Rests id="battles" title="Battles" count={battles.length}>
        <ul>
          {battles.map((battle) => (
            <Battle key={battle.id} battle={battle} />
          ))}
        </ul>
      </Rests>
      <Rests id="regiments" title="Regiments" count={regiments.length}>
        <ul className="max-laptop:grid-cols-2 max-handset:grid-cols-[minmax(0,1fr)] grid grid-cols-3 gap-x-6">
          {regiments.map((regiment) => (
            <RegimentLine key={regiment.id} regiment={regiment} />
          ))}
        </ul>
      </Rests>
      <Rests id="nations" title="Nations" count={nations.length}>
        <ul>
          {nations.map(({ id, name }) => (
            <li key={id} className="border-rule border-b py-1.5">
              <a href={nationPath(id)}>{name}</a>
            </li>
          ))}
        </ul>
      </Rests>
    </Paper>
  );
};

/** "Result, who attacked; hours, losses of the Prussians (p. 331)": the facts of one place together. */
const restText = (rests: readonly Rest[]): string => {
  const placeOf = ({ places }: Rest): string => places.join('; ');
  const parts = [...new Set(rests.map(placeOf))].map((place) => {
    const own = rests.filter((rest) => placeOf(rest) === place).map(({ what }) => what);
    return `${own.join(', ')}${place === '' ? '' : ` (${place})`}`;
  });
  return `${capital(parts.join('; '))}.`;
};

/** A battle, and what of it this source tells. */
const Battle = ({ battle: { id, name, kind, date, rests } }: { battle: SourceDetail['battles'][number] }) => (
  <li className="border-rule max-tablet:grid-cols-[minmax(0,1fr)] grid grid-cols-[230px_minmax(0,1fr)] gap-x-5 gap-y-0.5 border-b py-2 print:break-inside-avoid print:grid-cols-[200px_minmax(0,1fr)]">
    <span>
      <a href={battlePath(id)} className="font-caslon text-16 block">
        {name}
      </a>
      <span className="mute text-12">{kind === 'scenario' ? 'printed scenario' : longDate(date)}</span>
    </span>
    <span className="soft wrap-anywhere">{restText(rests)}</span>
  </li>
);

type RestsProps = { id: string; title: string; count: number; children: ReactNode };

const Rests = ({ id, title, count, children }: RestsProps) =>
  count === 0 ? null : (
    <section aria-labelledby={id}>
      <RuledTitle id={id} title={title}>
        <span className="mute text-12">{count}</span>
      </RuledTitle>
      {children}
    </section>
  );

export default async function SourcePage({ params }: PageProps<'/history/sources/[id]'>) {
  const source = await sourceOf((await params).id);
  if (source === null) notFound();
  return (
    <>
      <Canonical path={sourcePath(source.id)} />
      <TopBar current="history" />
      <SourceSheet source={source} />
    </>
  );
}
