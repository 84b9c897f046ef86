import { JobFinder } from '#components/lead/job-finder.tsx'
import { AskBox } from '#components/search/ask-box.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { HomeSectionProps } from './types.ts'

/**
 * The hero, on the brand's loud colour: the title, the form, and a drawing of a house. In the drawing, numbers show where the
 * popular services of the list below are done.
 */
export function Hero({ page, lang }: HomeSectionProps) {
  return (
    <section className="hero">
      <div>
        <h1>
          {sentencesOf(page.title ?? '').map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <div>
          <p>{page.lead}</p>
          <div className="hero-ask">
            <AskBox id="ask" lang={lang} />
          </div>
          <JobFinder
            id="hero"
            label={getDictionary(lang).home.orChoose}
            services={page.popularServices ?? []}
            cities={page.featuredCities ?? []}
            lang={lang}
          />
          <ul className="hero-points">
            {page.heroPoints?.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <Picture picture={toPicture(page.picture)} eager sizes="(min-width: 64rem) 50vw, 100vw" />
      </div>
    </section>
  )
}

/** The sentences of the title. Each one is kept together, so that no line breaks inside it. */
function sentencesOf(title: string): string[] {
  return title.split(/(?<=[.!?])\s+/)
}
