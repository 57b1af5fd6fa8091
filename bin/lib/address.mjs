import { BlockList, isIP } from 'node:net';
import { Trouble } from './say.mjs';

/** "::ffff:127.0.0.1" is 127.0.0.1, and a zone is no part of an address. */
const plain = (address = '') => address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%', 1)[0];

const family = (address) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The proxies whose word on the visitor's address is believed: MUSTER_PROXIES, addresses or networks parted by commas
 * ("127.0.0.1, 10.0.0.0/8").
 * @throws Trouble naming what is no address
 */
export const proxiesOf = (text = '') => {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', bits] = entry.split('/');
    const widest = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= widest))) {
      throw new Trouble(`MUSTER_PROXIES holds “${entry}”, which is no address.`, {
        advice: 'write addresses or networks parted by commas: 127.0.0.1, 10.0.0.0/8.',
      });
    }
    list.addSubnet(address, bits === undefined ? widest : Number(bits), family(address));
  }
  return list;
};

const isProxy = (proxies, address) => isIP(address) !== 0 && proxies.check(address, family(address));

/**
 * Who asks: the address of the connection, or what the proxies of the settings say of it, read from the last entry
 * back to the first that is none of them. Anybody else may write into that header whatever he likes.
 */
export const visitorOf = (connection, forwarded, proxies) => {
  let address = plain(connection);
  const rest = (forwarded ?? '').split(',').map((entry) => plain(entry.trim()));
  while (isProxy(proxies, address)) {
    const next = rest.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
};

/** True if the connection comes from a proxy of the settings. */
export const fromProxy = (connection, proxies) => isProxy(proxies, plain(connection));

/** What limits count by: one home has a whole network of 2^64 addresses of the new kind. */
export const countedAs = (address) => {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const all = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
};
