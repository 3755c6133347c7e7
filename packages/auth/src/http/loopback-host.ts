import { isIPv4 } from 'node:net';

/** Whether a host name or address can only mean the machine itself: `localhost` and its children, 127.0.0.0/8, ::1. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  const v4 = name.startsWith('::ffff:') ? name.slice(7) : name;
  return isIPv4(v4) && v4.startsWith('127.');
}
