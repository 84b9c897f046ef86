import 'server-only'
import { defineQuery } from 'groq'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { advertised } from './advertised.ts'
import { advertisedFields, installerPathFields, provinceOfCityFields } from './fragments.ts'
import { installerPath } from './installer-path.ts'
import { readContent } from './read.ts'

/** The installers to whom staff gave an address. Only the sitemap reads all of them. */
export const installerPagesQuery = defineQuery(`*[_type == "installer" && defined(slug.current)]{
  _id, ${installerPathFields}, ${advertisedFields}, city->{_id, ${provinceOfCityFields}}
}`)

/** The ids of the installers with a page of their own: staff gave them an address, and pages may name them. */
export async function getInstallersWithPage(): Promise<Set<string>> {
  'use cache'
  const installers = withoutMarks(await readContent(installerPagesQuery))
  const found = await advertised(installers, ({ city }) => city?.province?.code)
  return new Set(found.filter(installerPath).map(({ _id }) => _id))
}
