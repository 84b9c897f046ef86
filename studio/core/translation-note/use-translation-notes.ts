import { useCallback } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { z } from 'zod'
import {
  TRANSLATION_NOTE,
  type TranslationNote,
  translationNoteId,
  translationNoteShape,
} from '#lib/i18n/translation-note.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'

const NOTES = `*[_type == $type && (!defined($document) || document == $document)]`

/** The notes about one document, or all notes when `document` is null. They are read once, and again after `reload`. */
export function useTranslationNotes(document: string | null) {
  const client = useClient({ apiVersion: API_VERSION })
  const load = useCallback(async () => {
    const found = await client.fetch<unknown>(
      NOTES,
      { type: TRANSLATION_NOTE, document },
      { perspective: 'raw' },
    )
    return z.array(translationNoteShape).parse(found)
  }, [client, document])
  return useLoaded(load)
}

type Kind = NonNullable<TranslationNote['decision']>['kind']

/** Writes notes in the name of the signed-in person. Each function rejects when the lake refuses. */
export function useNoteWriter() {
  const client = useClient({ apiVersion: API_VERSION })
  const by = useCurrentUser()?.name ?? ''
  const identityOf = (document: string) => ({
    _id: translationNoteId(document),
    _type: TRANSLATION_NOTE,
    document,
  })
  const said = (text: string) => ({ text: text.trim(), by, at: new Date().toISOString() })
  return {
    /** Replaces former decisions and the replies to them. The lake's history still has both. */
    decide: (documents: string[], kind: Kind, text: string) =>
      client.mutate(
        documents.map((document) => ({
          createOrReplace: { ...identityOf(document), decision: { kind, ...said(text) } },
        })),
      ),
    reply: (document: string, text: string) => {
      const identity = identityOf(document)
      return client
        .transaction()
        .createIfNotExists({ ...identity, reply: said(text) })
        .patch(identity._id, { set: { reply: said(text) } })
        .commit()
    },
  }
}
