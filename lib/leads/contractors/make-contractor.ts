import type { MatchFacts } from '../offers/matching.ts'
import type { Outbox } from '../outbox.ts'
import { readLead } from '../staff/list.ts'
import { changeWork } from '../staff/work.ts'
import { addContractor } from './contractors.ts'
import { profileOfApplication } from './from-application.ts'

/**
 * Makes a contractor of an application, once: the second call returns the id of the first. Returns null when there is no such
 * application. An application that names no area works in its own city.
 * @param actor the account of the member of staff
 */
export async function contractorFromApplication(
  outbox: Outbox,
  submissionId: string,
  actor: string,
  cityOf: MatchFacts['cityOf'],
): Promise<string | null> {
  const found = await readLead(outbox, submissionId)
  if (found?.type !== 'contractor' || found.state === 'suspected') return null
  const { person, profile } = profileOfApplication(found)
  const city = cityOf(profile.city)
  const namesNoArea = profile.cities.length === 0 && profile.provinces.length === 0
  const own = { ...profile, cities: namesNoArea && city !== null ? [city] : profile.cities }
  const id = await addContractor(outbox, person, own, { appliedWith: submissionId, actor })
  // Somebody works on the application now.
  await changeWork(outbox, submissionId, { field: 'stage', from: 'new', to: 'working' }, actor)
  return id
}
