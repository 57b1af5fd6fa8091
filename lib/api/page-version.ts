/** What a page is made of: its name is another one whenever the page would be; by the clock alone it holds until then. */
export type PageVersion = { readonly name: string; readonly until: number };
