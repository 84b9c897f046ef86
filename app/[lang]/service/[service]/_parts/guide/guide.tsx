import { Fragment } from 'react'
import { SiteLink } from '#components/ui/links.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import type { Service, ServiceSectionProps } from '../types.ts'
import { GuideOverview, GuidePoints, GuideSteps, ownGuide } from './guide-panels.tsx'

/**
 * How the job is done: four tabs, then those of the service's own guide (docs/product.md, Installation guide). All are of one
 * level, so the heading above them has none of their names.
 */
export function Guide({ service, page, bands, lang }: ServiceSectionProps) {
  const { tabs, guide } = getDictionary(lang).servicePage
  const title = page?.guide?.title || guide
  const local = service.localConsiderations?.length ? service.localConsiderations : page?.localConsiderations
  const safety = service.safetyAndCodes?.length ? service.safetyAndCodes : page?.safetyAndCodes
  const own = ownGuide(service, lang)
  return (
    <section aria-labelledby="guide-title">
      <div className="mb-4 md:mb-6">
        <h2 id="guide-title" className="type-h2">
          {title}
        </h2>
        {page?.guide?.text && <p className="mt-2 md:mt-3">{page.guide.text}</p>}
      </div>
      <Tabs
        name="guide"
        label={withoutMarks(title)}
        tabs={[
          { value: 'overview', label: tabs.overview },
          { value: 'steps', label: tabs.steps },
          { value: 'local', label: tabs.local },
          { value: 'safety', label: tabs.safety },
          ...own.map(({ value, label }) => ({ value, label })),
        ]}
        panels={[
          <GuideOverview key="overview" service={service} page={page} bands={bands} lang={lang} />,
          <GuideSteps key="steps" steps={service.installationSteps ?? []} lang={lang} />,
          <GuidePoints key="local" points={local ?? []} />,
          <GuidePoints key="safety" points={safety ?? []} />,
          ...own.map(({ panel }) => panel),
        ]}
      />
      <Guides guides={service.guides} lang={lang} />
    </section>
  )
}

/** How many guides the line names, so that it stays short on a phone. The Markdown of the page names one more. */
const MOST_GUIDES = 2

/** Links to the newest guides about the service, in one line of text. */
function Guides({ guides, lang }: Pick<ServiceSectionProps, 'lang'> & Pick<Service, 'guides'>) {
  if (guides.length === 0) return null
  return (
    <p className="mt-1 text-small">
      <strong>{getDictionary(lang).servicePage.guides}</strong>
      {guides.slice(0, MOST_GUIDES).map(({ _id, title, slug }) => (
        <Fragment key={_id}>
          {' · '}
          <SiteLink href={`/guides/${slug}`} lang={lang} className="underline underline-offset-4">
            {title}
          </SiteLink>
        </Fragment>
      ))}
    </p>
  )
}
