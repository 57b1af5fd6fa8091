import type { ReactNode } from 'react';
import { diffPart } from '@/app/_components/army/diff-part';
import { DiffTable } from '@/app/_components/army/diff-table';
import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { orderPart } from '@/app/_components/army/order-part';
import { HashSigns } from '@/app/_components/ui/hash-signs';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as common from '@/app/_components/words';
import { Overrulings } from '@/app/events/_facts/overrulings';
import { systemOf } from '@/app/events/_facts/terms-told';
import * as factsWords from '@/app/events/_facts/words';
import { factsFor } from '@/lib/history/regiment-facts';
import { verifyPath } from '@/lib/pages';
import { signsOf } from '@/lib/rules/core/army/hash-signs';
import { nextTurn } from '@/lib/turn';
import * as words from '../../words';
import type { ShownCode } from './code-words';
import { VerdictFacts } from './verdict-facts';

type ShownListProps = { shown: ShownCode; receipt: string | null; rows: number; lines: number };

const SECTION = 'px-4 pt-4';

const Titled = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={SECTION} aria-labelledby={id}>
    <RuledTitle id={id} title={title}>
      {null}
    </RuledTitle>
    {children}
  </section>
);

/** A list as it was entered, for whoever may read it: its hash, its verdict, what differs from the accepted one, its units. */
export const ShownList = async ({ shown, receipt, rows, lines }: ShownListProps) => {
  const { version, accepted, change, code } = shown;
  const system = await systemOf(shown.system);
  await nextTurn();
  const { costing } = system.assess(version.file, await factsFor(system, version.file));
  const outline = system.outline(version.file);
  const own = receipt === null ? {} : { receipt };
  const at = (asked: Record<string, string>) =>
    `${verifyPath(code)}?${new URLSearchParams({ ...own, ...asked })}`;
  const isOther = change !== null && accepted !== null;
  return (
    <>
      <Titled id="hash" title={isOther ? factsWords.hash : words.compareWithSheet}>
        <HashSigns hash={version.hash} against={isOther ? accepted.hash : undefined} />
        <p className="text-14 text-ink-2 pt-2">
          {isOther ? words.hashOfAccepted(signsOf(accepted.hash)) : words.sameCharacters}
        </p>
      </Titled>
      {isOther && (
        <Titled id="changed" title={factsWords.whatChanged(version.number, accepted.version)}>
          <div className="text-14 pt-2">
            <DiffTable
              diff={diffPart(change, lines)}
              pointScale={system.pointScale}
              formations={system.terms.formations}
              href={(part) => `${at({ lines: String(part) })}#changed`}
            />
            <p className="pt-3">
              <a
                className="touch:min-h-11 touch:content-center inline-block min-h-6"
                href={`${verifyPath(accepted.code)}${receipt === null ? '' : `?${new URLSearchParams({ receipt })}`}`}
              >
                {words.openVersion(accepted.version, accepted.code)}
              </a>
            </p>
          </div>
        </Titled>
      )}
      <Titled id="verdict" title={common.verdict}>
        <VerdictFacts shown={shown} />
      </Titled>
      <div className="text-14 px-4 pt-4 empty:hidden">
        <Overrulings version={version} />
      </div>
      <OrderOfBattle
        className="text-14 px-4 pt-5"
        title={words.listAsEntered}
        order={orderPart(outline, costing, rows)}
        detail={common.versionWithin(version.number)}
        pointScale={system.pointScale}
        source={system.source}
        anchor="list"
        href={(part) => at({ rows: String(part) })}
      />
    </>
  );
};
