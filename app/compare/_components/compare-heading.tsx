/** The heading of a part of a comparison, over its rule. */
export const CompareHeading = ({ id, title }: { id: string; title: string }) => (
  <h2 id={id} className="border-rule-ink text-20 border-b pb-1.5 wrap-anywhere">
    {title}
  </h2>
);
