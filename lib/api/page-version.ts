/** What a page is made of: another page has another name. `until`: how long it holds by the clock alone. */
export type PageVersion = { readonly name: string; readonly until: number };
