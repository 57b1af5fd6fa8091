import { SmallUniform } from '@/app/_components/army/coat';
import * as armyPartWords from '@/app/_components/army/part-words';
import * as armyWords from '@/app/_components/army/words';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { NationDetail } from '@/lib/history/answers';
import * as partWords from '../words';

const words = (arm: string): string => {
  const text = arm.replaceAll('_', ' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
};

/** The coats of its arms, as far as they are known. */
export const CoatList = ({ coats }: Pick<NationDetail, 'coats'>) =>
  coats.length === 0 ? null : (
    <section aria-labelledby="coats">
      <RuledTitle id="coats" title={partWords.coats}>
        <span className="mute text-12">{partWords.byArm}</span>
      </RuledTitle>
      <ul>
        {coats.map(({ arm, colour }) => (
          <li key={arm} className="border-rule flex items-center gap-3 border-b py-1">
            <SmallUniform coat={colour} facings={null} />
            <span className="min-w-0">
              <b className="block font-semibold">{words(arm)}</b>
              <span className="soft text-12 wrap-anywhere">{colour ?? armyPartWords.notKnown}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

/** Its guns and howitzers. */
export const PieceList = ({ pieces }: Pick<NationDetail, 'pieces'>) =>
  pieces.length === 0 ? null : (
    <section aria-labelledby="pieces">
      <RuledTitle id="pieces" title={armyWords.artillery}>
        <span className="mute text-12">{partWords.amountOfPieces(pieces.length)}</span>
      </RuledTitle>
      <ul className="grid grid-cols-2 gap-x-6 max-[480px]:grid-cols-[minmax(0,1fr)]">
        {pieces.map(({ id, piece, provenance }) => (
          <li key={id} className="border-rule border-b py-1.5">
            {piece}
            {provenance !== 'sourced' && <span className="mute text-12"> {partWords.generalKnowledge}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
