import { LanguageLink } from '#components/layout/language-link.tsx'
import { AskBox } from '#components/search/ask-box.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { LinkButtons, TextLink } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { getNotFound } from '#lib/content/not-found.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { otherLanguage } from '#lib/i18n/languages.ts'
import type { NotFoundScreen } from '#lib/routes/routes.ts'
import { waysOn } from '#lib/routes/ways-on.ts'
import { GoBack } from './_parts/go-back.tsx'
import { screenWords } from './_parts/screen-words.ts'
import { TriedPath } from './_parts/tried-path.tsx'

/** This many links are buttons; the other links stand below them. The link to the other language is the only button there. */
const buttonsOf = (screen: NotFoundScreen) => (screen === 'heldBack' ? 0 : 2)

/**
 * A placeholder, because an empty list would break the build. The screens are made at their first request: Next would answer
 * a page that the build has made with status 200, although the proxy sets 404.
 */
export function generateStaticParams() {
  return [{ screen: '-' }]
}

/** The not-found screens (docs/product.md, Error texts). The proxy rewrites to them with status 404. */
export default async function NotFoundPage({ params }: PageProps<'/[lang]/not-found/[screen]'>) {
  const { lang, screen, words } = await screenWords(params)
  const found = await getNotFound(lang)
  const ways = Object.entries(waysOn(screen, lang))
  const [buttons, others] = [ways.slice(0, buttonsOf(screen)), ways.slice(buttonsOf(screen))]
  return (
    <div className="wrap section-space grid items-center gap-11 lg:grid-cols-2">
      <div>
        <h1 className="type-page text-title">{words[screen].title}</h1>
        <p className="mt-5 max-w-[48ch] text-lead">{words[screen].text}</p>
        {screen === 'page' && (
          <div className="mt-4">
            <p className="max-w-[48ch]">{words.page.hint}</p>
            <TriedPath sentence={words.page.tried} />
          </div>
        )}
        {screen !== 'heldBack' && (
          <div className="mt-6">
            <AskBox id="ask" lang={lang} />
          </div>
        )}
        <div className="mt-8 flex gap-3 max-sm:flex-col sm:flex-wrap">
          {screen === 'heldBack' && (
            <LanguageLink
              lang={lang}
              name={getDictionary(otherLanguage(lang)).shell.offer}
              className={buttonClass({})}
            />
          )}
          <LinkButtons links={Object.fromEntries(buttons)} lang={lang} tone="loud" />
          {screen === 'page' && <GoBack label={words.page.goBack} home={localizedHref('/', lang)} />}
        </div>
        {others.length > 0 && (
          <div className="mt-3 flex flex-wrap gap-x-6">
            {others.map(([href, label]) => (
              <TextLink key={href} href={href} lang={lang} label={label} />
            ))}
          </div>
        )}
      </div>
      <Picture picture={toPicture(found?.picture)} className="w-full rounded-frame border-2 border-rule" />
    </div>
  )
}
