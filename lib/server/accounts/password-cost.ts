/** OWASP's scrypt setting for 32 MiB of memory. Each hash contains its setting, so a higher one keeps old passwords valid. */
export const PASSWORD_COST = { N: 2 ** 15, r: 8, p: 3 }
