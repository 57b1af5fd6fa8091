import { CiteChip, LinkChip } from '@/app/_components/ui/cite-chip';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { SEVERITY_WORDS } from '@/lib/rules/core/check/finding';
import type { SeverityByMode } from '@/lib/rules/core/check/rule';
import { type Ruling, rulingAnchor, settingAnchor } from '@/lib/rules/core/contract/rules-page';
import type { CheckInfo, Setting } from '@/lib/rules/core/contract/system';
import { Code, FACTS, Fact, FactTitle, Para, Topic } from '../../_components/rules-text';

type CheckListProps = {
  checks: readonly CheckInfo[];
  texts: Readonly<Record<string, string>>;
  source: string;
};

/** A code may stand for several places that are checked: it is listed once, with the titles it is found under. */
const byCode = (checks: readonly CheckInfo[]): Map<string, CheckInfo[]> => {
  const groups = new Map<string, CheckInfo[]>();
  for (const check of checks) groups.set(check.code, [...(groups.get(check.code) ?? []), check]);
  return groups;
};

/** Every check with its code, severity and page; the code is its anchor. */
export const CheckList = ({ checks, texts, source }: CheckListProps) => (
  <Topic id="checks" title="Checks">
    <Para>
      What Muster checks whenever an army changes. Nothing is blocked: you can save, print and enter an army
      with errors, and it is marked.
    </Para>
    <ul>
      {[...byCode(checks)].map(([code, [first, ...others]]) => {
        if (first === undefined) return null;
        const titles = [...new Set([first, ...others].map(({ title }) => title))];
        return (
          <Fact
            key={code}
            id={code}
            className="grid grid-cols-[15px_minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-0.5 py-[7px]"
          >
            <SeverityMark severity={worst(first.severity)} className="mt-1.5" />
            <div>
              <FactTitle>
                <Code to={code}>{code.toUpperCase()}</Code> {titles.join('; ')}
              </FactTitle>
              {texts[code] !== undefined && <Para>{texts[code]}</Para>}
              <Para className="mute">{severityText(first.severity)}</Para>
            </div>
            <CiteChip cite={first.cite} source={source} />
          </Fact>
        );
      })}
    </ul>
  </Topic>
);

const worst = (severity: SeverityByMode) => {
  if (typeof severity === 'string') return severity;
  const all = Object.values(severity);
  return all.includes('error') ? 'error' : all.includes('warning') ? 'warning' : 'info';
};

const severityText = (severity: SeverityByMode): string => {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  if (typeof severity === 'string') return capital(SEVERITY_WORDS[severity].one);
  return Object.entries(severity)
    .map(
      ([mode, of], index) =>
        `${index === 0 ? capital(SEVERITY_WORDS[of].one) : SEVERITY_WORDS[of].one} in a ${mode} game`,
    )
    .join(', ');
};

type SettingListProps = { settings: readonly Setting[]; source: string; rulings: readonly Ruling[] };

/** The options of an army; changed ones are in the rules profile of every sheet. */
export const SettingList = ({ settings, source, rulings }: SettingListProps) => (
  <Topic id="settings" title="Optional rules and switches">
    <Para>
      You set these for each army, under Army settings in the builder. Settings you change are part of the
      rules profile at the foot of every sheet.
    </Para>
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
                <LinkChip href={`#${rulingAnchor(ruling.id)}`}>{`ruling ${ruling.id}`}</LinkChip>
              )}
            </FactTitle>
            <Para>{help}</Para>
            <Para className="mute">
              {options.map(({ value, label: option }, index) => (
                <span key={option}>
                  {index > 0 && ', '}
                  {value === setting.default ? (
                    <b className="text-ink-2 font-semibold">{`${option} (usual)`}</b>
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

type RulingListProps = { rulings: readonly Ruling[]; settings: readonly Setting[] };

/** What we decided where the book is silent or contradicts itself, and why; the number is the anchor. */
export const RulingList = ({ rulings, settings }: RulingListProps) => (
  <Topic id="rulings" title="Rulings">
    <Para>
      What we decided where the book is silent or contradicts itself, and why. You can switch some of them.
    </Para>
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
              <span className="mute">Why:</span> {reason}
            </Para>
            {label !== undefined && (
              <Para className="soft">
                <span className="mute">Switch:</span> <a href={`#${settingAnchor(setting ?? '')}`}>{label}</a>
              </Para>
            )}
            {where !== undefined && (
              <Para className="soft">
                <span className="mute">Decided by:</span> {where}
              </Para>
            )}
          </Fact>
        );
      })}
    </ol>
  </Topic>
);
