import 'server-only'
import { getGuaranteeTerms } from '#lib/content/guarantee.ts'
import { toLogo } from '#lib/content/logo.ts'
import { readPicture } from '#lib/content/picture-file.ts'
import { withoutSamples } from '#lib/evidence/notes.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { isLink, isPagePath } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { pageAddress } from '#lib/seo/address.ts'
import { makePdf } from './text-document.ts'

/** The guarantee terms as a PDF, or `null` while none are published. The result is cached with the cache tags of the terms. */
export async function getGuaranteePdf(lang: Language): Promise<Uint8Array<ArrayBuffer> | null> {
  'use cache'
  const { page, settings } = withoutSamples(withoutMarks(await getGuaranteeTerms(lang)))
  if (!page?.terms?.length) return null
  const words = getDictionary(lang).offerPages
  const { _updatedAt: updated } = page
  return makePdf({
    lang,
    title: page.title || words.guarantee.termsTitle,
    publisher: settings?.name ?? '',
    logo: await readPicture(toLogo(settings?.logo, 96)),
    lead: page.lead ?? '',
    notes: [
      fillPlaceholders(words.terms.published, { date: getFormatters(lang).date(updated) }),
      ...(settings?.supportPhone
        ? [fillPlaceholders(words.terms.support, { phone: settings.supportPhone })]
        : []),
    ],
    blocks: page.terms,
    date: new Date(updated),
    pageLabel: (number, pages) =>
      fillPlaceholders(words.terms.page, { page: String(number), pages: String(pages) }),
    toAddress: (href) => (isPagePath(href) ? pageAddress(href, lang) : isLink(href) ? href : null),
  })
}
