import { BRAND } from '#lib/brand/brand.ts'
import type { Picture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { SiteLink } from '../ui/links.tsx'

/** The logo with the name beside it. When the site settings have no logo, the brand's mark (a folded ruler) is shown. */
export function Logo({ name, logo, lang }: { name: string; logo: Picture | null; lang: Language }) {
  return (
    <SiteLink href="/" lang={lang} className="logo">
      {logo ? (
        <img src={logo.src} width={logo.width} height={logo.height} alt="" />
      ) : (
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <rect width="40" height="40" rx="4" className="fill-loud" />
          <path className="fill-dark" fillRule="evenodd" d={BRAND.mark} />
        </svg>
      )}
      <span>{name}</span>
    </SiteLink>
  )
}
