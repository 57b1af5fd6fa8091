import { FindingPart } from '@/app/_components/army/finding-part';
import { LimitList } from '@/app/_components/army/limit-list';
import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { formatLeft, formatPoints } from '@/app/_components/army/points';
import { ShareLegend } from '@/app/_components/army/share-legend';
import { FileButton } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/flag';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import { Time } from '@/app/_components/ui/time';
import { TopBar } from '@/app/_components/ui/top-bar';
import type { SheetKind } from '@/app/_print/sheet-kind';
import { countFindings } from '@/lib/rules/core/finding';
import type { Summary, System } from '@/lib/rules/core/system';
import type { Shared } from '../load-shared';
import { CopyArmy } from './copy-army';
import { PrintRoster } from './print-roster';

type SharedArmyViewProps = {
  token: string;
  /** the address of this page as its reader reached it */
  link: string;
  shared: Shared;
  kinds: readonly SheetKind[];
  /** the part of the findings asked for */
  found: number;
};

/** A shared army, read only: what it is, what it costs and why, what is wrong with it; to print, keep or copy. */
export const SharedArmyView = ({ token, link, shared, kinds, found }: SharedArmyViewProps) => {
  const { army, system, assessment, summary, detail, order, placeName, note, player } = shared;
  const { findings } = assessment;
  const rows = order.place.part;
  const path = `/s/${token}`;
  return (
    <>
      <TopBar />
      <main id="main" className="shared" data-nation={summary.nation}>
        <header className="shared-head">
          <Flag />
          <div>
            <h1>{army.name || 'Army without a name'}</h1>
            <p className="soft">
              {summary.nationLabel}, {summary.year}, {system.name}, {summary.scale}
            </p>
            {note !== undefined && <p className="shared-note">{note}</p>}
            <p className="mute">
              {player !== undefined && `${player}. `}
              Shared for reading. Version {army.revision}, edited <Time at={army.editedAt} inSentence />
            </p>
            <p className="shared-paper">
              To print the whole roster, press Print on this page, or open its PDF: {link}/roster.pdf
            </p>
          </div>
          <div className="shared-acts">
            <CopyArmy token={token} />
            <PrintRoster token={token} system={system.id} version={army.revision} link={link} />
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
        <div className="shared-body">
          <OrderOfBattle
            order={order}
            detail={detail}
            pointScale={system.pointScale}
            source={system.source}
            anchor="order"
            href={(part) => `${path}?rows=${part}&findings=${found}`}
          />
          <div className="shared-side">
            <Points summary={summary} system={system} />
            <section id="found" aria-labelledby="findings">
              <div className="shared-title">
                <h2 id="findings">Findings</h2>
                <SeverityCounts counts={countFindings(findings)} words clear="none" />
              </div>
              <FindingPart
                findings={findings}
                placeName={placeName}
                source={system.source}
                rules={system.id}
                clear="Nothing found: every check passed."
                part={found}
                href={(part) => `${path}?rows=${rows}&findings=${part}#found`}
              />
            </section>
          </div>
        </div>
      </main>
    </>
  );
};

const Points = ({ summary, system }: { summary: Summary; system: System }) => {
  const { points, budget, shares, limits } = summary;
  const left = points === null ? undefined : formatLeft(points, budget, system.pointScale);
  return (
    <section aria-labelledby="points">
      <h2 id="points" className="vh">
        Points and limits
      </h2>
      {points !== null && (
        <>
          <p className="shared-sum">
            <span className="big">{formatPoints(points, system.pointScale)}</span>
            <span className="soft">
              {budget === null
                ? system.terms.points
                : `of ${formatPoints(budget, system.pointScale)} ${system.terms.points}`}
            </span>
            {left && <span className={left.over ? 'left over' : 'left'}>{left.text}</span>}
          </p>
          <PointsBar shares={shares} total={points} budget={budget} />
          <ShareLegend shares={shares} pointScale={system.pointScale} />
        </>
      )}
      <LimitList limits={limits} source={system.source} />
    </section>
  );
};
