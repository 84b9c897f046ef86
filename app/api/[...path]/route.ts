/** What is no address of the API. Without it, `/api/about` would be the page `app/[lang]/about`. */
export function GET(): Response {
  return Response.json({ error: 'There is nothing at this address.' }, { status: 404 })
}
