import { formatLeft } from '@/app/_components/army/points';
import { useBuilder, useSystem } from '../builder-context';

/** "115 left", or how much the army is over its budget. */
export const PointsLeft = ({ className = '' }: { className?: string }) => {
  const budget = useBuilder(({ view }) => view.summary.budget);
  const tolerance = useBuilder(({ view }) => view.limit?.tolerance ?? 0);
  const total = useBuilder(({ view }) => view.total);
  const { pointScale } = useSystem();
  const left = total === null ? undefined : formatLeft(total, budget, pointScale, tolerance);
  if (left === undefined) return null;
  const [figure = '', ...words] = left.text.split(' ');
  return (
    <span className={`ml-auto whitespace-nowrap ${left.over ? 'text-error font-semibold' : ''} ${className}`}>
      <b className="font-semibold">{figure}</b> {words.join(' ')}
    </span>
  );
};
