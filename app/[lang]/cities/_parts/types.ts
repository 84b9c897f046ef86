import type { Cities } from '#lib/content/cities.ts'

export type CitiesPageTexts = NonNullable<Cities['page']>
