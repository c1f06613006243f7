import { ipKeyGenerator } from "express-rate-limit"

/** Bits of an IPv6 address that one customer shares: whoever has a /64 has all of its addresses. */
const CUSTOMER_BITS = 64

/** The network of an address, the same in every spelling: of IPv6 the /64, of IPv4 (also written as IPv6) the address. */
export const networkOf = (ip: string): string => ipKeyGenerator(ip, CUSTOMER_BITS)
