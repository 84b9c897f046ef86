import { connection } from 'next/server'
import { getSlugs } from '#lib/content/slugs.ts'

/** `GET /api/health`: 200 once the pages' content can be read, 503 while it cannot. */
export async function GET(): Promise<Response> {
  await connection()
  try {
    await getSlugs()
    return Response.json({ status: 'ok' })
  } catch (error) {
    console.error('The content cannot be read:', error)
    return Response.json({ status: 'error', error: 'The content cannot be read.' }, { status: 503 })
  }
}
