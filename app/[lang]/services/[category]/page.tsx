import { CategoryScreen, categoryMetadata } from '../../_components/category/category-screen.tsx'
import { languageOf } from '../../params.ts'

interface Props {
  params: Promise<{ lang: string; category: string }>
}

/** None is made at the build: an address few links lead to is rendered when it is asked for. */
export function generateStaticParams() {
  return [{ category: '-' }]
}

export async function generateMetadata({ params }: Props) {
  return categoryMetadata((await params).category, await languageOf(params))
}

/** `/services/{category}`: the second address of a category's page. */
export default async function CategoryPage({ params }: Props) {
  return <CategoryScreen slug={(await params).category} lang={await languageOf(params)} />
}
