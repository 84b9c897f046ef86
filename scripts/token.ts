import { createToken, listTokens, revokeToken } from '#lib/server/accounts/index.ts'
import { fail } from './fail.ts'
import { formatTime, printColumns, readOptions, readRole, withPeople } from './people.ts'

/*
 * Makes, lists and revokes tokens for scripts such as `sanity dataset import`. A new token is the only text on standard
 * output, so that TOKEN=$(npm run --silent token -- --role editor) works.
 */
const { role, label, days, list, revoke } = readOptions(
  {
    role: { type: 'string' },
    label: { type: 'string', default: 'Script' },
    days: { type: 'string' },
    list: { type: 'boolean' },
    revoke: { type: 'string' },
  },
  'npm run token -- --role editor [--label "Nightly import"] [--days 90], or --list, or --revoke <id>',
)

await withPeople((database) => {
  if (list) {
    const rows = listTokens(database).map((token) => [
      token.id,
      token.role,
      token.label,
      formatTime(token.createdAt),
      formatTime(token.expiresAt),
      formatTime(token.lastUsedAt),
      formatTime(token.revokedAt),
    ])
    printColumns([['id', 'role', 'label', 'made (UTC)', 'expires', 'last used', 'revoked'], ...rows])
  } else if (revoke !== undefined) {
    revokeToken(database, revoke)
    console.log(`Token ${revoke} is revoked.`)
  } else {
    const expiresAt = days === undefined ? null : Date.now() + readDays(days) * 86_400_000
    const { token, secret } = createToken(database, { role: readRole(role), label, expiresAt })
    const validity = expiresAt === null ? 'until it is revoked' : `until ${formatTime(expiresAt)} UTC`
    console.error(
      `Token ${token.id} (${token.role}, "${token.label}"), valid ${validity}. It is shown this once:`,
    )
    console.log(secret)
  }
})

function readDays(value: string): number {
  const days = Number(value)
  return Number.isInteger(days) && days > 0
    ? days
    : fail('Say with --days after how many days the token expires: a whole number.')
}
