import { connection } from 'next/server'

/** Answers unknown API addresses with 404. Without this route, `/api/about` would show the page `app/[lang]/about`. */
async function answer(): Promise<Response> {
  // The answer is not cached, here or in a proxy: a newer release may have the address.
  await connection()
  return Response.json(
    { error: 'There is nothing at this address.' },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  )
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
