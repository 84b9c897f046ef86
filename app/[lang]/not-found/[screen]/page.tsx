import type { Metadata } from 'next'
import { getNotFound } from '#lib/content/not-found.ts'
import { toPicture } from '#lib/content/picture.ts'
import { TRIED_PATH } from '#lib/content/tried-path.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { NotFoundScreen } from '#lib/routes/routes.ts'
import { LinkButtons } from '../../_components/ui/link-buttons.tsx'
import { Picture } from '../../_components/ui/picture.tsx'
import { unlistedMetadata } from '../../metadata.ts'
import { languageOf } from '../../params.ts'
import { GoBack } from './_parts/go-back.tsx'

type Props = PageProps<'/[lang]/not-found/[screen]'>

const SCREENS: NotFoundScreen[] = ['service', 'city', 'category', 'page']

export function generateStaticParams() {
  return SCREENS.map((screen) => ({ screen }))
}

async function wordsOf(params: Props['params']) {
  const [lang, { screen }] = [await languageOf(params), await params]
  const { notFound } = getDictionary(lang)
  return { lang, screen: SCREENS.find((known) => known === screen) ?? 'page', words: notFound } as const
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, words, screen } = await wordsOf(params)
  return unlistedMetadata(lang, words[screen].title, words[screen].text)
}

/** The not-found screens (docs/product.md, Error texts): static pages, which the proxy answers with status 404. */
export default async function NotFoundPage({ params }: Props) {
  const { lang, words, screen } = await wordsOf(params)
  const found = await getNotFound(lang)
  return (
    <div className="wrap section-space grid items-center gap-11 lg:grid-cols-2">
      <div>
        <h1 className="type-page text-title">{words[screen].title}</h1>
        <p className="mt-5 max-w-[48ch] text-lead">{words[screen].text}</p>
        {screen === 'page' && <TriedPath sentence={words.page.tried} />}
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButtons links={waysOn(screen, lang)} lang={lang} tone="yellow" />
          {screen === 'page' && <GoBack label={words.page.goBack} />}
        </div>
      </div>
      <Picture picture={toPicture(found?.picture)} className="w-full rounded-frame border-2 border-rule" />
    </div>
  )
}

/** The address that was asked for. The screen is one page for every address: the proxy writes the path into its HTML. */
function TriedPath({ sentence }: { sentence: string }) {
  const [before, after] = sentence.split('{path}')
  return (
    <p className="mt-4 max-w-[48ch]">
      {before}
      <code className="break-all" suppressHydrationWarning>
        {TRIED_PATH}
      </code>
      {after}
    </p>
  )
}

/** Address → label of the ways on from a screen. */
function waysOn(screen: NotFoundScreen, lang: Language): Record<string, string> {
  const { notFound, shell } = getDictionary(lang)
  switch (screen) {
    case 'service':
    case 'category':
      return { '/services': notFound[screen].browse }
    case 'city':
      return { '/': notFound.city.returnHome, '/cities': notFound.city.allCities }
    case 'page':
      return {
        '/': notFound.page.goHome,
        '/services': notFound.page.browseServices,
        '/cities': notFound.city.allCities,
        '/book-installation': shell.bookInstallation,
      }
  }
}
