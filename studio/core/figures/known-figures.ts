import type { SanityClient } from '@sanity/client'
import { useSyncExternalStore } from 'react'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { NamedFigure } from '#lib/i18n/named-figures.ts'

/** A site figure with the label that the Studio shows for it. */
export interface KnownFigure extends NamedFigure {
  label: Partial<Bilingual> | null
}

const FIGURES = `*[_id == "siteFigures"][0].figures[defined(name) && defined(value)]{name, value, label{en, fr}}`

/** A list preview is not a component and has no hooks. So the known figures are in this module and not in React state. */
let known: KnownFigure[] = []
const listeners = new Set<() => void>()

/** The published site figures. Empty until the lake has answered. */
export const knownFigures = (): KnownFigure[] => known

/** `knownFigures` as a hook: the component renders again when the figures change. */
export const useKnownFigures = (): KnownFigure[] => useSyncExternalStore(subscribe, knownFigures)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads the figures now and whenever they are published, until the returned function is called. */
export function followFigures(client: SanityClient): () => void {
  const read = () => {
    client.fetch<KnownFigure[] | null>(FIGURES, {}, { perspective: 'published' }).then(
      (figures) => {
        known = figures ?? []
        for (const listener of listeners) listener()
      },
      // Without an answer, texts in the Studio show the name `{cities}` instead of its number.
      (error: unknown) => console.warn('The site figures could not be read', error),
    )
  }
  read()
  const changes = client
    .listen('*[_id == "siteFigures"]', {}, { includeResult: false, visibility: 'query' })
    .subscribe(read)
  return () => changes.unsubscribe()
}
