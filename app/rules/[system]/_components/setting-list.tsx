import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { Ruling } from '@/lib/rules/core/rules-page';
import type { Setting } from '@/lib/rules/core/system';

type SettingListProps = { settings: readonly Setting[]; source: string; rulings: readonly Ruling[] };

/** What players may agree on for an army; what is changed stands in the rules profile of every sheet. */
export const SettingList = ({ settings, source, rulings }: SettingListProps) => (
  <section aria-labelledby="settings">
    <h2 id="settings">Optional rules and switches</h2>
    <p>
      Each is a setting of an army, under Army settings in the builder. Those that differ from what is usual
      here are part of the rules profile, which stands at the foot of every sheet.
    </p>
    <ul className="switches">
      {settings.map((setting) => {
        const { key, label, help, cite, options } = setting;
        const ruling = rulings.find(({ id }) => id === cite.ruling);
        return (
          <li key={key} id={`setting-${key}`}>
            <h3>
              {label}{' '}
              {ruling === undefined ? (
                <CiteChip cite={cite} source={source} />
              ) : (
                <a className="cite" href={`#${ruling.id.toLowerCase()}`}>
                  ruling {ruling.id}
                </a>
              )}
            </h3>
            <p>{help}</p>
            <p className="mute">
              {options.map(({ value, label: option }, index) => (
                <span key={option}>
                  {index > 0 && ', '}
                  {value === setting.default ? <b>{option} (usual)</b> : option}
                </span>
              ))}
            </p>
          </li>
        );
      })}
    </ul>
  </section>
);
