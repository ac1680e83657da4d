import { isIPv4 } from 'node:net';

/** Whether a host is this machine: a folder of sockets, `localhost`, or an address of the loopback interface. */
export function isLocalHost(host: string): boolean {
  if (host.startsWith('/') || host === '::1') return true;
  if (host.toLowerCase() === 'localhost') return true;
  return isIPv4(host) && host.startsWith('127.');
}

/** Whether two names are of one host. Names of hosts have no case. */
export function isSameHost(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
