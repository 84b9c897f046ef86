import type { Singleton } from '../document-types.ts'
import { activitySettings } from './activity-settings.ts'
import { estimatorSettings } from './estimator-settings.ts'
import { notFoundPage } from './not-found-page.ts'
import { siteSettings } from './site-settings.ts'

/** What there is exactly one of and has no address, in the order of the desk. */
export const SETTINGS: Singleton[] = [siteSettings, estimatorSettings, activitySettings, notFoundPage]
