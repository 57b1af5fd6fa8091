/** What `/readyz` says until the app has warmed up; the command that starts the server waits for the end of it. */
export const STARTING = 'The server is starting.';
