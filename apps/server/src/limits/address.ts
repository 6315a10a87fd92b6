/** The rate-limit key of a client: its IPv4 address, or its IPv6 /64 network. */
import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

export function addressKey(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  return isIPv6(plain) ? `${groups(plain).slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}

/** The eight groups of an address, its gap filled in. */
function groups(address: string): string[] {
  // Brackets and all, the way a URL writes it: lower case, no leading zeros, no dotted end.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after] = canonical.split('::').map((half) => (half === '' ? [] : half.split(':')));
  if (after === undefined) return before;
  const gap = new Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...gap, ...after];
}

/** The larger network of a client, of the size that one provider hands out: the first half of an IPv4 address, the /32 of an IPv6 one. */
export function networkKey(address: string): string {
  const key = addressKey(address);
  return key.includes(':') ? key.split(':').slice(0, 2).join(':') : key.split('.').slice(0, 2).join('.');
}
