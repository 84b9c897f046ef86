/** The mark, a folded ruler, on a grid of 40 × 40. Its holes want the rule `evenodd`. */
export const MARK =
  'M5.5 35V5L20 19.5 34.5 5v30H28V19.5l-8 8-8-8V35zm1.5-4a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0zm22.5 0a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0z'
