/** What a statement may be given. */
export type Value = string | number | boolean | Date | null;

/** One SQL statement: its text in the parts between its values, so that each store can write its own placeholders. */
export type Statement = { readonly parts: readonly string[]; readonly values: readonly Value[] };

/** `sql\`UPDATE "Army" SET "revision" = ${next}\``: values never become text of the statement. */
export const sql = (parts: TemplateStringsArray, ...values: readonly Value[]): Statement => ({
  parts,
  values,
});
