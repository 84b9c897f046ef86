import { connection } from 'next/server'

/** What is no address of the API. Without it, `/api/about` would be the page `app/[lang]/about`. */
async function answer(): Promise<Response> {
  // Nothing is kept of it, here or in a cache in front: a newer release may have the address.
  await connection()
  return Response.json(
    { error: 'There is nothing at this address.' },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  )
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
