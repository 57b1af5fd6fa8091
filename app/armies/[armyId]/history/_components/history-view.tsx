import Link from 'next/link';
import { Flag } from '@/app/_components/ui/flag';
import { Icon } from '@/app/_components/ui/icon';
import { Notice } from '@/app/_components/ui/notice';
import { TopBar } from '@/app/_components/ui/top-bar';
import type { History } from '../load-history';
import { VersionDetail } from './version-detail';
import { VersionList } from './version-list';

/** Earlier versions of an army: the list, and one of them beside today's. */
export const HistoryView = ({ history }: { history: History }) => {
  const { army, system, versions, shown } = history;
  const asked = history.question.version;
  return (
    <>
      <TopBar />
      <main id="main" className="history" data-nation={army.nation}>
        <header className="history-head">
          <Flag />
          <div>
            <p>
              <Link className="back" href={`/armies/${army.id}`}>
                <Icon name="back" /> {army.name || 'Army without a name'}
              </Link>
            </p>
            <h1>Earlier versions</h1>
            <p className="soft">
              Autosaves of five minutes share a version. The last hundred are kept; those you keep or save on
              purpose are never written over.
            </p>
          </div>
        </header>
        <div className={shown === null ? 'history-body' : 'history-body with-version'}>
          <VersionList
            army={army}
            versions={versions}
            shown={shown?.row.revision}
            pointScale={system.pointScale}
          />
          <div className="version-pane">
            {shown !== null && <VersionDetail key={shown.row.revision} history={history} shown={shown} />}
            {shown === null && asked > 0 && (
              <Notice severity="warning">
                Version {asked} is not here any more: later autosaves have taken its place.
              </Notice>
            )}
            {shown === null && asked === 0 && (
              <p className="mute choose">Choose a version to see what was different then.</p>
            )}
          </div>
        </div>
      </main>
    </>
  );
};
