import { useId } from 'react';
import type { OrderPart } from './order-part';
import { OrderTable } from './order-table';
import { PartLinks } from './part-links';
import './order-of-battle.css';

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
}: OrderOfBattleProps) => {
  const id = useId();
  const links = <PartLinks place={order.place} what="rows" href={(part) => `${href(part)}#${anchor}`} />;
  return (
    <section className="oob" id={anchor} aria-labelledby={id}>
      <div className="oob-title">
        <h2 id={id}>{title}</h2>
        <span className="mute">{detail}</span>
      </div>
      <OrderTable order={order} pointScale={pointScale} source={source} />
      {links}
    </section>
  );
};
