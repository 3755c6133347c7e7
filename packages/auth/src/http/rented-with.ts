/** What is rented together with a network, and costs a stranger next to nothing: 256 addresses of IPv4, a /48 of IPv6. */
export function rentedWith(network: string): string {
  return network.split(/[.:]/).slice(0, 3).join(' ');
}
