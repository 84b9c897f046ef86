import { InstallerLicences } from '#components/installer/installer-licences.tsx'
import { CellLink, ComparedTable } from '#components/service/compared-table.tsx'
import { ForName } from '#components/ui/for-name.tsx'
import { Section } from '#components/ui/sections.tsx'
import { Tag } from '#components/ui/tag.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { isSampleContractor } from '#lib/evidence/samples.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { RemoveLink } from './remove-link.tsx'
import type { ComparePartProps } from './types.ts'

/** Installers in columns: what their cards say, row by row. */
export function ComparedInstallers({ content: { page, installers }, shown, lang }: ComparePartProps) {
  if (installers.length === 0) return null
  const { comparison, city, cityPages } = getDictionary(lang)
  const words = cityPages.installers
  const { number, plural } = getFormatters(lang)
  const [service] = shown.services
  return (
    <Section id="installers" heading={page?.installers}>
      <ComparedTable
        labelledBy="installers-title"
        columns={installers.map((installer) => ({
          key: installer._id,
          name: installer.name,
          head: (
            <>
              {installer.name} {isSampleContractor(installer) && <Tag>{words.sample}</Tag>}
              <RemoveLink name={installer.name} id={installer._id} shown={shown} lang={lang} />
            </>
          ),
        }))}
        rows={[
          { label: city.label, values: installers.map((one) => one.city?.name) },
          {
            label: comparison.rating,
            values: installers.map(
              ({ rating, reviewCount }) =>
                rating &&
                fillPlaceholders(plural(reviewCount ?? 0, words.ratingFrom), {
                  value: number(rating, { minimumFractionDigits: 1 }),
                  count: number(reviewCount ?? 0),
                }),
            ),
          },
          {
            label: words.experience,
            values: installers.map(
              ({ yearsExperience: years }) =>
                years && fillPlaceholders(plural(years, words.years), { count: number(years) }),
            ),
          },
          {
            label: words.completedJobs,
            values: installers.map(({ completedJobs }) => completedJobs && number(completedJobs)),
          },
          {
            label: words.licences,
            isLong: true,
            values: installers.map(({ _id, licences, lacksLicence }) =>
              licences?.length ? (
                <InstallerLicences key={_id} licences={licences} lang={lang} />
              ) : (
                lacksLicence && words.noLicence
              ),
            ),
          },
          {
            label: words.specialties,
            isLong: true,
            values: installers.map(({ specialties }) => specialties?.join(' · ')),
          },
          { label: words.availability, values: installers.map(({ availability }) => availability) },
          { label: words.languages, values: installers.map(({ languages }) => languages) },
          {
            label: comparison.quote,
            isSelfEvident: true,
            values: installers.map((one) => (
              <CellLink
                key={one._id}
                href={jobHref('/get-quote', { service, city: one.city?.slug, contractor: one._id })}
                lang={lang}
              >
                {comparison.quote}
                <ForName name={one.name} lang={lang} />
              </CellLink>
            )),
          },
        ]}
      />
    </Section>
  )
}
