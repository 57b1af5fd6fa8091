/** The ribbon of a nation, 6 px wide; without `nation` that of the nearest `data-nation`. */
export const Flag = ({ nation, className = '' }: { nation?: string; className?: string }) => (
  <i
    className={`flag ${className}`}
    aria-hidden="true"
    {...(nation !== undefined && { 'data-nation': nation })}
  />
);
