/** What to say where nothing of ours can be fetched. */
export const NO_CONNECTION = 'There is no connection to the server.';
