import { JobFinder } from '#components/lead/job-finder.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { toPicture } from '#lib/content/picture.ts'
import type { HomeSectionProps } from './types.ts'

/** The yellow field: the promise, the form, and the house in which every popular service has its number. */
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
          <JobFinder
            id="hero"
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

/** The title's sentences, so that a line never breaks inside one. */
function sentencesOf(title: string): string[] {
  return title.split(/(?<=[.!?])\s+/)
}
