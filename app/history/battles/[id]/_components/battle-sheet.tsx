import { ClothPatterns } from '@/app/_components/army/coat';
import { PagePicture } from '@/app/_components/army/link-picture';
import { PartLinks } from '@/app/_components/army/part-links';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { SourceList } from '@/app/history/_components/page-parts';
import { battleSentence, wholePlace } from '@/app/history/battle-words';
import { daysText } from '@/app/history/history-words';
import type { BattleDetail } from '@/lib/history/answers';
import { factsOf } from '@/lib/history/battle-facts';
import { partOfSides } from '@/lib/history/side-parts';
import { battlePath, HISTORY, musterPath, platePdfPath } from '@/lib/pages';
import { capital } from '@/lib/rules/core/army/words';
import type { Beside } from '../beside-battle';
import { ArmsTable } from './arms-table';
import { BattleActs } from './battle-acts';
import { DayFacts, VariantTable } from './facts-told';
import { PlayersEntry, Report } from './players-entry';
import { SideTree } from './side-tree';

type SheetProps = {
  battle: BattleDetail;
  /** null outside any list, as behind a link */
  beside: Beside | null;
  /** the secret of the link that it is read by */
  token?: string;
  /** what became of a report of it */
  reported?: string;
  /** which part of a long order of battle is shown, from 1 */
  part: number;
};

/** A battle with everything known of it: both sides, what they had, who says so and who says otherwise. */
export const BattleSheet = ({ battle, beside, token, reported, part }: SheetProps) => {
  const { sides, place } = partOfSides(battle.sides, part);
  const facts = battle.shipped ? factsOf(battle.id) : null;
  // losses stand with the day, every teller beside the others
  const variants =
    facts === null ? battle.variants : battle.variants.filter(({ about }) => about !== 'losses');
  const parts = <PartLinks place={place} what="rows" href={(other) => `?rows=${other}#order`} />;
  return (
    <Paper className="max-laptop:grid-cols-[minmax(0,1fr)] grid max-w-[1440px] grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:flex print:flex-col print:gap-4 print:text-[9pt]">
      <ClothPatterns />
      <div className="bg-paper-sunk border-rule-firm max-laptop:border-r-0 max-laptop:border-b max-tablet:px-4 grid grid-cols-[minmax(0,1fr)] content-start gap-5 border-r px-6 pt-4.5 pb-8 print:contents">
        {beside !== null && <Crumbs beside={beside} />}
        <Head battle={battle} />
        {facts !== null && (
          <p className="text-16 font-caslon leading-(--lh-read) wrap-anywhere">
            {battleSentence(battle, facts)}
          </p>
        )}
        <PlayersEntry battle={battle} />
        <BattleActs battle={battle} token={token} />
        {token === undefined && battle.sides.length === 2 && (
          <PagePicture
            path={battlePath(battle.id)}
            alt="Both sides drawn in their lines"
            href={platePdfPath(battle.id)}
          />
        )}
        <ArmsTable sides={battle.sides} own={!battle.shipped} />
        <DayFacts facts={facts} sides={battle.sides} />
        <Known battle={battle} />
        <div className="grid gap-5 print:order-last print:block">
          <VariantTable variants={variants} sides={battle.sides} />
          {/** A battle that ships says that it has no source; one that a user enters may leave that open. */}
          {(battle.shipped || battle.sources.length > 0) && (
            <SourceList id="sources" title="Sources" sources={battle.sources} />
          )}
        </div>
        {token === undefined && <Report battle={battle} message={reported} />}
      </div>
      <div className="max-tablet:px-4 px-6 pt-4.5 pb-10 print:p-0">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-3">
          <h2 id="order" className="text-20">
            Order of battle
          </h2>
          <Versions battle={battle} other={beside?.other ?? null} />
        </div>
        {parts}
        <div className="max-tablet:grid-cols-[minmax(0,1fr)] grid grid-cols-2 gap-x-7 gap-y-8 print:grid-cols-2">
          {sides.map((side) => (
            <SideTree
              key={side.position}
              side={side}
              muster={token === undefined ? musterPath(battle.id, side.position) : null}
            />
          ))}
        </div>
        {parts}
      </div>
    </Paper>
  );
};

const STEP = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11';

const Crumbs = ({ beside: { earlier, later, at, of } }: { beside: Beside }) => (
  <nav aria-label="Battles" className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
    <a className={STEP} href={`${HISTORY}#battles`}>
      History
    </a>
    {at !== null && <span className="mute">{`${at} of ${of}, in order of date`}</span>}
    <span className="ml-auto flex flex-wrap gap-x-4">
      {earlier !== null && (
        <a className={STEP} href={battlePath(earlier.id)} rel="prev">
          <span aria-hidden="true">{'‹\u00a0'}</span>
          <span className="vh">Earlier: </span>
          {earlier.name}
        </a>
      )}
      {later !== null && (
        <a className={STEP} href={battlePath(later.id)} rel="next">
          <span className="vh">Later: </span>
          {later.name}
          <span aria-hidden="true">{'\u00a0›'}</span>
        </a>
      )}
    </span>
  </nav>
);

const Head = ({ battle }: { battle: BattleDetail }) => (
  <header>
    <PageTitle className="text-[2.75rem]">{battle.name}</PageTitle>
    <p className="font-caslon soft text-16 pt-1.5 italic">
      {[battle.kind === 'scenario' ? 'A printed scenario' : daysText(battle), wholePlace(battle)]
        .filter((text) => text !== '')
        .join(', ')}
    </p>
    {battle.otherNames.length > 0 && (
      <p className="mute text-12 pt-1">{`Also called ${battle.otherNames.join(', ')}`}</p>
    )}
  </header>
);

const Known = ({ battle: { confidence, coverage, notes } }: { battle: BattleDetail }) =>
  confidence === null && coverage === '' && notes === null ? null : (
    <section aria-labelledby="known" className="grid gap-2 leading-(--lh-read)">
      <h2 id="known" className="border-rule-ink text-20 border-b pb-1.5">
        What is known
      </h2>
      <p className="wrap-anywhere">
        {confidence !== null && <b className="font-semibold">{`${capital(confidence)} confidence.`} </b>}
        {capital(coverage)}
      </p>
      {notes !== null && <p className="soft wrap-anywhere">{capital(notes)}</p>}
    </section>
  );

const Versions = ({ battle, other }: { battle: BattleDetail; other: Beside['other'] }) => {
  if (other === null) return null;
  const scenario = battle.kind === 'scenario';
  return (
    <p className="soft">
      {scenario ? 'The forces printed in the book. ' : 'As recorded. '}
      <a href={battlePath(other.id)}>{scenario ? 'As recorded' : 'As printed in a scenario'}</a>
    </p>
  );
};
