import { namesInSentence, serviceCountText } from '#components/service/words.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/sections.tsx'
import { toPicture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { HomePage, HomeSectionProps } from './types.ts'

type Category = NonNullable<HomePage['categories']>[number]

/** Six category cards. Each leads to the booking wizard, and its count to the category's services. */
export function Categories({ page, lang }: HomeSectionProps) {
  if (!page.categories?.length) return null
  return (
    <Section id="categories" ground="wash" heading={page.categoriesHeading}>
      <ul className="ruled lg:grid-cols-2">
        {page.categories.map((category) => (
          <CategoryCard key={category._id} category={category} lang={lang} />
        ))}
      </ul>
    </Section>
  )
}

function CategoryCard({ category, lang }: { category: Category; lang: Language }) {
  const samples = category.sampleServices?.map(({ name }) => name ?? '') ?? []
  return (
    <li className="cell-link category-card">
      <Picture picture={toPicture(category.picture)} sizes="(min-width: 48rem) 13rem, 6.5rem" decorative />
      <div>
        <SiteLink href="/book-installation" lang={lang}>
          {category.title}
        </SiteLink>
        <p>{namesInSentence(samples)}</p>
        <SiteLink href={`/services/category/${category.slug}`} lang={lang}>
          {serviceCountText(category.serviceCount ?? 0, lang)}
          <Icon name="arrow" />
        </SiteLink>
      </div>
    </li>
  )
}
