import { Closing } from '#components/ui/sections.tsx'
import { toLinks } from '#lib/content/links.ts'
import type { BlockProps } from '../props.ts'

/** A band with a call to action. */
export function Block({ block, id, lang }: BlockProps<'callToActionBlock'>) {
  const links = toLinks(block.links).map(({ href, label }) => [href, label])
  return <Closing id={id} closing={block} links={Object.fromEntries(links)} lang={lang} />
}
