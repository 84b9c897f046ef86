import { TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { getDraftId, getPublishedId, type SanityDocument, useClient, useSingleDocRelease } from 'sanity'
import { documentName } from '#lib/i18n/document-name.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { newKey } from '#studio/core/new-key.ts'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import { Labelled } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { RadioChoice } from '#studio/core/ui/radio-choice.tsx'
import { nextMorning } from './next-morning.ts'
import { useScheduleWords } from './words.ts'

interface ScheduleDialogProps {
  kind: 'publish' | 'unpublish'
  /** The draft to publish, or the published document to take off the site. */
  document: SanityDocument
  onClose: () => void
}

/**
 * Asks when to publish a draft, or to take a published document off the site, in the time zone of the browser. Schedules it in
 * one transaction. A document can also be taken off at once.
 */
export default function ScheduleDialog({ kind, document, onClose }: ScheduleDialogProps) {
  const { words, language } = useScheduleWords()
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const { onSetScheduledDraftPerspective } = useSingleDocRelease()
  const [when, setWhen] = useState<'now' | 'later'>(kind === 'publish' ? 'later' : 'now')
  const publishedId = getPublishedId(document._id)
  const name = documentName(document, language)
  const texts = words[kind]

  async function takeOff() {
    const draftId = getDraftId(document._id)
    await client.action({ actionType: 'sanity.action.document.unpublish', publishedId, draftId })
    push({ status: 'success', closable: true, title: words.isOff(name), description: words.isOffHint })
  }

  async function schedule(moment: Date) {
    const releaseId = `r${newKey()}`
    const versionId = `versions.${releaseId}.${publishedId}`
    const publishAt = moment.toISOString()
    await client.action([
      {
        actionType: 'sanity.action.release.create',
        releaseId,
        metadata: {
          title: texts.release(name),
          releaseType: 'scheduled',
          cardinality: 'one',
          intendedPublishAt: publishAt,
        },
      },
      kind === 'publish'
        ? {
            actionType: 'sanity.action.document.version.create',
            publishedId,
            baseId: document._id,
            versionId,
          }
        : { actionType: 'sanity.action.document.version.unpublish', versionId, publishedId },
      { actionType: 'sanity.action.release.schedule', releaseId, publishAt },
    ])
    onSetScheduledDraftPerspective(releaseId)
  }

  async function submit(data: FormData) {
    const moment = new Date(String(data.get('moment') ?? ''))
    if (when === 'later' && Number.isNaN(moment.getTime())) throw new Error(words.missing)
    if (when === 'later' && moment <= new Date()) throw new Error(words.past)
    try {
      await (when === 'now' ? takeOff() : schedule(moment))
    } catch (error) {
      throw new Error(errorSentence(error, language))
    }
    onClose()
  }

  return (
    <FormDialog
      id={`schedule-${kind}`}
      title={texts.title}
      submit={when === 'now' ? words.takeOff : words.submit}
      onClose={onClose}
      onSubmit={submit}
    >
      {kind === 'unpublish' && (
        <RadioChoice
          label={words.when}
          options={[
            ['now', words.now],
            ['later', words.later],
          ]}
          value={when}
          onChange={setWhen}
        />
      )}
      <Muted>{when === 'now' ? words.nowLead : texts.lead}</Muted>
      {when === 'later' && (
        <Labelled label={words.moment} hint={words.zone(timeZone(LOCALES[language]))}>
          {(ids) => (
            <TextInput {...ids} name="moment" type="datetime-local" defaultValue={nextMorning()} autoFocus />
          )}
        </Labelled>
      )}
    </FormDialog>
  )
}

/** The time zone of the browser, such as "Eastern Time". */
function timeZone(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'longGeneric' }).formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
