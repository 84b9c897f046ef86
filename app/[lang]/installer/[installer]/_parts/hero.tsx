import { Breadcrumb, formTitleClass } from '#components/page/heroes.tsx'
import { Avatar } from '#components/ui/avatar.tsx'
import { FactStrip } from '#components/ui/fact-strip.tsx'
import { LinkButtons } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Tag } from '#components/ui/tag.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { InstallerContent } from '#lib/content/installer.ts'
import { toPicture } from '#lib/content/picture.ts'
import { isSampleContractor } from '#lib/evidence/samples.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { meanText } from '#lib/i18n/mean-text.ts'
import { meanRating } from '#lib/search/review-filters.ts'

/** Who the installer is and what to do: name, description, a quote; then the facts. The rating is that of the reviews below, from two on. */
export function InstallerHero({ content, lang }: { content: InstallerContent; lang: Language }) {
  const { installer, city } = content
  const { shell, cityPages, trustPages } = getDictionary(lang)
  const words = cityPages.installers
  const own = trustPages.installer
  const { name } = installer
  const picture = toPicture(installer.picture)
  return (
    <>
      <section className="on-field border-b-2 border-rule">
        <div className="wrap pb-11 md:pb-14">
          <div className="pt-2">
            <Breadcrumb
              lang={lang}
              parents={[
                { label: shell.home, href: '/' },
                { label: trustPages.contractors.title, href: '/contractors' },
              ]}
              current={name ?? ''}
            />
          </div>
          <div className="mt-5 flex items-center gap-4">
            {picture ? (
              <Picture
                picture={picture}
                decorative
                eager
                sizes="4rem"
                className="size-16 flex-none rounded-full object-cover"
              />
            ) : (
              <Avatar name={name} size={64} />
            )}
            <div>
              <p className="font-label">{fillPlaceholders(own.of, { city: city?.name ?? '' })}</p>
              {isSampleContractor(installer) && <Tag>{words.sample}</Tag>}
            </div>
          </div>
          <div className="grid gap-x-14 lg:grid-cols-2">
            <h1 className={`mt-5 ${formTitleClass}`}>{name}</h1>
            <div>
              <p className="mt-5 max-w-[46ch] text-lead">{installer.description}</p>
              <div className="mt-6 flex gap-3 max-sm:flex-col sm:flex-wrap">
                <LinkButtons
                  links={{
                    [jobHref('/get-quote', { city: city?.slug, contractor: installer._id })]:
                      fillPlaceholders(own.ask, { name: name ?? '' }),
                  }}
                  lang={lang}
                />
              </div>
            </div>
          </div>
        </div>
      </section>
      <div className="border-b-2 border-rule">
        <FactStrip facts={factsOf(content, lang)} />
      </div>
    </>
  )
}

function factsOf({ installer, reviews }: InstallerContent, lang: Language) {
  const { cityPages, servicePage, trustPages } = getDictionary(lang)
  const words = cityPages.installers
  const own = trustPages.installer
  const mean = meanRating(reviews)
  const { number, plural, month } = getFormatters(lang)
  const { yearsExperience, completedJobs } = installer
  const answered = reviews.filter(({ installerResponse }) => installerResponse?.content).length
  return [
    {
      label: words.experience,
      value:
        yearsExperience &&
        fillPlaceholders(plural(yearsExperience, words.years), { count: number(yearsExperience) }),
    },
    { label: servicePage.rating, value: mean && mean.count > 1 && meanText(mean, lang) },
    { label: words.completedJobs, value: completedJobs && number(completedJobs) },
    { label: words.availability, value: installer.availability },
    { label: words.languages, value: installer.languages },
    {
      label: own.answers,
      value:
        answered > 0 &&
        fillPlaceholders(own.answered, { answered: number(answered), total: number(reviews.length) }),
    },
    // A sample has been here since the server was set up, which says nothing.
    { label: own.since, value: !isSampleContractor(installer) && month(installer.since) },
  ]
}
