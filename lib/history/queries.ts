import type { RegimentName } from './schema';

/**
 * Names of regiments of a nation, or of all states of an army of the rules; none for a nation that never was.
 * @throws where the server cannot be asked
 */
export const loadRegiments = async (nation: string): Promise<readonly RegimentName[]> => {
  const response = await fetch(`/api/history/regiments?nation=${encodeURIComponent(nation)}`, {
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`The server answered with ${response.status}`);
  return response.json();
};
