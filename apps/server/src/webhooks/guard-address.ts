import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The name leads to a private, loopback or otherwise special address, to which nothing is sent. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/** Whether an address lies on the public internet: not loopback, private, link-local, reserved or mapped to one of these. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** A DNS look-up that answers public addresses only. The connection goes to the very address that was checked, so a name that changes its mind gains nothing. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const forbidden = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (forbidden || !first) return callback(new ForbiddenAddress(`${host} is not a public address`), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
