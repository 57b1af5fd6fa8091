import { networkInterfaces } from 'node:os';

const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap)/;

/** This machine's addresses in the local network, for phones at the club. */
export const lanAddresses = () =>
  Object.entries(networkInterfaces())
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address);
