/** The ribbon of a nation, 6 px wide; without `nation` that of the nearest `data-nation`. */
export const Flag = ({ nation }: { nation?: string }) => (
  <i className="flag" aria-hidden="true" {...(nation !== undefined && { 'data-nation': nation })} />
);
