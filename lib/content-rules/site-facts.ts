import { isReservedSlug } from '#lib/routes/addresses.ts'
import type { SiteFacts } from '#schemas/define.ts'
import { isPagePlaceholder, lostNames, unknownNames } from './names-in-texts.ts'
import { isTakenPath } from './taken-path.ts'

/** What the rules of the schema need to know of the site, in the Studio and on the server. */
export const SITE_FACTS: SiteFacts = {
  isReservedSlug,
  isTakenPath,
  isPagePlaceholder,
  unknownNames,
  lostNames,
}
