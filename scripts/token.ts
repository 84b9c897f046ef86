import { createToken, listTokens, revokeToken } from '#lib/server/accounts/index.ts'
import { formatTime, printColumns, readOptions, readRole, withPeople } from './people.ts'

/*
 * Tokens for scripts, such as `sanity dataset import`. Prints a new one alone on standard output, so that TOKEN=$(npm
 * run --silent token -- --role editor) works.
 */
const { role, label, list, revoke } = readOptions(
  {
    role: { type: 'string' },
    label: { type: 'string', default: 'Script' },
    list: { type: 'boolean' },
    revoke: { type: 'string' },
  },
  'npm run token -- --role editor [--label "Nightly import"], or --list, or --revoke <id>',
)

await withPeople((database) => {
  if (list) {
    const rows = listTokens(database).map((token) => [
      token.id,
      token.role,
      token.label,
      formatTime(token.createdAt),
      formatTime(token.lastUsedAt),
      formatTime(token.revokedAt),
    ])
    printColumns([['id', 'role', 'label', 'made (UTC)', 'last used', 'revoked'], ...rows])
  } else if (revoke !== undefined) {
    revokeToken(database, revoke)
    console.log(`Token ${revoke} is revoked.`)
  } else {
    const { token, secret } = createToken(database, { role: readRole(role), label })
    console.error(`Token ${token.id} (${token.role}, "${token.label}"). It is shown this once:`)
    console.log(secret)
  }
})
