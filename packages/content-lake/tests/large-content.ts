const link = (_ref: string) => ({ _type: 'reference', _ref })

/** 10,000 documents: 100 services, 4,000 reviews of them, 5,900 others. */
export function largeContent() {
  const some = (count: number, of: (n: number) => { _id: string; _type: string }) =>
    Array.from({ length: count }, (_, n) => of(n))
  return [
    ...some(100, (n) => ({ _id: `service-${n}`, _type: 'service', slug: { current: `s${n}` } })),
    ...some(4000, (n) => ({
      _id: `review-${n}`,
      _type: 'review',
      rating: n % 5,
      n,
      service: link(`service-${n % 100}`),
    })),
    ...some(5900, (n) => ({ _id: `guide-${n}`, _type: 'guide', n, text: { en: 'words '.repeat(30) } })),
  ]
}

/** A service's page: one service and the newest of its 40 reviews. */
export const PAGE_QUERY = `*[_type == "service" && slug.current == $slug][0]{
  ..., "reviews": *[_type == "review" && references(^._id)] | order(rating desc, n desc)[0...10]}`

/** Every service with the number of its reviews. */
export const COUNTS_QUERY =
  '*[_type == "service"]{_id, "reviews": count(*[_type == "review" && service._ref == ^._id])}'

/** The newest guides. */
export const FIRST_QUERY = '*[_type == "guide" && defined(n)] | order(n desc)[0...10]'
