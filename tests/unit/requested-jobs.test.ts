// Reads the sample content.

import { describe, expect, test } from 'vitest'
import { jobHref, jobQuery, readJob } from '#lib/chosen-job/job.ts'
import { answersFor, fetchJob, openQuestions } from '#lib/content/job.ts'
import { getRequestedJobs } from '#lib/content/requested-jobs.ts'
import { searchIndexQuery, toSearchIndex } from '#lib/content/search-index.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { fetchContent } from '#lib/content/source.ts'
import { checkForm } from '#lib/leads/forms/index.ts'
import { leadOf } from '#lib/leads/lead-of.ts'
import { askedJob } from '#lib/search/global-search/asked-job.ts'
import { createGlobalSearch } from '#lib/search/global-search/search.ts'
import { seededLake } from './seeded-lake.ts'

const lake = seededLake()

/** The lead of a request, as the server makes it of what a form posts. */
async function leadFor(answers: Record<string, string>, lang: 'en' | 'fr' = 'en') {
  const checked = checkForm('lead', {
    name: 'Amélie Gagnon',
    email: 'amelie@courriel.example',
    city: 'Toronto',
    province_state: 'ON',
    message: 'As the page says, please.',
    ...answers,
  })
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  return leadOf('lead', checked.data, {
    submissionId: 'b7f6',
    reference: 'M-7K3Q-92TX',
    lang,
    settings: {
      sourceSite: 'montage',
      recipients: [],
      industry: 'home-installation',
      consent: { en: 'Send me offers.', fr: 'Envoyez-moi des offres.' },
    },
    requested: await getRequestedJobs(checked.data, lang),
  })
}

const estimate = { service: 'tv-mounting', city: 'toronto', complexity: 5, timeline: 4, addOns: ['a4'] }

test('an estimate is in the lead as it was shown, in words of the list and of the visitor', async () => {
  const answers = { service_type: 'tv-mounting', service_type_detail: '65-75', job: `${jobQuery(estimate)}` }
  const english = await leadFor(answers)
  expect(english).toMatchObject({
    service_type: 'tv-audio',
    service_type_detail: '65-75',
    service_slug: 'tv-mounting',
    bundle: '',
    complexity: 'Very Complex',
    add_ons: 'Surround sound',
    estimate_low: '374',
    estimate_high: '823',
  })
  expect(english.message).toBe(
    'As the page says, please.\n\nJob: TV mounting · Toronto · Very Complex · Same day · Surround sound · Estimate $374-$823',
  )
  const french = await leadFor(answers, 'fr')
  expect(french).toMatchObject({
    complexity: 'Very Complex',
    add_ons: 'Surround sound',
    estimate_high: '823',
  })
  expect(french.message).toContain(
    'Très complexe · Le jour même · Son ambiophonique · Estimation 374–823\u00A0$',
  )
})

test('answers are in the lead with their words, and in its price', async () => {
  // The wall was answered in the estimator, the rest in the form. `gone` is no question any more.
  const job = `${jobQuery({ ...estimate, answers: { wall: 'brick', gone: 'yes' } })}`
  const typed = new URLSearchParams({ 'answer-outlet': 'none', 'answer-raceway': '10' }).toString()
  const answers = { service_type: 'tv-mounting', job, answers: typed }
  const english = await leadFor(answers)
  expect(english).toMatchObject({
    answer_wall: 'Brick or concrete',
    answer_raceway: '10\u00A0ft',
    answer_outlet: 'None yet',
    // 60 for the wall, 6 ft of raceway above the included 4 at 6 each, 150 for the electrician.
    estimate_low: String(374 + 60 + 36 + 150),
    estimate_high: String(823 + 60 + 36 + 150),
  })
  expect(english.jobs[0]?.answers?.[0]).toEqual({
    question: 'wall',
    kind: 'choice',
    value: 'brick',
    label: { en: 'Wall type', fr: 'Type de mur' },
    text: { en: 'Brick or concrete', fr: 'Brique ou béton' },
  })
  expect(english.message).toContain(
    'Estimate $620-$1,069\nWall type: Brick or concrete\nLength of the visible raceway: 10\u00A0ft\nOutlet behind the screen: None yet',
  )
  const french = await leadFor(answers, 'fr')
  expect(french).toMatchObject({ answer_wall: 'Brick or concrete', estimate_low: '620' })
  expect(french.message).toContain('\nType de mur\u00A0: Brique ou béton\n')
  expect(JSON.stringify(english)).not.toContain('gone')
})

