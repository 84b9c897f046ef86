import { getCatalogue } from '#lib/content/catalogue.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf, type PageParams } from '../params.ts'
import { CataloguePage } from './_parts/catalogue-page.tsx'
import { Explorer } from './_parts/explorer/explorer.tsx'

export const generateMetadata = singlePageMetadata('/services', getCatalogue)

export default async function WholeCataloguePage({ params }: { params: PageParams }) {
  return <CataloguePage explorer={Explorer} lang={await languageOf(params)} />
}
