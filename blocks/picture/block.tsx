import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/sections.tsx'
import { toPicture } from '#lib/content/picture.ts'
import type { BlockProps } from '../props.ts'

/** A large picture with its caption; left out without the picture. */
export function Block({ block, id, ground }: BlockProps<'pictureBlock'>) {
  const picture = toPicture(block.picture)
  if (!picture) return null
  return (
    <Section id={id} ground={ground} heading={block}>
      <figure>
        <Picture
          picture={picture}
          sizes="(min-width: 90rem) 84rem, 100vw"
          className="h-auto w-full rounded-frame border-2 border-rule"
        />
        {block.caption && <figcaption className="mt-3 text-small">{block.caption}</figcaption>}
      </figure>
    </Section>
  )
}