test('a service that was chosen in the list of the form has its answers, and none of the service of the address', async () => {
  const job = `${jobQuery({ service: 'fence-installation', answers: { wall: 'drywall' } })}`
  const answers = { service_type: 'tv-mounting', job, answers: 'answer-outlet=none&answer-gone=yes' }
  const lead = await leadFor(answers)
  expect(lead).toMatchObject({ service_slug: 'tv-mounting', answer_outlet: 'None yet' })
  expect(lead).not.toHaveProperty('answer_wall')
  expect(JSON.stringify(lead.jobs)).not.toContain('gone')
})

test('a photo that a question asks for is tied to the photos of the request, and leaves the price alone', async () => {
  const answers = {
    service_type: 'tv-mounting',
    job: `${jobQuery({ service: 'tv-mounting', city: 'toronto' })}`,
  }
  const plain = await leadFor(answers)
  const withPhoto = await leadFor({ ...answers, answers: 'answer-place=yes' })
  expect(withPhoto.jobs[0]?.answers).toEqual([
    {
      ...{ question: 'place', kind: 'photo', value: 'yes' },
      label: { en: 'The wall, with the nearest outlet', fr: 'Le mur, avec la prise la plus proche' },
      text: { en: 'see the photos', fr: 'voir les photos' },
    },
  ])
  const { estimate_low, estimate_high } = plain
  expect(withPhoto).toMatchObject({ estimate_low, estimate_high })
})

test('a question is asked once: what the address answers is left out, what follows from it is not', async () => {
  const openFor = async (answers?: Record<string, string>) => {
    const job = { service: 'tv-mounting', answers }
    return openQuestions(job, await fetchJob(job, 'en')).map(({ key }) => key)
  }
  expect(await openFor()).toEqual(['wall', 'raceway', 'fireplace', 'outlet', 'place'])
  expect(await openFor({ wall: 'brick' })).toEqual(['raceway', 'fireplace', 'outlet', 'place'])
  expect(await openFor({ wall: 'drywall', outlet: 'there' })).toEqual(['fireplace', 'place'])
})

test('what is published meanwhile counts for the next lead, and for no other language or job', async () => {
  const jobOf = async (service: string, lang: 'en' | 'fr' = 'en') =>
    (await leadFor({ service_type: service }, lang)).jobs[0]?.text
  const [english, french, other] = [
    await jobOf('tv-mounting'),
    await jobOf('tv-mounting', 'fr'),
    await jobOf('soundbar-installation'),
  ]
  expect(new Set([english, french, other]).size).toBe(3)
  expect(await jobOf('tv-mounting')).toBe(english)
  const query = '*[_type == "service" && slug.current == "tv-mounting"]'
  lake.mutate([{ patch: { query, set: { 'name.en': 'Hanging of televisions' } } }], { author: 'editor' })
  expect(await jobOf('tv-mounting')).toMatch(/^Hanging of televisions/)
  expect(await jobOf('tv-mounting', 'fr')).toBe(french)
  lake.mutate([{ patch: { query, set: { 'name.en': 'TV mounting' } } }], { author: 'editor' })
})

test('the contractor a form was opened with stays when a service is chosen on it', async () => {
  const job = `${jobQuery({ contractor: 'queen-street-installations', city: 'toronto' })}`
  const chosen = await leadFor({ service_type: 'tv-mounting', job, contractor: 'queen-street-installations' })
  expect(chosen).toMatchObject({ service_slug: 'tv-mounting', contractor: 'queen-street-installations' })
  expect(chosen.jobs[0]?.text).toContain('Queen Street Installations')
  expect(chosen.message).toContain('Queen Street Installations')
})

test('what is chosen on the page counts, not what its address said', async () => {
  const job = `${jobQuery(estimate)}`
  expect(await leadFor({ service_type: 'tv-mounting', job, city: 'Montréal' })).toMatchObject({
    estimate_low: '345',
    estimate_high: '735',
    jobs: [{ city: 'montreal' }],
  })
  expect(await leadFor({ service_type: 'roof-replacement', job })).toMatchObject({
    service_type: 'other',
    service_slug: 'roof-replacement',
    complexity: '',
    estimate_low: '',
  })
  expect(
    await leadFor({ service_type: 'tv-mounting', job: 'service=tv-mounting&addons=no-such' }),
  ).toMatchObject({
    add_ons: '',
    service_slug: 'tv-mounting',
  })
})

