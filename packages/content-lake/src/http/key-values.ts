import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { inTransaction } from '../sqlite.ts'
import { json } from './answers.ts'
import { MEGABYTE, readJson } from './body.ts'
import { paramList, type SignedInExchange } from './exchange.ts'

const LARGEST_VALUE = 65_536
const MOST_KEYS = 1000

const pairs = z.array(z.object({ key: z.string().min(1).max(200), value: z.unknown() })).max(100)

/**
 * `users/me/keyvalue/<keys>`: the Studio's settings of a person, such as the columns of a list. They are personal, so they are
 * not stored as documents.
 */
export function getKeyValues(exchange: SignedInExchange): Response {
  const { lake, member } = exchange
  const read = lake.database.prepare('SELECT value FROM key_values WHERE user_id = ? AND key = ?')
  const found = paramList(exchange, 'keys').flatMap((key) => {
    const value = read.get(member.id, key)?.value
    return typeof value === 'string' ? [{ key, value: JSON.parse(value) }] : []
  })
  return json(exchange, found)
}

/** `users/me/keyvalue`: stores a list `[{key, value}]` and answers the same list. */
export async function putKeyValues(exchange: SignedInExchange): Promise<Response> {
  const { lake } = exchange
  const parsed = pairs.safeParse(await readJson(exchange, MEGABYTE))
  if (!parsed.success) throw badRequest('Send a list of {"key": "…", "value": …}.')
  const { database } = lake
  const { id } = exchange.sender()
  const count = database.prepare('SELECT count(*) AS others FROM key_values WHERE user_id = ? AND key <> ?')
  const write = database.prepare(
    `INSERT INTO key_values (user_id, key, value) VALUES (?, ?, ?)
     ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
  )
  // One transaction, so that all values are stored, or none.
  inTransaction(database, () => {
    for (const { key, value } of parsed.data) {
      const text = JSON.stringify(value ?? null)
      if (text.length > LARGEST_VALUE) throw badRequest(`The value of "${key}" is too large to keep.`)
      if (Number(count.get(id, key)?.others) >= MOST_KEYS)
        throw badRequest('Too many settings are kept already.')
      write.run(id, key, text)
    }
  })
  return json(exchange, parsed.data)
}
