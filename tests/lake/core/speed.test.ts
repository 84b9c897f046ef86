import { expect, test } from 'vitest'
import { mutate, temporaryLake } from './temporary-lake.ts'

const link = (_ref: string) => ({ _type: 'reference', _ref })

/** 10,000 documents: 100 services, 4,000 reviews of them, 5,900 others. */
function largeLake() {
  const lake = temporaryLake()
  const some = (count: number, of: (n: number) => object) =>
    Array.from({ length: count }, (_, n) => ({ create: of(n) }))
  mutate(
    lake,
    ...some(100, (n) => ({ _id: `service-${n}`, _type: 'service', slug: { current: `s${n}` } })),
    ...some(4000, (n) => ({
      _id: `review-${n}`,
      _type: 'review',
      rating: n % 5,
      service: link(`service-${n % 100}`),
    })),
    ...some(5900, (n) => ({ _id: `guide-${n}`, _type: 'guide', text: { en: 'words '.repeat(30) } })),
  )
  return lake
}

/** The median, in milliseconds: what is typical, however busy the machine is for a moment. */
async function median(run: () => unknown): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 25; n++) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[12] ?? Number.POSITIVE_INFINITY
}

test('with 10,000 documents, a page query takes a few milliseconds and a commit under five', async () => {
  const lake = largeLake()
  const page = `*[_type == "service" && slug.current == $slug][0]{
    ..., "reviews": *[_type == "review" && references(^._id)] | order(rating desc)[0...10]}`
  expect(await median(() => lake.query(page, { slug: 's7' }))).toBeLessThan(5)
  expect(await median(() => lake.query(page, { slug: 's7' }, { perspective: 'drafts' }))).toBeLessThan(5)
  const counts = '*[_type == "service"]{_id, "reviews": count(*[_type == "review" && service._ref == ^._id])}'
  expect(await median(() => lake.query(counts))).toBeLessThan(50)
  expect(await median(() => mutate(lake, { patch: { id: 'service-7', inc: { n: 1 } } }))).toBeLessThan(5)
})
