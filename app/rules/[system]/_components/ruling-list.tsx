import { rulingAnchor, settingAnchor } from '@/lib/rules/core/contract/anchors';
import type { Ruling } from '@/lib/rules/core/contract/rules-page';
import type { Setting } from '@/lib/rules/core/contract/system';
import { Code, FACTS, Fact, FactTitle, Para, Topic } from '../../_components/rules-text';
import * as words from '../../words';

type RulingListProps = { rulings: readonly Ruling[]; settings: readonly Setting[] };

/** What we decided where the book is silent or contradicts itself, and why; the number is the anchor. */
export const RulingList = ({ rulings, settings }: RulingListProps) => (
  <Topic id="rulings" title={words.rulings}>
    <Para>{words.whatRulingsAre}</Para>
    <ol className={FACTS}>
      {rulings.map(({ id, title, text, reason, setting, where }) => {
        const anchor = rulingAnchor(id);
        const label = settings.find(({ key }) => key === setting)?.label;
        return (
          <Fact key={id} id={anchor} className="py-[9px]">
            <FactTitle>
              <Code to={anchor}>{id}</Code> {title}
            </FactTitle>
            <Para>{text}</Para>
            <Para className="soft">
              <span className="mute">{words.whyHead}</span> {reason}
            </Para>
            {label !== undefined && (
              <Para className="soft">
                <span className="mute">{words.switchHead}</span>{' '}
                <a href={`#${settingAnchor(setting ?? '')}`}>{label}</a>
              </Para>
            )}
            {where !== undefined && (
              <Para className="soft">
                <span className="mute">{words.decidedBy}</span> {where}
              </Para>
            )}
          </Fact>
        );
      })}
    </ol>
  </Topic>
);
