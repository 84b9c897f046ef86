import { usersById } from '#lib/server/accounts/index.ts'
import type { Role } from '../types.ts'
import { json } from './answers.ts'
import { paramList, type SignedInExchange } from './exchange.ts'

const TITLES: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  translator: 'Translator',
}

/** `users/me`: who is signed in, in the shape of Sanity's CurrentUser. */
export function getCurrentUser({ request, identity }: SignedInExchange): Response {
  const { id, displayName, email = '', role } = identity
  const roles = [{ name: role, title: TITLES[role] }]
  return json(request, { id, name: displayName, email, profileImage: null, role, roles, provider: 'montage' })
}

/** `users/<ids>`: the names behind the authors of changes. Unknown ids are left out. */
export function getUsers(exchange: SignedInExchange): Response {
  const ids = paramList(exchange, 'ids').map((id) => (id === 'me' ? exchange.identity.id : id))
  const users = usersById(exchange.lake, ids)
  return json(
    exchange.request,
    users.map(({ id, displayName }) => ({
      id,
      displayName,
      imageUrl: null,
      isCurrentUser: id === exchange.identity.id,
    })),
  )
}
