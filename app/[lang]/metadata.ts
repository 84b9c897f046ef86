import type { Metadata } from 'next'
import { toSizedPicture } from '#lib/content/picture.ts'
import { getShell } from '#lib/content/shell.ts'
import { withoutSamples } from '#lib/evidence/notes.ts'
import { publicLanguages } from '#lib/i18n/held-back.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import type { PageDocument } from '#lib/routes/addresses.ts'
import { markdownPath } from '#lib/routes/markdown.ts'
import { pageName } from '#lib/routes/page-name.ts'
import { pageAddress, siteAddress } from '#lib/seo/address.ts'
import { pageTitle } from '#lib/seo/page-title.ts'
import { SOCIAL_SIZE, socialPicturePath } from '#lib/seo/social-address.ts'
import { languageOf, type PageParams } from './params.ts'

type StoredPicture = Parameters<typeof toSizedPicture>[0]

interface PageHead {
  /** The public English path. */
  path: string
  /** The document of the page. Needed for a path such as `/spring-sale`, which does not name the type of its document. */
  document?: PageDocument
  lang: Language
  seo?: {
    title: string | null
    description: string | null
    keywords: string | null
    picture: StoredPicture
  } | null
  /** The title that is used when `seo` has no title. */
  title?: string | null
  description?: string | null
  type?: 'website' | 'article'
  /** The language that staff hold back, or `both`. */
  heldBack?: string | null
}

/**
 * A page's head data (docs/product.md, Page head). Each language has its own canonical address. A text comes from `seo`, or
 * else from the page, or else from the site's default; the picture from `seo`, or else from the site's default. On a public site
 * sentences with invented figures are left out: search engines and shared links show them without their page.
 */
export async function pageMetadata(head: PageHead): Promise<Metadata> {
  const {
    path,
    document,
    lang,
    seo,
    type = 'website',
    heldBack,
    ...page
  } = withoutSamples(withoutMarks(head))
  const settings = withoutSamples(withoutMarks((await getShell(lang)).settings))
  const defaults = settings?.defaultSeo
  const name = settings?.name ?? ''
  const title = pageTitle(seo?.title || page.title || defaults?.title || '', name)
  const description = seo?.description || page.description || defaults?.description || undefined
  const address = pageAddress(path, lang)
  const languages = publicLanguages(heldBack)
  const alternates = languages.map((language) => [`${language}-ca`, pageAddress(path, language)])
  const markdown = markdownPath(path, document)
  const picture = seo?.picture?.asset ? seo.picture : (defaults?.picture ?? null)
  const images = [socialPicture(socialPicturePath(path, lang, document), title, picture)]
  return {
    title,
    description,
    keywords: seo?.keywords || defaults?.keywords || undefined,
    robots: { index: true, follow: true },
    alternates: {
      canonical: address,
      languages: {
        ...Object.fromEntries(alternates),
        'x-default': pageAddress(path, languages[0] ?? lang),
      },
      types: markdown ? { 'text/markdown': pageAddress(markdown, lang) } : undefined,
    },
    openGraph: {
      type,
      siteName: name,
      title,
      description,
      url: address,
      locale: LOCALES[lang].replace('-', '_'),
      alternateLocale: languages
        .filter((language) => language !== lang)
        .map((language) => LOCALES[language].replace('-', '_')),
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

interface SinglePage {
  seo: PageHead['seo']
  title: string | null
  lead: string | null
}

/** Returns the `generateMetadata` of a page that exists once. It reads the texts from the document of the page. */
export function singlePageMetadata(
  path: string,
  read: (lang: Language) => Promise<{ page: SinglePage | null }>,
) {
  return async ({ params }: { params: PageParams }): Promise<Metadata> => {
    const lang = await languageOf(params)
    const { page } = await read(lang)
    return pageMetadata({
      path,
      lang,
      seo: page?.seo,
      title: page?.title || pageName(path, lang),
      description: page?.lead,
    })
  }
}

/** Returns the `generateMetadata` of a page such as `city/[city]`. `name` is `city`. Without the document it returns `{}`. */
export function documentMetadata<Content>(
  name: string,
  read: (slug: string, lang: Language) => Promise<Content | null>,
  headOf: (content: Content) => Omit<PageHead, 'lang'>,
) {
  return async ({
    params,
  }: {
    params: Promise<{ lang: string } & Record<string, string>>
  }): Promise<Metadata> => {
    const lang = await languageOf(params)
    const content = await read((await params)[name] ?? '', lang)
    return content ? pageMetadata({ ...headOf(content), lang }) : {}
  }
}

/** The head of a page that search engines must not index: not-found screens, the offline page. */
export async function unlistedMetadata(
  lang: Language,
  title: string,
  description?: string,
): Promise<Metadata> {
  const { settings } = await getShell(lang)
  return {
    title: withoutMarks(pageTitle(title, settings?.name ?? '')),
    description: description && withoutSamples(withoutMarks(description)),
    robots: { index: false, follow: true },
  }
}

/** The picture that staff chose for sharing, or else a picture that is made from the page's title. */
function socialPicture(path: string, title: string, chosen: StoredPicture) {
  const picture = toSizedPicture(chosen, SOCIAL_SIZE, 'jpg')
  return picture
    ? { url: siteAddress(picture.src), ...SOCIAL_SIZE, alt: picture.alt || title, type: 'image/jpeg' }
    : { url: siteAddress(path), ...SOCIAL_SIZE, alt: title, type: 'image/png' }
}
