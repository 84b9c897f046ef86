import { useToast } from '@sanity/ui/toast'
import { useCallback } from 'react'
import { getPublishedId, type SanityDocument, useClient, useCurrentUser } from 'sanity'
import {
  APPROVAL,
  type ApprovalRequest,
  approvalId,
  approvalShape,
  requestFor,
} from '#lib/shapes/approval.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { newKey } from '#studio/core/new-key.ts'
import { isAdministrator } from '#studio/core/roles.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { useTexts } from '#studio/core/use-texts.ts'

const en = {
  ask: 'Ask for approval',
  waits: 'Waits for approval',
  approve: 'Approve and publish',
  asked: 'Asked. Another editor or an administrator publishes it.',
  notAsked: 'The approval was not asked for.',
  askedBy: (name: string, time: string) => `${name} asks to publish this, ${time}`,
  whyWait: 'You asked for approval: another editor or an administrator publishes it.',
}

const fr: typeof en = {
  ask: 'Demander l’approbation',
  waits: 'En attente d’approbation',
  approve: 'Approuver et publier',
  asked: 'C’est demandé. Quelqu’un d’autre, à la rédaction ou à l’administration, publiera.',
  notAsked: 'L’approbation n’a pas été demandée.',
  askedBy: (name, time) => `${name} demande la publication, ${time}`,
  whyWait:
    'Vous avez demandé l’approbation : quelqu’un d’autre publiera, à la rédaction ou à l’administration.',
}

const SETTING = '*[_id == "siteSettings"][0].approval == true'
const REQUESTS = '*[_id == $approval][0].requests'

export interface Approval {
  /**
   * What the person can do with the draft: publish it, ask for approval, or wait for somebody else. Null until it is known. With
   * the embedded lake the lake decides (`lib/server/rights/approval.ts`), and the Studio only offers the same.
   */
  step: 'publish' | 'ask' | 'wait' | null
  /** What the button says in place of “Publish”. */
  label: string | undefined
  /** Who asks, or why to wait. */
  hint: string | undefined
  ask: () => void
}

/** The approval of a draft as it is now. @param document published id */
export function useApproval(document: string, draft: SanityDocument | null): Approval {
  const { words, time, language } = useTexts({ en, fr })
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const toast = useToast()
  const id = getPublishedId(document)
  const revision = draft?._rev
  const { value: isOn, error } = useLoaded(
    useCallback(
      () => client.fetch<boolean | null>(SETTING, {}, { perspective: 'raw' }).then(Boolean),
      [client],
    ),
  )
  // While the setting is off, nothing is asked after a change of the draft.
  const asked = isOn ? revision : undefined
  const { value: requests, reload } = useLoaded(
    useCallback(async () => {
      if (asked === undefined) return null
      const found = await client.fetch<unknown>(
        REQUESTS,
        { approval: approvalId(id) },
        { perspective: 'raw' },
      )
      return { revision: asked, requests: approvalShape.shape.requests.nullable().parse(found) }
    }, [client, id, asked]),
  )

  const request = requestFor(requests?.requests, revision)
  const isFree = isOn === false || isAdministrator(user) || error !== null
  const isMine = request !== undefined && request.by === user?.id
  const isKnown = isFree || (requests !== null && requests.revision === revision)
  const step = isFree || (request && !isMine) ? 'publish' : isMine ? 'wait' : isKnown ? 'ask' : null

  function ask() {
    if (!user || revision === undefined) return
    const request: ApprovalRequest = {
      _key: newKey(),
      revision,
      by: user.id,
      name: user.name ?? '',
      at: new Date().toISOString(),
    }
    client
      .transaction()
      .createIfNotExists({ _id: approvalId(id), _type: APPROVAL, document: id, requests: [] })
      .patch(approvalId(id), (patch) => patch.append('requests', [request]))
      .commit({ returnDocuments: false })
      .then(
        () => {
          toast.push({ status: 'success', title: words.asked })
          reload()
        },
        (refusal: unknown) =>
          toast.push({
            status: 'error',
            title: words.notAsked,
            description: errorSentence(refusal, language),
          }),
      )
  }

  const askedBy = request ? words.askedBy(request.name, time(request.at)) : undefined
  return {
    step,
    label: step === 'ask' ? words.ask : step === 'wait' ? words.waits : askedBy && words.approve,
    hint: step === 'wait' ? words.whyWait : askedBy,
    ask,
  }
}
