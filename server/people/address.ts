import { isIPv6 } from 'node:net';

/** Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 one, in which a single household has 2^64 addresses. */
export function addressKey(ip: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  const plain = ip.replace(/%.*$/s, '');
  if (!isIPv6(plain)) return ip.slice(0, 60);
  const [head = [], tail] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
