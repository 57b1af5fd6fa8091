import * as armyWords from '@/app/_components/army/words';
import { TextButton } from '@/app/_components/ui/button';
import { FieldGroup } from '@/app/_editor/fields/field-parts';
import { Later, laterPart } from '@/app/_editor/later';
import { regimentPath } from '@/lib/pages';
import { type RegimentFacts, regimentCalled } from '@/lib/rules/core/check/regiment-facts';
import { clothColour } from '@/lib/sheets/cloth-colours';
import * as words from '../words';

/** Its drawing comes with the first unit that was a regiment. */
const COAT = laterPart(() => import('@/app/_components/army/coat').then(({ LoneUniform }) => LoneUniform));

/** A piece of the facing colour, beside which its word stands; neutral where the words name no colour we know. */
const FacingSwatch = ({ facings }: { facings: string }) => (
  <span
    aria-hidden="true"
    className="border-rule-firm bg-paper-sunk inline-block h-3.5 w-5 flex-none border align-[-2px] print:[print-color-adjust:exact]"
    style={{ backgroundColor: clothColour(facings) }}
  />
);

type AttachedRegimentProps = {
  /** id of the regiment */
  id: string;
  known: RegimentFacts;
  onDetach: () => void;
};

/** The regiment that a unit was: its name, its facing colour, the way to its page, and the way to detach it. */
export const AttachedRegiment = ({ id, known, onDetach }: AttachedRegimentProps) => {
  const fact = known[id];
  const name = fact ? regimentCalled(fact) : id;
  return (
    <FieldGroup legend={armyWords.regiment}>
      <div className="touch:[&>:is(a,button)]:min-h-11 touch:[&>:is(a,button)]:inline-flex touch:[&>:is(a,button)]:items-center flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">
        {fact ? (
          <a href={regimentPath(id)} target="history" className="wrap-anywhere">
            <bdi>{name}</bdi>
            <span className="vh">{words.pageInNewTab}</span>
          </a>
        ) : (
          <span className="wrap-anywhere">
            {id}
            {fact === null && <span className="mute">{words.notInOurHistory}</span>}
          </span>
        )}
        {fact && (fact.coat != null || fact.facings !== null) && (
          <span className="grid h-9 w-7 flex-none" data-coat>
            <Later over part={COAT} props={{ coat: fact.coat ?? null, facings: fact.facings }} />
          </span>
        )}
        {fact && fact.facings !== null && (
          <span className="text-12 text-ink-2 inline-flex items-center gap-1.5">
            <FacingSwatch facings={fact.facings} />
            {words.facings(fact.facings)}
          </span>
        )}
        <TextButton className="text-12" aria-label={words.detachRegiment(name)} onClick={onDetach}>
          {words.detach}
        </TextButton>
      </div>
    </FieldGroup>
  );
};
