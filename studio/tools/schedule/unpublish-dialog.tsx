import { TextInput } from '@sanity/ui'
import { type SanityDocument, useClient, useSingleDocRelease } from 'sanity'
import { LOCALES } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { documentName } from '#studio/core/document-name.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { newKey } from '#studio/core/new-key.ts'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import { Labelled } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useScheduleWords } from './words.ts'

/** Asks when to unpublish a document, in the time zone of the browser, and schedules it in one transaction. */
export default function UnpublishDialog({
  document,
  onClose,
}: {
  document: SanityDocument
  onClose: () => void
}) {
  const { words, language } = useScheduleWords()
  const client = useClient({ apiVersion: API_VERSION })
  const { onSetScheduledDraftPerspective } = useSingleDocRelease()

  async function schedule(data: FormData) {
    const moment = new Date(String(data.get('moment') ?? ''))
    if (Number.isNaN(moment.getTime())) throw new Error(words.missing)
    if (moment <= new Date()) throw new Error(words.past)
    const releaseId = `r${newKey()}`
    const publishAt = moment.toISOString()
    try {
      await client.action([
        {
          actionType: 'sanity.action.release.create',
          releaseId,
          metadata: {
            title: words.release(documentName(document, language)),
            releaseType: 'scheduled',
            cardinality: 'one',
            intendedPublishAt: publishAt,
          },
        },
        {
          actionType: 'sanity.action.document.version.unpublish',
          versionId: `versions.${releaseId}.${document._id}`,
          publishedId: document._id,
        },
        { actionType: 'sanity.action.release.schedule', releaseId, publishAt },
      ])
    } catch (error) {
      throw new Error(errorSentence(error, language))
    }
    onClose()
    onSetScheduledDraftPerspective(releaseId)
  }

  return (
    <FormDialog
      id="unpublish-at"
      title={words.title}
      submit={words.submit}
      onClose={onClose}
      onSubmit={schedule}
    >
      <Muted>{words.lead}</Muted>
      <Labelled label={words.when} hint={words.zone(timeZone(LOCALES[language]))}>
        {(ids) => <TextInput {...ids} name="moment" type="datetime-local" autoFocus />}
      </Labelled>
    </FormDialog>
  )
}

/** The time zone of the browser, such as "Eastern Time". */
function timeZone(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'longGeneric' }).formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
