import { loadSystem, SYSTEM_IDS, type SystemId } from '@/lib/rules';
import type { System } from '@/lib/rules/core/contract/system';
import { ChoiceLink } from '../ui/choice-link';

type SystemTabsProps = {
  current: SystemId;
  href: (id: SystemId) => string;
  /** under its name */
  detail: (system: System) => string | undefined;
};

/** The rule systems beside each other, each with what the page has to say of it. */
export const SystemTabs = async ({ current, href, detail }: SystemTabsProps) => {
  const systems = await Promise.all(SYSTEM_IDS.map(loadSystem));
  return (
    <nav aria-label="Rule systems" className="overflow-x-auto">
      <ul className="max-tablet:flex grid h-full min-w-max grid-cols-5">
        {systems.map((system) => (
          <li key={system.id} className="border-rule border-l first:border-l-0">
            <ChoiceLink
              href={href(system.id as SystemId)}
              className="aria-[current]:bg-ink aria-[current]:text-paper hover:not-aria-[current]:bg-paper-sunk block h-full px-4 py-3 no-underline"
              {...(system.id === current && { 'aria-current': 'true' })}
            >
              <span className="font-caslon text-16 block leading-(--lh-tight)">{system.name}</span>
              <span className="text-12 block tabular-nums">{detail(system)}</span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
