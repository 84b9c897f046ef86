import { getSlugs } from '#lib/content/slugs.ts'
import { CategoryScreen, categoryMetadata } from '../../../_components/category/category-screen.tsx'
import { languageOf } from '../../../params.ts'

interface Props {
  params: Promise<{ lang: string; category: string }>
}

/** Categories and their aliases; an empty list would break the build, so an empty lake gets a placeholder. */
export async function generateStaticParams() {
  const { categories } = await getSlugs()
  return categories.size > 0 ? [...categories].map((category) => ({ category })) : [{ category: '-' }]
}

export async function generateMetadata({ params }: Props) {
  return categoryMetadata((await params).category, await languageOf(params))
}

/** `/services/category/{category}`: the canonical address. */
export default async function CategoryPage({ params }: Props) {
  return <CategoryScreen slug={(await params).category} lang={await languageOf(params)} />
}
