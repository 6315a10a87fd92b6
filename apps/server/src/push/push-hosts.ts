/** Where pushes may be sent to: browsers name the address, so that only known services are believed. */

/** Does the endpoint belong to one of these services? Without https only on the machine itself, where tests and trials run. */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost';
  if (username !== '' || password !== '' || (protocol !== 'https:' && !(isHere && protocol === 'http:'))) return false;
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
