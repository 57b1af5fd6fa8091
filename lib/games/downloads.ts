import { addressOf } from '../api/client';

/** Where the browser downloads all games of a person from. */
export const GAMES_URL = addressOf('/api/games/backup');
