/* Made by `npm run generate` from the folders beside it. */
import { Block as Estimator } from './estimator/block.tsx'
import { Block as Hero } from './hero/block.tsx'

/** The component of each kind of block that only landing pages can have, by its type. */
export const LANDING_COMPONENTS = {
  estimatorBlock: Estimator,
  heroBlock: Hero,
}
