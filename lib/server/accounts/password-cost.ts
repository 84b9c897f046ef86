/** OWASP's scrypt setting for 32 MiB of memory. Each hash contains its setting, so old hashes stay valid after a change. */
export const PASSWORD_COST = { N: 2 ** 15, r: 8, p: 3 }
