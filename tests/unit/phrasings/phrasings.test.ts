// Reads the sample content.

import { readFileSync } from 'node:fs'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { searchIndexQuery, toSearchIndex } from '#lib/content/search-index.ts'
import { createGlobalSearch } from '#lib/search/global-search/search.ts'
import { readSeed } from '../cache-tags/seed.ts'

const content = await (await evaluate(parse(searchIndexQuery), { dataset: await readSeed() })).get()

/** The sentences of a file: `sentence | services with their numbers | city`. */
function phrasingsOf(lang: string) {
  const lines = readFileSync(`tests/unit/phrasings/${lang}.txt`, 'utf8').trim().split('\n').slice(1)
  return lines.map((line) => {
    const [sentence = '', jobs = '', city = ''] = line.split('|').map((part) => part.trim())
    return { sentence, city, jobs: jobs.split(', ').map((job) => job.split('/')) }
  })
}

/** `3 ceiling-fans` is three of them; `none` is no service. */
function jobOf(text: string) {
  const [, number = '1', service = ''] = /^(?:(\d+) )?(.+)$/.exec(text) ?? []
  return { number: Number(number), service }
}

for (const lang of ['en', 'fr'] as const) {
  test(`${lang}: at least 95 of 100 sentences are understood`, async () => {
    const { search, prepare } = createGlobalSearch(toSearchIndex(content, lang), {
      combination: '',
      city: '',
    })
    const phrasings = phrasingsOf(lang)
    expect(phrasings.length).toBeGreaterThanOrEqual(200)
    const right = { services: 0, numbers: 0, city: 0, all: 0 }
    for (const { sentence, jobs, city } of phrasings) {
      await prepare(sentence)
      const { understood } = search(sentence, {})
      const found = understood.jobs.map(({ service, quantity }) => ({
        service: service.slug,
        number: quantity,
      }))
      if (found.length === 0) found.push({ service: 'none', number: 1 })
      const foundCity =
        understood.city === null || understood.city === 'elsewhere' ? '' : understood.city.slug
      const isEach = (isRight: (job: ReturnType<typeof jobOf>, place: number) => boolean) =>
        jobs.length === found.length &&
        jobs.every((any, place) => any.map(jobOf).some((job) => isRight(job, place)))
      const is = {
        services: isEach(({ service }, place) => found[place]?.service === service),
        numbers: isEach((job, place) => found[place]?.number === job.number),
        city: foundCity === city,
      }
      const isAll = isEach(
        (job, place) => found[place]?.number === job.number && found[place]?.service === job.service,
      )
      for (const name of ['services', 'numbers', 'city'] as const) if (is[name]) right[name]++
      if (isAll && is.city) right.all++
      else
        console.log(
          `${sentence} → ${found.map(({ service, number }) => `${number} ${service}`).join(', ')} | ${foundCity}`,
        )
    }
    const shares = Object.entries(right).map(
      ([name, count]) => [name, (count / phrasings.length) * 100] as const,
    )
    console.log(
      `${lang}, ${phrasings.length} sentences:`,
      ...shares.map(([name, share]) => `${name} ${share.toFixed(1)}%`),
    )
    for (const [name, share] of shares) expect(share, name).toBeGreaterThanOrEqual(95)
  })
}
