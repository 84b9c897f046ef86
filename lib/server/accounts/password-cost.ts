/** OWASP's scrypt setting for 32 MiB of memory. Stored with each hash, so raising it later keeps old passwords valid. */
export const PASSWORD_COST = { N: 2 ** 15, r: 8, p: 3 }
