import { buttonClass } from '#components/ui/button.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The terms as a PDF in the page's language. */
export function DownloadTerms({ lang, tone }: { lang: Language; tone: 'loud' | 'outline' }) {
  return (
    <a
      href={localizedHref('/api/guarantee-terms', lang)}
      download
      type="application/pdf"
      className={buttonClass({ tone })}
    >
      {getDictionary(lang).offerPages.guarantee.download}
      <span className="text-small font-normal whitespace-nowrap">PDF</span>
    </a>
  )
}
