import type { Language } from '#lib/i18n/languages.ts'
import { requestLanguage } from './request-language.ts'

/** Refusals by their stable code: the status, and a sentence for people in each language. */
type Refusals<Code extends string> = Readonly<
  Record<Code, Readonly<Record<Language, string> & { status: number }>>
>

/** The response for a refusal: `{error: {code, message}}`, in the first language that the browser asks for. */
export function refusalResponse<Code extends string>(
  request: Request,
  refusals: Refusals<Code>,
  code: Code,
): Response {
  const { status, ...words } = refusals[code]
  return Response.json(
    { error: { code, message: words[requestLanguage(request)] } },
    { status, headers: { 'cache-control': 'private, no-store' } },
  )
}
