/** The address without the port that some proxies pass on: "192.0.2.7:50412", "[2001:db8::1]:50412". */
export function withoutPort(address: string): string {
  const [, v6, v4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
