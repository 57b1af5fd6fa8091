import { CiteChip, LinkChip } from '@/app/_components/ui/cite-chip';
import { rulingAnchor, settingAnchor } from '@/lib/rules/core/contract/anchors';
import type { Ruling } from '@/lib/rules/core/contract/rules-page';
import type { Setting } from '@/lib/rules/core/contract/system';
import { FACTS, Fact, FactTitle, Para, Topic } from '../../_components/rules-text';
import * as words from '../../words';

type SettingListProps = { settings: readonly Setting[]; source: string; rulings: readonly Ruling[] };

/** What players may agree on for an army; what is changed stands in the rules profile of every sheet. */
export const SettingList = ({ settings, source, rulings }: SettingListProps) => (
  <Topic id="settings" title={words.optionalRules}>
    <Para>{words.howSettingsAreSet}</Para>
    <ul className={FACTS}>
      {settings.map((setting) => {
        const { key, label, help, cite, options } = setting;
        const ruling = rulings.find(({ id }) => id === cite.ruling);
        return (
          <Fact key={key} id={settingAnchor(key)} className="py-[9px]">
            <FactTitle>
              {label}{' '}
              {ruling === undefined ? (
                <CiteChip cite={cite} source={source} />
              ) : (
                <LinkChip href={`#${rulingAnchor(ruling.id)}`}>{words.rulingOf(ruling.id)}</LinkChip>
              )}
            </FactTitle>
            <Para>{help}</Para>
            <Para className="mute">
              {options.map(({ value, label: option }, index) => (
                <span key={option}>
                  {index > 0 && ', '}
                  {value === setting.default ? (
                    <b className="text-ink-2 font-semibold">{words.usualOption(option)}</b>
                  ) : (
                    option
                  )}
                </span>
              ))}
            </Para>
          </Fact>
        );
      })}
    </ul>
  </Topic>
);