test.each([
  [
    'en',
    'install 3 ceiling fans and a smart thermostat in H7N 5H9',
    'Ceiling fans',
    'Smart thermostat installation',
  ],
  [
    'fr',
    '3 ventilateurs de plafond et un thermostat à Laval',
    'Ventilateurs de plafond',
    'Installation de thermostat intelligent',
  ],
] as const)('what a sentence asks for reaches the lead, in %s', async (lang, sentence, fans, thermostat) => {
  const { result } = await fetchContent(searchIndexQuery, {})
  const { search, prepare } = createGlobalSearch(toSearchIndex(result, lang), { combination: '', city: '' })
  await prepare(sentence)
  const address = new URL(
    jobHref('/get-quote', askedJob(search(sentence, {}).understood, sentence)),
    'https://site',
  )
  const { jobNames } = await getSlugs()
  const job = readJob(address.searchParams, jobNames)
  expect(job).toEqual({
    service: 'ceiling-fans',
    also: ['smart-thermostat-installation'],
    quantities: [3, 1],
    city: 'laval',
    words: sentence,
  })
  // The form posts what it was filled with.
  const services = result.services.map(({ slug, name }) => ({ slug, name: name?.[lang] ?? null }))
  const answers = answersFor(job, await fetchJob(job, lang), services)
  expect(answers).toMatchObject({
    city: 'Laval',
    province_state: 'QC',
    message: sentence,
    another_job: thermostat,
  })
  const lead = await leadFor(answers, lang)
  expect(lead.jobs).toMatchObject([
    { service: 'ceiling-fans', quantity: 3, city: 'laval' },
    { service: 'smart-thermostat-installation', quantity: 1, city: 'laval' },
  ])
  expect(lead.jobs[0]?.text).toContain(fans)
  expect(lead).toMatchObject({ service_slug: 'ceiling-fans', city: 'Laval' })
  expect(lead.message).toContain(sentence)
})

test('a type or a detail that the site does not know is none', async () => {
  expect(await leadFor({ service_type: 'tv-audio', service_type_detail: 'dishwasher' })).toMatchObject({
    service_type: 'tv-audio',
    service_type_detail: '',
    message: 'As the page says, please.',
  })
  expect(await leadFor({ service_type: 'hack-the-planet' })).toMatchObject({
    service_type: 'other',
    service_slug: '',
  })
})

test('several jobs are in `jobs` and in the message, ten at most', async () => {
  const lead = await leadFor({
    service_type: 'tv-mounting',
    job: 'service=tv-mounting&city=toronto',
    another_job: 'Installation de toilette\n\nA swing',
    quantity: '2\n4\n1\n-3',
  })
  expect(lead.jobs).toMatchObject([
    {
      quantity: 2,
      service: 'tv-mounting',
      text: '2\u00A0×\u00A0TV mounting · Toronto · Average in Toronto $140-$380',
    },
    { quantity: 4, service: 'toilet-installation' },
    { quantity: 1, service: '', text: 'A swing · Toronto' },
  ])
  expect(lead.message).toMatch(
    /\n\nJobs:\n1\. 2\u00A0×\u00A0TV mounting · .*\n2\. 4\u00A0×\u00A0Toilet .*\n3\. A swing · Toronto$/,
  )
  const many = await leadFor({ service_type: 'office', another_job: 'A shelf\n'.repeat(30) })
  expect(many.jobs).toHaveLength(10)
})

describe('everything can be booked', () => {
  test.each(['en', 'fr'] as const)('each service and each bundle, in %s', async (lang) => {
    const found = await lake.query(`{
      "service": *[_type == "service"].slug.current, "bundle": *[_type == "bundle"].slug.current,
      "types": *[_type == "bookingServiceType"].key
    }`)
    const { service, bundle, types } = found as Record<'service' | 'bundle' | 'types', string[]>
    expect([service.length, bundle.length, types.length]).toEqual([50, 5, 8])
    for (const slug of service) {
      const lead = await leadFor({ service_type: slug, job: `service=${slug}&city=toronto` }, lang)
      expect(lead, slug).toMatchObject({ service_slug: slug, jobs: [{ service: slug, city: 'toronto' }] })
      expect([...types, 'other'], slug).toContain(lead.service_type)
      expect(lead.message, slug).toMatch(/Toronto · .*\d/)
    }
    for (const slug of bundle) {
      const lead = await leadFor({ service_type: slug, job: `bundle=${slug}` }, lang)
      expect(lead, slug).toMatchObject({ service_type: 'other', bundle: slug })
      expect(lead.message, slug).toMatch(/\d/)
    }
  })
})
