import { draftMode } from 'next/headers'
import { z } from 'zod'
import { findFields } from '#lib/content/preview-fields.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { parseJson, readBody } from '#lib/server/read-body.ts'

/** Many times the texts of the longest page. */
const MAX_BYTES = 4_000_000

const question = z.object({
  path: z.string().max(2_000),
  lang: z.enum(LANGUAGES),
  keys: z.array(z.string().max(20_000)).max(10_000),
})

/** `POST /api/draft-mode/fields`: in which fields the texts of a page are written. Only who sees drafts may ask. */
export async function POST(request: Request): Promise<Response> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return Response.json({ message: 'Only in draft mode.' }, { status: 403 })
  const body = await readBody(request, MAX_BYTES)
  if (body === null) return Response.json({ message: 'These are too many texts.' }, { status: 413 })
  const parsed = question.safeParse(parseJson(body))
  if (!parsed.success) return Response.json({ message: 'Send path, lang and keys.' }, { status: 400 })
  const { keys, path, lang } = parsed.data
  return Response.json(await findFields(keys, path, lang), { headers: { 'cache-control': 'no-store' } })
}
