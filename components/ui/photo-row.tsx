import { isDrawing, type StoredPicture, toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Picture } from './picture.tsx'
import { Zoom } from './zoom.tsx'

/** Small photos of a job that can be enlarged. A drawing is called a drawing; several that are all drawn are called so once. */
export function PhotoRow({ photos, lang }: { photos: StoredPicture[]; lang: Language }) {
  const pictures = photos.flatMap((stored) => {
    const picture = toPicture(stored)
    return picture ? [{ picture, isDrawn: isDrawing(stored) }] : []
  })
  if (pictures.length === 0) return null
  const { shell, reviews: words, projects } = getDictionary(lang)
  const { enlarge, close } = shell
  const areAllDrawn = pictures.length > 1 && pictures.every(({ isDrawn }) => isDrawn)
  return (
    <>
      {areAllDrawn && <p className="mt-3 text-small md:mt-4">{projects.drawings}</p>}
      <ul className={`flex flex-wrap gap-2.5 ${areAllDrawn ? '' : 'mt-3 md:mt-4'}`}>
        {pictures.map(({ picture, isDrawn }) => (
          <li
            key={picture.src}
            // The caption stands beside a single picture, and below each of several pictures.
            className={pictures.length === 1 ? 'flex flex-wrap items-end gap-2.5' : undefined}
          >
            <Zoom
              picture={picture}
              words={{ enlarge, close }}
              className="overflow-hidden rounded-control border-2 border-rule"
            >
              <Picture
                picture={picture}
                sizes="10rem"
                className="aspect-8/5 h-20 w-32 object-cover md:h-25 md:w-40"
              />
            </Zoom>
            {isDrawn && !areAllDrawn && <p className="text-small">{words.drawing}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
