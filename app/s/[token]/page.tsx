import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { FindingsSection, PointsSection } from '@/app/_components/army/army-sections';
import { PagePicture } from '@/app/_components/army/link-picture';
import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { type OrderPart, orderPart } from '@/app/_components/army/order-part';
import { partIn } from '@/app/_components/army/parts';
import { FileButton } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/icon';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { Time } from '@/app/_components/ui/time';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as common from '@/app/_components/words';
import { armyPreview, judgeStored } from '@/app/_pictures/army-preview';
import { linkPreview } from '@/app/_pictures/link-preview';
import { kindsOf } from '@/app/_print/sheet-kinds';
import type { SharedArmy } from '@/lib/armies/schema';
import { getSharedArmy } from '@/lib/armies/share-links';
import { sharedLink } from '@/lib/identity/visitor';
import { sharedPath } from '@/lib/pages';
import { noteAt } from '@/lib/rules/core/army/path';
import { type PlaceName, placeNames } from '@/lib/rules/core/check/place-names';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { Summary, System } from '@/lib/rules/core/contract/system';
import type { PrintedTerms } from '@/lib/rules/core/sheet/sheet';
import type { SheetKind } from '@/lib/sheets/job';
import { nextTurn } from '@/lib/turn';
import { CopyArmy, PrintRoster } from './_components/shared-acts';

/** The army behind a share link; null when the link opens nothing. Once for each request. */
const sharedArmy = cache(getSharedArmy);

type SharedPage = {
  readonly army: Omit<SharedArmy, 'file' | 'owner'>;
  readonly system: System;
  readonly assessment: Assessment;
  /** what the packs of the army say, for its sheets; null for one that is built under none */
  readonly terms: PrintedTerms | null;
  readonly summary: Summary;
  readonly detail: string;
  readonly order: OrderPart;
  readonly placeName: PlaceName;
  /** what the player wrote about the army as a whole */
  readonly note: string | undefined;
  readonly player: string | undefined;
};

/** The army behind a share link, priced and judged today, with a part of its order of battle. */
const loadShared = async (token: string, part: number): Promise<SharedPage | null> => {
  const shared = await sharedArmy(token);
  if (shared === null) return null;
  const { file, owner, ...army } = shared;
  const { system, assessment, terms, summary } = await judgeStored(owner, file);
  const outline = system.outline(file);
  await nextTurn();
  const order = orderPart(outline, assessment.costing, part, file.army);
  return {
    army,
    system,
    assessment,
    terms,
    summary,
    detail: outline.detail,
    order,
    placeName: placeNames(outline),
    note: noteAt(file.army, []),
    player: file.player,
  };
};

export const generateMetadata = async ({ params }: PageProps<'/s/[token]'>): Promise<Metadata> => {
  const { token } = await params;
  const army = await sharedArmy(token);
  return {
    ...(army && (await linkPreview(() => armyPreview({ ...army, path: sharedPath(token) })))),
    title: army === null ? 'Nothing here' : army.name || 'Shared army',
    robots: { index: false, follow: false },
  };
};

type SharedArmyViewProps = {
  token: string;
  /** the address of this page as its reader reached it */
  link: string;
  shared: SharedPage;
  kinds: readonly SheetKind[];
  /** the part of the findings asked for */
  findingsPart: number;
};

/** A shared army, read only: what it is, what it costs and why, what is wrong with it; to print, keep or copy. */
const SharedArmyView = ({ token, link, shared, kinds, findingsPart }: SharedArmyViewProps) => {
  const { army, system, assessment, summary, detail, order, placeName, note, player } = shared;
  const { findings } = assessment;
  const rows = order.place.part;
  const path = sharedPath(token);
  return (
    <>
      <TopBar />
      <Paper className="max-w-[1280px]" data-nation={summary.nation}>
        <header className="max-laptop:grid-cols-[6px_minmax(0,1fr)] max-tablet:px-4 grid grid-cols-[6px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1.5 px-6 pt-5.5 pb-4.5">
          <Flag className="self-stretch" />
          <div>
            <PageTitle className="wrap-anywhere">{army.name || common.armyWithoutName}</PageTitle>
            <p className="soft mt-[5px]">
              {summary.nationLabel}, {summary.year}, {system.name}, {summary.scale}
            </p>
            {note !== undefined && <p className="mt-[5px] max-w-[60ch] wrap-anywhere italic">{note}</p>}
            <p className="mute mt-[5px]">
              {player !== undefined && `${player}. `}
              {`Shared to read. Version ${army.revision}, edited`} <Time at={army.editedAt} inSentence />
            </p>
            <p className="mt-[5px] hidden wrap-anywhere print:block">{`To print the whole roster, press Print on this page or open its PDF: ${link}/roster.pdf`}</p>
          </div>
          {/* on a phone two acts a line */}
          <div className="max-laptop:col-span-full max-laptop:pt-2 max-tablet:[&>:is(a,button)]:flex-[1_1_40%] flex flex-wrap items-center gap-2 print:hidden">
            <CopyArmy token={token} />
            <PrintRoster
              token={token}
              system={system.id}
              version={army.revision}
              link={link}
              terms={shared.terms}
            />
            <FileButton icon="file" href={`${path}/roster.pdf`}>
              PDF
            </FileButton>
            {kinds.includes('cards') && (
              <FileButton icon="file" href={`${path}/cards.pdf`}>
                Cards
              </FileButton>
            )}
            {kinds.includes('labels') && (
              <FileButton icon="file" href={`${path}/labels.pdf`}>
                Labels
              </FileButton>
            )}
            {kinds.includes('reference') && (
              <FileButton icon="file" href={`${path}/reference.pdf`}>
                Reference sheet
              </FileButton>
            )}
            <FileButton icon="download" href={`${path}/army.json`}>
              Army file
            </FileButton>
          </div>
        </header>
        <div className="border-rule-ink max-laptop:grid-cols-[minmax(0,1fr)] grid grid-cols-[minmax(0,1fr)_384px] border-t">
          <OrderOfBattle
            order={order}
            detail={detail}
            pointScale={system.pointScale}
            source={system.source}
            anchor="order"
            href={(part) => `${path}?rows=${part}&findings=${findingsPart}`}
            className="max-tablet:px-4 px-6 pt-4 pb-8"
          />
          <div className="border-rule-firm bg-paper-sunk max-laptop:-order-1 max-laptop:border-b max-laptop:border-l-0 max-tablet:px-4 max-tablet:[--find-bleed:16px] grid grid-cols-[minmax(0,1fr)] content-start gap-5 border-l px-4.5 pt-4 pb-8 [--find-bleed:18px]">
            <PagePicture path={path} alt="The army drawn in its lines" href={`${path}/plate.pdf`} />
            <PointsSection summary={summary} system={system} />
            <FindingsSection
              findings={findings}
              placeName={placeName}
              system={system}
              part={findingsPart}
              href={(part) => `${path}?rows=${rows}&findings=${part}#found`}
            />
          </div>
        </div>
      </Paper>
    </>
  );
};

export default async function SharedArmyPage({ params, searchParams }: PageProps<'/s/[token]'>) {
  const { token } = await params;
  const { rows, findings } = await searchParams;
  const shared = await loadShared(token, partIn(rows));
  if (shared === null) notFound();
  const link = sharedLink(token, await headers());
  const kinds = kindsOf(await shared.system.sheets());
  return (
    <SharedArmyView token={token} link={link} shared={shared} kinds={kinds} findingsPart={partIn(findings)} />
  );
}
