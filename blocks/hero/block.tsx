import { PageHero } from '#components/page/heroes.tsx'
import { toLinks } from '#lib/content/links.ts'
import type { BlockProps } from '../props.ts'

/** The head of the page. Its heading is the `h1` of the page. */
export function Block({ block, lang }: BlockProps<'heroBlock'>) {
  const links = toLinks(block.links).map(({ href, label }) => [href, label])
  return (
    <PageHero page={block} lang={lang} links={links.length > 0 ? Object.fromEntries(links) : undefined} />
  )
}
