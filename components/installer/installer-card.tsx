import { type Job, jobHref } from '#lib/chosen-job/job.ts'
import type { CityServiceContent } from '#lib/content/city-service.ts'
import { installerPath } from '#lib/content/installer-path.ts'
import { toPicture } from '#lib/content/picture.ts'
import { isSampleContractor } from '#lib/evidence/samples.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { ratingText } from '../review/rating-text.ts'
import { CompareLink } from '../service/compare-link.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Facts } from '../ui/facts.tsx'
import { ForName } from '../ui/for-name.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton, SiteLink } from '../ui/links.tsx'
import { Picture } from '../ui/picture.tsx'
import { Rating } from '../ui/rating.tsx'
import { Tag } from '../ui/tag.tsx'
import { InstallerLicences } from './installer-licences.tsx'

interface InstallerCardProps {
  installer: CityServiceContent['installers'][number]
  /** What the page knows about the job, such as service and city. The link to a quote from this installer passes it on. */
  job: Job
  /** The installer's city, on pages about several cities. */
  city?: string | null
  lang: Language
}

/** An installer: rating, services, experience and place. The name and a link lead to the installer's page, if there is one. */
export function InstallerCard({ installer, job, city, lang }: InstallerCardProps) {
  const { city: cityWords, cityPages, service: serviceWords } = getDictionary(lang)
  const words = cityPages.installers
  const { number, plural } = getFormatters(lang)
  const { rating, reviewCount, yearsExperience, completedJobs } = installer
  const value = number(rating ?? 0, { minimumFractionDigits: 1 })
  const picture = toPicture(installer.picture)
  const path = installerPath(withoutMarks(installer))
  const facts = [
    { label: cityWords.label, value: city },
    {
      label: words.experience,
      value:
        yearsExperience &&
        fillPlaceholders(plural(yearsExperience, words.years), { count: number(yearsExperience) }),
    },
    { label: words.completedJobs, value: completedJobs && number(completedJobs) },
    { label: words.serviceArea, value: installer.serviceArea },
    { label: words.availability, value: installer.availability },
    { label: words.languages, value: installer.languages },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return (
    <article className="grid gap-x-14 gap-y-5 lg:grid-cols-[3fr_2fr]">
      <div>
        <div className="flex items-center gap-4">
          {picture ? (
            <Picture
              picture={picture}
              decorative
              sizes="4rem"
              className="size-16 flex-none rounded-full object-cover"
            />
          ) : (
            <Avatar name={installer.name} size={64} />
          )}
          <div>
            <h3 className="type-h3">
              {path ? (
                <SiteLink href={path} lang={lang} className="name-link">
                  {installer.name}
                </SiteLink>
              ) : (
                installer.name
              )}
            </h3>
            {isSampleContractor(installer) && <Tag>{words.sample}</Tag>}
            {rating && (
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
                <Rating value={rating} label={ratingText(rating, lang, 1)} />
                {fillPlaceholders(plural(reviewCount ?? 0, words.ratingFrom), {
                  value,
                  count: number(reviewCount ?? 0),
                })}
              </p>
            )}
          </div>
        </div>
        <p className="mt-3 max-w-[62ch] md:mt-4">{installer.description}</p>
        <ul aria-label={words.specialties} className="in-line mt-3 font-label md:mt-4">
          {installer.specialties?.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </ul>
        {installer.certifications?.length ? (
          <ul aria-label={words.certifications} className="mt-2 text-small">
            {installer.certifications.map((certification) => (
              <li key={certification} className="flex gap-2">
                <Icon name="check" className="mt-0.5 size-4" />
                {certification}
              </li>
            ))}
          </ul>
        ) : null}
        {installer.lacksLicence && <p className="mt-2 text-small text-muted">{words.noLicence}</p>}
        {installer.licences?.length ? <InstallerLicences licences={installer.licences} lang={lang} /> : null}
      </div>
      <div>
        <Facts facts={facts} />
        <LinkButton
          href={jobHref('/get-quote', { ...job, contractor: installer._id })}
          lang={lang}
          small
          className="mt-4 w-full"
        >
          {serviceWords.getFreeQuote}
          <ForName name={installer.name} lang={lang} />
        </LinkButton>
        <p className="flex flex-wrap gap-x-5">
          <CompareLink installer={installer._id} name={installer.name} lang={lang} />
          {path && (
            <SiteLink href={path} lang={lang} className="text-link">
              <span>
                {words.profile}
                <ForName name={installer.name} lang={lang} />
              </span>
            </SiteLink>
          )}
        </p>
      </div>
    </article>
  )
}
