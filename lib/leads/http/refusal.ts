import { type Dictionary, getDictionary } from '#lib/i18n/dictionary.ts'
import { isLanguage, type Language, languageOfTag } from '#lib/i18n/languages.ts'
import { requestLanguage } from '#lib/server/request-language.ts'

/** The reason why a post is refused before its fields are checked. */
export class Refusal extends Error {
  readonly status: number
  readonly reason: keyof Dictionary['leads']
  /** The part of the post that is wrong. */
  readonly field: string

  constructor(status: number, reason: keyof Dictionary['leads'], field: string) {
    super(reason)
    this.status = status
    this.reason = reason
    this.field = field
  }
}

/** The language of the response: that of the address, or of the body, or the browser's first language, or else English. */
export function languageOf(request: Request, said?: unknown): Language {
  const inAddress = languageOfTag(new URL(request.url).searchParams.get('lang') ?? '')
  if (inAddress) return inAddress
  if (isLanguage(said)) return said
  return requestLanguage(request)
}

/**
 * `{ok: false, error: {message, fields}}` (docs/product.md, Lead requests). `fields` has a sentence for each wrong field, in the
 * same language.
 */
export function refuse(status: number, message: string, fields: Record<string, string>): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (status === 503) headers.set('retry-after', '5')
  // The rest of the body may still arrive, so the connection cannot be used again.
  if (status === 413 || status === 408) headers.set('connection', 'close')
  return Response.json({ ok: false, error: { message, fields } }, { status, headers })
}

export function refuseFor({ status, reason, field }: Refusal, lang: Language): Response {
  const text = getDictionary(lang).leads[reason]
  return refuse(status, text, { [field]: text })
}
