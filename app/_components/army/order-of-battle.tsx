import { useId } from 'react';
import { RuledTitle } from '../ui/ruled-title';
import type { OrderPart } from './order-part';
import { OrderTable } from './order-table';
import { PartLinks } from './part-links';

type OrderOfBattleProps = {
  order: OrderPart;
  /** of the whole: "11 units, 3 brigades" */
  detail: string;
  pointScale: number;
  source: string;
  /** heading of the section */
  title?: string;
  /** its place on the page, and the address of another part of it */
  anchor: string;
  href: (part: number) => string;
  className?: string;
};

/**
 * The army as a ledger: sections, their rows, and what each costs; a click on a price shows its lines and pages. A
 * long one is shown in parts.
 */
export const OrderOfBattle = ({
  order,
  detail,
  pointScale,
  source,
  title = 'Order of battle',
  anchor,
  href,
  className = '',
}: OrderOfBattleProps) => {
  const id = useId();
  const links = <PartLinks place={order.place} what="rows" href={(part) => `${href(part)}#${anchor}`} />;
  return (
    <section className={`min-w-0 ${className}`} id={anchor} aria-labelledby={id}>
      <RuledTitle id={id} title={title}>
        <span className="mute">{detail}</span>
      </RuledTitle>
      <OrderTable order={order} pointScale={pointScale} source={source} />
      {links}
    </section>
  );
};
