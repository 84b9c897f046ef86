import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { siteDay } from '#lib/site-day.ts'
import { LICENCE_DAY } from './tags.ts'

/** The day for which pages show licences. It has a tag of its own, so that an end expires the pages with licences. */
export async function licenceDay(): Promise<string> {
  'use cache'
  cacheTag(LICENCE_DAY)
  cacheLife('max')
  return siteDay(Date.now())
}
