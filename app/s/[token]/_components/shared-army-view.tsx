import { FindingList } from '@/app/_components/army/finding-list';
import { LimitList } from '@/app/_components/army/limit-list';
import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { formatLeft, formatPoints } from '@/app/_components/army/points';
import { ShareLegend } from '@/app/_components/army/share-legend';
import { SheetView } from '@/app/_components/sheet/sheet-view';
import { FileButton } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/flag';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import { Time } from '@/app/_components/ui/time';
import { TopBar } from '@/app/_components/ui/top-bar';
import type { SheetKind } from '@/app/_print/sheet-kind';
import { countFindings } from '@/lib/rules/core/finding';
import { placeNames } from '@/lib/rules/core/place-names';
import type { Sheet } from '@/lib/rules/core/sheet';
import type { Summary, System } from '@/lib/rules/core/system';
import type { Shared } from '../load-shared';
import { CopyArmy } from './copy-army';
import { PrintButton } from './print-button';

type SharedArmyViewProps = { token: string; shared: Shared; sheet: Sheet; kinds: readonly SheetKind[] };

/** A shared army, read only: what it is, what it costs and why, what is wrong with it; to print, keep or copy. */
export const SharedArmyView = ({ token, shared, sheet, kinds }: SharedArmyViewProps) => {
  const { army, system, assessment } = shared;
  const { costing, findings } = assessment;
  const outline = system.outline(army.file);
  const summary = system.summary(army.file, assessment);
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
            <p className="mute">
              Shared for reading. Version {army.revision}, edited <Time at={army.editedAt} inSentence />
            </p>
          </div>
          <div className="shared-acts">
            <CopyArmy file={army.file} />
            <PrintButton />
            <FileButton icon="file" href={`/s/${token}/roster.pdf`}>
              PDF
            </FileButton>
            {kinds.includes('cards') && (
              <FileButton icon="file" href={`/s/${token}/cards.pdf`}>
                Cards
              </FileButton>
            )}
            {kinds.includes('labels') && (
              <FileButton icon="file" href={`/s/${token}/labels.pdf`}>
                Labels
              </FileButton>
            )}
            {kinds.includes('reference') && (
              <FileButton icon="file" href={`/s/${token}/reference.pdf`}>
                Reference sheet
              </FileButton>
            )}
            <FileButton icon="download" href={`/s/${token}/army.json`}>
              Army file
            </FileButton>
          </div>
        </header>
        <div className="shared-body">
          <OrderOfBattle
            outline={outline}
            costing={costing}
            pointScale={system.pointScale}
            source={system.source}
          />
          <div className="shared-side">
            <Points summary={summary} system={system} />
            <section aria-labelledby="findings">
              <div className="shared-title">
                <h2 id="findings">Findings</h2>
                <SeverityCounts counts={countFindings(findings)} words clear="none" />
              </div>
              <FindingList
                findings={findings}
                placeName={placeNames(outline)}
                source={system.source}
                rules={system.id}
                clear="Nothing found: every check passed."
              />
            </section>
          </div>
        </div>
        <div className="shared-sheet">
          <SheetView sheet={sheet} />
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
