/** What everything gets that opens over an editor or a desk. */
export type PanelProps = { readonly open: boolean; readonly onClose: () => void };
