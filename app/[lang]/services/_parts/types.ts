import type { Catalogue } from '#lib/content/catalogue.ts'

export type CataloguePage = NonNullable<Catalogue['page']>
