import { json } from './answers.ts'
import { paramList, type SignedInExchange } from './exchange.ts'

/** `users/me`: the person who is signed in, in the form of Sanity's CurrentUser. */
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

/** `users/<ids>`: the names of authors. Unknown ids are left out. */
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
