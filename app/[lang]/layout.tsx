import type { Metadata, Viewport } from 'next'
import { cacheLife } from 'next/cache'
import { BRAND } from '#lib/brand/brand.ts'
import { env } from '#lib/env.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, LOCALES } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import '../globals.css'
import { Suspense } from 'react'
import { DraftTools } from '#components/draft/draft-tools.tsx'
import { ReloadNotice } from '#components/failure/reload-notice.tsx'
import { Footer } from '#components/layout/footer.tsx'
import { Header } from '#components/layout/header.tsx'
import { LanguageOffer } from '#components/layout/language-offer.tsx'
import { PageBehaviour } from '#components/layout/page-behaviour.tsx'
import { toShell } from '#components/layout/shell.ts'
import { ShellBehaviour } from '#components/layout/shell-behaviour.tsx'
import { Toaster } from '#components/toast/toaster.tsx'
import { IconSprite } from '#components/ui/icon-sprite.tsx'
import { EARLY_SCRIPT } from '#lib/browser/early-script.ts'
import { toLogo } from '#lib/content/logo.ts'
import { getShell } from '#lib/content/shell.ts'
import { sharedDraft } from '#lib/draft-links/shared-draft.ts'
import { heading, text } from './fonts.ts'
import { languageOf } from './params.ts'

/** The width and height of the icon in pixels. Browsers scale it down when they need a smaller icon. */
const ICON_SIZE = 200

/** The icons of a site whose settings have no logo. */
const OWN_ICONS = { icon: ['/favicon.ico', '/icon.svg'], apple: '/apple-icon.png' }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const { settings } = await getShell(lang)
  const icon = toLogo(settings?.logo, ICON_SIZE)
  return {
    metadataBase: new URL(env.SITE_URL),
    applicationName: withoutMarks(settings?.name ?? ''),
    icons: icon ? { icon: icon.src, apple: icon.src } : OWN_ICONS,
    manifest: localizedHref('/manifest.webmanifest', lang),
    formatDetection: { telephone: false },
  }
}

export const viewport: Viewport = {
  maximumScale: 5,
  themeColor: BRAND.still.loud,
}

export function generateStaticParams() {
  return LANGUAGES.map((lang) => ({ lang }))
}

/**
 * Next would render parts of a page in advance, for links that prefetch them. The links of this site load whole pages
 * (link-scripts.ts). Without these parts, the first visit of a page costs the server a tenth less work.
 */
export const prefetch = 'force-disabled'

interface Props extends LayoutProps<'/[lang]'> {
  /** The public address of the page for its language links. Only the page of a returned form sets it. */
  address?: string
}

export default async function SiteLayout({ params, address, children }: Props) {
  const lang = await languageOf(params)
  const shared = await sharedDraft()
  const shell = { ...toShell(await getShell(lang), lang), address: address ?? shared?.address }
  const words = getDictionary(lang)
  return (
    <html
      lang={LOCALES[lang]}
      className={`${heading.variable} ${text.variable}`}
      // The early script (lib/browser) may add an attribute to this element before React hydrates.
      suppressHydrationWarning
    >
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: A constant text; as a file it would delay the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <ShellBehaviour />
        <IconSprite />
        <a href="#content" className="skip-link">
          {words.shell.skipToContent}
        </a>
        <DraftTools words={words.app.draft} lang={lang} />
        <LanguageOffer lang={lang} address={shell.address} />
        <Header shell={shell} lang={lang} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer shell={shell} lang={lang} year={await thisYear()} />
        <Toaster words={words.toast} />
        <ReloadNotice words={words.app.reload} />
        <Suspense>
          <PageBehaviour />
        </Suspense>
      </body>
    </html>
  )
}

/** The year of the copyright line. It is cached, because Next refuses to read the time while it renders a static page. */
async function thisYear() {
  'use cache'
  cacheLife('days')
  return new Date().getFullYear()
}
