import { BlockList, isIP } from "node:net"

/** Addresses that are no place on the public internet: private, local, reserved, and those that wrap another address. */
const subnets = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["::", 96],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const

// One list for each: a list that holds wrapped addresses takes every plain one for one of them.
const plain = new BlockList()
const long = new BlockList()
for (const [net, bits] of subnets) {
  if (net.includes(":")) long.addSubnet(net, bits, "ipv6")
  else plain.addSubnet(net, bits, "ipv4")
}

/** Whether an address may not be asked: it is none, or it is not on the public internet. */
export const isForbidden = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return plain.check(address, "ipv4")
  return version === 0 || long.check(address, "ipv6")
}
