import { Flag } from '@/app/_components/ui/flag';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { SideSetup } from '@/lib/rules/core/game/machine';
import type { GameReport } from '@/lib/rules/core/game/report';
import * as reportWords from '@/lib/rules/core/game/report-words';
import * as coreWords from '@/lib/rules/core/game/words';
import { turnHead } from '@/lib/rules/core/game/words';

type TurnsPartProps = {
  readonly turns: GameReport['turns'];
  readonly sides: readonly [SideSetup, SideSetup];
};

/** What happened, turn by turn; who wants to know what decided it has read that already. */
export const TurnsPart = ({ turns, sides }: TurnsPartProps) => (
  <section aria-labelledby="report-course">
    <RuledTitle id="report-course" title={reportWords.course} apart>
      <small className="text-12 text-ink-3">{reportWords.without}</small>
    </RuledTitle>
    {turns.length === 0 && <p className="soft py-2">{coreWords.noEntries}</p>}
    <div
      className="gap-x-8 pt-3 min-[900px]:columns-2 print:columns-3 print:gap-x-[5mm] print:pt-[1mm]"
      data-course
    >
      {turns.map(({ turn, phases }) => (
        <section key={turn} aria-labelledby={`report-turn-${turn}`} className="pb-3 print:pb-[1mm]">
          <h3 id={`report-turn-${turn}`} className="font-caslon text-16 break-after-avoid font-normal">
            {turnHead(turn)}
          </h3>
          {phases.map(({ phase, acts }) => (
            <div key={acts[0]?.id} className="pt-1 print:pt-0">
              {phase !== '' && <p className="text-12 text-ink-2 break-after-avoid">{phase}</p>}
              <ul>
                {acts.map(({ id, side, text }) => (
                  <li
                    key={id}
                    className="grid break-inside-avoid grid-cols-[6px_minmax(0,1fr)] gap-2.5 py-0.5 print:gap-[2mm] print:py-0"
                  >
                    {side === null ? (
                      <span />
                    ) : (
                      <Flag nation={sides[side].nation ?? ''} className="mt-0.5 h-[1.1em] print:mt-0" />
                    )}
                    <span className="wrap-anywhere">{text}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  </section>
);
