import type { Ruling } from '@/lib/rules/core/rules-page';
import type { Setting } from '@/lib/rules/core/system';

type RulingListProps = { rulings: readonly Ruling[]; settings: readonly Setting[] };

/** What we decided where the book is silent or contradicts itself, and why; the number is the anchor. */
export const RulingList = ({ rulings, settings }: RulingListProps) => (
  <section aria-labelledby="rulings">
    <h2 id="rulings">Rulings</h2>
    <p>What we decided where the book is silent or contradicts itself, and why. Some can be switched.</p>
    <ol className="rulings">
      {rulings.map(({ id, title, text, reason, setting, where }) => {
        const anchor = id.toLowerCase();
        const label = settings.find(({ key }) => key === setting)?.label;
        return (
          <li key={id} id={anchor}>
            <h3>
              <a href={`#${anchor}`}>
                <span className="code">{id}</span>
              </a>{' '}
              {title}
            </h3>
            <p>{text}</p>
            <p className="soft">
              <span className="mute">Why:</span> {reason}
            </p>
            {label !== undefined && (
              <p className="soft">
                <span className="mute">Switch:</span> <a href={`#setting-${setting}`}>{label}</a>
              </p>
            )}
            {where !== undefined && (
              <p className="soft">
                <span className="mute">Decided by:</span> {where}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  </section>
);
