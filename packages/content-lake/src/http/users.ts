import { json } from './answers.ts'
import { paramList, type SignedInExchange } from './exchange.ts'

/** `users/me`: who is signed in, in the shape of Sanity's CurrentUser. */
export function getCurrentUser(exchange: SignedInExchange): Response {
  const { id, displayName, email = '', role } = exchange.member
  return json(exchange, {
    id,
    name: displayName,
    email,
    profileImage: null,
    role: role.name,
    roles: [role],
    provider: exchange.lake.projectId,
  })
}

/** `users/<ids>`: the names behind the authors of changes. Unknown ids are left out. */
export function getUsers(exchange: SignedInExchange): Response {
  const { host, member } = exchange
  const ids = paramList(exchange, 'ids').map((id) => (id === 'me' ? member.id : id))
  return json(
    exchange,
    host.usersById(ids).map(({ id, displayName }) => ({
      id,
      displayName,
      imageUrl: null,
      isCurrentUser: id === member.id,
    })),
  )
}
