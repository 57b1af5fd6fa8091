import { BlockList, isIP } from 'node:net';

/** @param {string} text */
const entriesOf = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((entry) => entry !== '');

/**
 * An address or a network: "10.0.0.0/8"; null for what is neither.
 * @param {string} entry
 */
const networkOf = (entry) => {
  const [address = '', bits] = entry.split('/');
  const widest = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0) return null;
  if (bits === undefined) return { address, bits: widest };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= widest ? { address, bits: Number(bits) } : null;
};

/**
 * As the lists of Node call the kind of an address.
 * @param {string} address
 * @returns {'ipv4' | 'ipv6'}
 */
export const familyOf = (address) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * What is wrong with MUSTER_PROXIES, in a sentence; null where nothing is.
 * @param {string} [text]
 */
export const proxiesError = (text = '') => {
  const wrong = entriesOf(text).find((entry) => networkOf(entry) === null);
  return wrong === undefined ? null : `MUSTER_PROXIES holds “${wrong}”, which is not an address.`;
};

/**
 * The proxies trusted on the visitor's address: MUSTER_PROXIES, addresses or networks separated by commas
 * ("127.0.0.1, 10.0.0.0/8").
 * @param {string} [text]
 * @throws Error naming what is not an address
 */
export const proxiesOf = (text = '') => {
  const fault = proxiesError(text);
  if (fault !== null) throw new Error(fault);
  const list = new BlockList();
  for (const network of entriesOf(text).map(networkOf)) {
    if (network !== null) list.addSubnet(network.address, network.bits, familyOf(network.address));
  }
  return list;
};
