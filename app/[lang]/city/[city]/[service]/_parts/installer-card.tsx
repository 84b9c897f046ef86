import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { jobHref } from '#lib/job/job.ts'
import { ratingText } from '../../../../_components/review/rating-text.ts'
import { Avatar } from '../../../../_components/ui/avatar.tsx'
import { LinkButton } from '../../../../_components/ui/button.tsx'
import { Checklist } from '../../../../_components/ui/checklist.tsx'
import { Facts } from '../../../../_components/ui/facts.tsx'
import { ForName } from '../../../../_components/ui/for-name.tsx'
import { Picture } from '../../../../_components/ui/picture.tsx'
import { Rating } from '../../../../_components/ui/rating.tsx'
import { Tag } from '../../../../_components/ui/tag.tsx'
import type { CityServiceProps } from './types.ts'

interface InstallerCardProps extends CityServiceProps {
  installer: CityServiceProps['content']['installers'][number]
}

/** A person: what others think, what they do, since when and where. */
export function InstallerCard({ installer, content, lang }: InstallerCardProps) {
  const { cityPages, service: serviceWords } = getDictionary(lang)
  const words = cityPages.installers
  const { number, plural } = getFormatters(lang)
  const { rating, reviewCount, yearsExperience, completedJobs } = installer
  const value = number(rating ?? 0, { minimumFractionDigits: 1 })
  const picture = toPicture(installer.picture)
  const facts = [
    {
      label: words.experience,
      value:
        yearsExperience &&
        fillPlaceholders(plural(yearsExperience, words.years), { count: number(yearsExperience) }),
    },
    { label: words.completedJobs, value: completedJobs && number(completedJobs) },
    { label: words.serviceArea, value: installer.serviceArea },
    { label: words.availability, value: installer.availability },
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
            <h3 className="type-h3">{installer.name}</h3>
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
        <p className="mt-4 max-w-[62ch]">{installer.description}</p>
        <ul aria-label={words.specialties} className="mt-4 flex flex-wrap gap-2">
          {installer.specialties?.map((specialty) => (
            <li key={specialty}>
              <Tag>{specialty}</Tag>
            </li>
          ))}
        </ul>
        {installer.certifications?.length ? (
          <Checklist items={installer.certifications} className="mt-4 border-b border-rule text-small" />
        ) : null}
      </div>
      <div>
        <Facts facts={facts} />
        <LinkButton href={jobHref('/get-quote', content.job)} lang={lang} small className="mt-4 w-full">
          {serviceWords.getFreeQuote}
          <ForName name={installer.name} lang={lang} />
        </LinkButton>
      </div>
    </article>
  )
}
