import type { ReactNode } from 'react';
import { diffPart } from '@/app/_components/army/diff-part';
import { DiffTable } from '@/app/_components/army/diff-table';
import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { orderPart } from '@/app/_components/army/order-part';
import { HashSigns } from '@/app/_components/ui/hash-signs';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { Overrulings } from '@/app/events/_facts/overrulings';
import { systemOf } from '@/app/events/_facts/terms-told';
import { factsFor } from '@/lib/history/regiment-facts';
import { verifyPath } from '@/lib/pages';
import { signsOf } from '@/lib/rules/core/army/hash-signs';
import { nextTurn } from '@/lib/turn';
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
      <Titled id="hash" title={isOther ? 'Hash' : 'Compare with the sheet'}>
        <HashSigns hash={version.hash} against={isOther ? accepted.hash : undefined} />
        <p className="text-14 text-ink-2 pt-2">
          {isOther
            ? `The hash of the accepted list is ${signsOf(accepted.hash)}.`
            : 'The sheet has the same 16 characters at its foot. If they differ, someone changed the sheet.'}
        </p>
      </Titled>
      {isOther && (
        <Titled id="changed" title={`What changed from ${version.number} to ${accepted.version}`}>
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
                Open version {accepted.version}, {accepted.code}
              </a>
            </p>
          </div>
        </Titled>
      )}
      <Titled id="verdict" title="Verdict">
        <VerdictFacts shown={shown} />
      </Titled>
      <div className="text-14 px-4 pt-4 empty:hidden">
        <Overrulings version={version} />
      </div>
      <OrderOfBattle
        className="text-14 px-4 pt-5"
        title="The list as entered"
        order={orderPart(outline, costing, rows)}
        detail={`version ${version.number}`}
        pointScale={system.pointScale}
        source={system.source}
        anchor="list"
        href={(part) => at({ rows: String(part) })}
      />
    </>
  );
};
