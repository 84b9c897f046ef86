import { isPublishedId } from '../ids.ts'
import { eventStream, follow, resumeFrom } from './event-stream.ts'
import { isOn, type SignedInExchange } from './exchange.ts'
import { SYNC_TAG } from './query.ts'

/** `data/live/events`: reports by tags that results may have changed. Drafts and versions only when asked for. */
export function streamLiveEvents(exchange: SignedInExchange): Response {
  const includeDrafts = isOn(exchange, 'includeDrafts')
  return eventStream(exchange, (stream) => {
    const seq = exchange.lake.lastSeq
    stream.send({ event: 'welcome', id: seq, data: {} })
    return follow(exchange, stream, resumeFrom(exchange) ?? seq, ({ seq: id, changes }) => {
      const isVisible = includeDrafts || changes.some((change) => isPublishedId(change.id))
      if (isVisible) stream.send({ event: 'message', id, data: { tags: [SYNC_TAG] } })
    })
  })
}
