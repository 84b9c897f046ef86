import { PictureRow } from '#components/page/picture-rows.tsx'
import { paidPrice } from '#components/project/projects.tsx'
import { Button } from '#components/ui/button.tsx'
import { SelectField } from '#components/ui/fields.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Tag } from '#components/ui/tag.tsx'
import type { DoneProject } from '#lib/content/projects.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { PROJECT_NAMES, type ProjectSearch, projectChoices } from '#lib/search/project-filters.ts'
import { projectName } from './project-name.ts'

/** The id of the gallery. Each project leads back to it. */
export const GALLERY = 'gallery'

interface GalleryProps {
  /** Every project of the page. */
  projects: readonly DoneProject[]
  /** Those that the filters keep. */
  found: readonly DoneProject[]
  search: ProjectSearch
  lang: Language
}

/** The filters, a form that the server answers, and a small picture of each project that leads down to it. */
export function Gallery({ projects, found, search, lang }: GalleryProps) {
  const words = getDictionary(lang).trustPages.projects
  const { number, plural } = getFormatters(lang)
  const any = { category: words.allCategories, city: words.allCities }
  return (
    <section id={GALLERY} aria-label={words.gallery} className="wrap py-11">
      <form action={`/projects#${GALLERY}`} className="mb-6 grid items-end gap-4 md:grid-cols-3">
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
        {PROJECT_NAMES.map((name) => (
          <SelectField
            key={name}
            id={`project-${name}`}
            label={words[name]}
            name={name}
            defaultValue={search[name]}
          >
            <option value="">{any[name]}</option>
            {projectChoices(projects, name).map(({ key, label, count }) => (
              <option key={key} value={key}>
                {`${label} (${number(count)})`}
              </option>
            ))}
          </SelectField>
        ))}
        <Button type="submit">{words.show}</Button>
      </form>
      {(search.category || search.city) && (
        <p className="mb-4 text-small font-label">
          {fillPlaceholders(plural(found.length, words.found), {
            count: number(found.length),
            total: number(projects.length),
          })}{' '}
          <SiteLink href={`/projects#${GALLERY}`} lang={lang} className="underline underline-offset-4">
            {words.showAll}
          </SiteLink>
        </p>
      )}
      {found.length === 0 && <p>{words.none}</p>}
      <ul className="ruled lg:grid-cols-2" hidden={found.length === 0}>
        {found.map((project) => (
          <li key={project._id}>
            <PictureRow
              href={`#${project._id}`}
              lang={lang}
              picture={project.afterImage}
              title={projectName(project)}
              text={project.title && fillPlaceholders(words.before, { text: project.title })}
            >
              <Facts project={project} lang={lang} />
            </PictureRow>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether it is a sample, its price, and the time that it took. */
function Facts({ project, lang }: { project: DoneProject; lang: Language }) {
  const paid = paidPrice(project)
  return (
    <span>
      {project.sample && <Tag>{getDictionary(lang).trustPages.projects.sample}</Tag>}
      {paid && <span className="block">{getFormatters(lang).price(paid)}</span>}
      <span className="text-small">{project.timeToComplete}</span>
    </span>
  )
}
