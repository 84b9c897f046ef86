import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Fragment } from 'react'
import { BRAND } from '#lib/brand/brand.ts'
import mark from '#lib/brand/icon-mark.svg'
import { isEmbedded } from '#lib/content/source.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { isLanguage, type Language, otherLanguage } from '#lib/i18n/languages.ts'
import en from '../_text/en.json' with { type: 'json' }
import fr from '../_text/fr.json' with { type: 'json' }
import { type GuideText, PICTURE, SCENES, type Scene } from '../_text/guide.ts'
import type { SceneText } from '../_text/shape.ts'

const TEXTS: Record<Language, GuideText> = { en, fr }

interface GuideProps {
  params: Promise<{ lang: string }>
}

export async function generateMetadata({ params }: GuideProps): Promise<Metadata> {
  const { text } = await guideOf(params)
  return { title: `${text.title} · ${BRAND.name}`, icons: mark.src, robots: { index: false, follow: false } }
}

/** How to use the Studio, in pictures, for the people who edit the site. */
export default async function GuidePage({ params }: GuideProps) {
  const { lang, text } = await guideOf(params)
  const other = otherLanguage(lang)
  return (
    <main>
      <header>
        <img src={mark.src} alt={BRAND.name} width={56} height={56} />
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <p className="ways">
          <a className="button" href="/studio">
            {text.toStudio}
          </a>
          <a href={localizedHref('/studio-guide', other)} lang={other} hrefLang={other}>
            {text.otherLanguage}
          </a>
        </p>
      </header>
      <nav aria-labelledby="contents">
        <h2 id="contents">{text.contents}</h2>
        <ol>
          {SCENES.map((scene) => (
            <li key={scene}>
              <a href={`#${scene}`}>{text.scenes[scene].title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {SCENES.map((scene, index) => (
        <SceneSection key={scene} scene={scene} text={text.scenes[scene]} lang={lang} isFirst={index === 0} />
      ))}
    </main>
  )
}

interface SceneSectionProps {
  scene: Scene
  text: SceneText
  lang: Language
  isFirst: boolean
}

function SceneSection({ scene, text: { hosted, ...embedded }, lang, isFirst }: SceneSectionProps) {
  const text = isEmbedded ? embedded : { ...embedded, ...hosted }
  return (
    <section id={scene} aria-labelledby={`${scene}-title`}>
      <h2 id={`${scene}-title`}>{text.title}</h2>
      <p>{marked(text.lead)}</p>
      <ol>
        {text.steps.map((step) => (
          <li key={step}>{marked(step)}</li>
        ))}
      </ol>
      {text.note && <p className="note">{marked(text.note)}</p>}
      {text.steps === embedded.steps && (
        <img
          src={`/images/studio-guide/${scene}-${lang}.webp`}
          alt={text.alt}
          {...PICTURE}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      )}
    </section>
  )
}

async function guideOf(params: GuideProps['params']): Promise<{ lang: Language; text: GuideText }> {
  const { lang } = await params
  if (!isLanguage(lang)) notFound()
  return { lang, text: TEXTS[lang] }
}

/** `**Publish**` becomes bold: it is a word on the screen. */
function marked(text: string) {
  return text.split('**').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <strong key={key}>{part}</strong> : <Fragment key={key}>{part}</Fragment>
  })
}
