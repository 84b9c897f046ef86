import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { PAGE_AGE, RETRY_AFTER } from '#lib/content/freshness.ts'
import {
  beginOtherRender,
  contentVersion,
  expireContent,
  isSettled,
  settleExpiry,
  unsettledTags,
} from '#lib/server/expiry.ts'
import { failedPage } from '#lib/server/failed-page.ts'
import { headersFor, pathOf } from '#lib/server/headers/by-address.ts'
import { siteLog } from '#lib/server/log.ts'
import {
  answerCounter,
  countAnswer,
  counts,
  countWhenSent,
  type RequestKind,
} from '#lib/server/metrics/counts.ts'
import { timed } from '#lib/server/metrics/times.ts'
import { withRequestId } from '#lib/server/request-id.ts'
import { type Answer, ask, EndlessRenderError } from './ask.ts'
import { type Encoding, encodingFor } from './encoding.ts'
import { asHit, entryOf, mayBeStored } from './entry.ts'
import { type Question, questionOf, withoutRouterMark } from './key.ts'
import { sendEntry } from './send.ts'
import { type Entry, PageStore } from './store.ts'

interface Result {
  entry: Entry
  isForAll: boolean
  /** Whether Next made the answer for another visitor who requested the same address just before. */
  isShared: boolean
}

/** A running request to Next. */
interface Asking {
  address: string
  version: number
  /** With patience: the page as Next last made it, if the store does not have it. */
  former: Promise<Answer | null> | null
  result: Promise<Omit<Result, 'isShared'>>
}

/** The time after which a render is given up, in milliseconds. The slowest pages take two seconds on a busy machine. */
const LONGEST_RENDER = 30_000
/** How long a request for a new page waits for renders that began before a change, in milliseconds. */
const LONGEST_SETTLING = 2_000

interface Front {
  /** Next's handler. */
  handle: RequestListener
  /** Answers a request that cannot be answered with a stored page. */
  pass: RequestListener
  /** Makes the lake look for changes by other processes: they expire stored answers. It runs before each stored answer. */
  notice: () => void
  /**
   * For hosted content: how long a visitor waits for a new page, in milliseconds. After this time, or at once when the page
   * cannot be rendered, visitors get the former page. Without `patience` they wait until the render ends, and may see an error.
   */
  patience?: number
  /** After this time a render is given up, in milliseconds. */
  longestRender?: number
}

/**
 * Answers requests for public pages and files with stored answers of Next, until the content of an answer changes. All other
 * requests go to `pass`.
 */
export function createFront({
  handle,
  pass: passOn,
  notice,
  patience,
  longestRender = LONGEST_RENDER,
}: Front): RequestListener {
  const store = new PageStore()
  counts.store = store
  const running = new Set<Asking>()

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const count = answerCounter(request, response)
    // Requests below /api do not count as renders: they render no page, and some of them never end.
    const endRender = request.url?.startsWith('/api/') ? null : beginOtherRender()
    response.once('close', () => {
      count()
      endRender?.()
    })
    withRequestId(request, () => passOn(request, response))
  }

  function answer(question: Question, request: IncomingMessage, response: ServerResponse): void {
    const entry = store.get(question.address)
    if (entry) {
      counts.stored.hits += 1
      send(entry, question, request, response)
    } else {
      counts.stored.misses += 1
      withRequestId(request, () =>
        answerAnew(question, request, response).catch(fail(question, request, response)),
      )
    }
  }

  /** Passes a request of Next's router to Next, after older renders have ended: so the answer shows the latest change. */
  async function passRouter(request: IncomingMessage, response: ServerResponse) {
    await settled()
    pass(request, response)
  }

  /** Visitors who request the same page at the same time share one request to Next. */
  async function answerAnew(question: Question, request: IncomingMessage, response: ServerResponse) {
    const wanted = encodingFor(request.headers['accept-encoding'])
    const newest = newestResult(question, wanted)
    const { entry, isForAll, isShared } = await (patience === undefined
      ? newest
      : newestOrFormer(newest, patience, question, wanted))
    const isRedirect = entry.status >= 300 && entry.status < 400
    if (isRedirect || (isShared && !isForAll)) pass(request, response)
    else send(entry, question, request, response)
  }

  async function newestResult(question: Question, wanted: Encoding): Promise<Result> {
    await settled()
    const version = contentVersion()
    const other = [...running].find(
      (asking) => asking.address === question.address && asking.version === version,
    )
    const result = await (other ?? begin(question, version, wanted)).result
    return { ...result, isShared: other !== undefined }
  }

  async function newestOrFormer(
    newest: Promise<Result>,
    patience: number,
    question: Question,
    wanted: Encoding,
  ): Promise<Result> {
    const inTime = await Promise.race([newest.catch(() => null), wait(patience, null, { ref: false })])
    if (inTime && inTime.entry.status < 500) return inTime
    const former = await formerEntry(question, wanted)
    // A newer answer may be stored by now.
    let entry = store.get(question.address)
    if (!entry) {
      if (!former) return newest
      const reason = inTime ? `status ${inTime.entry.status}` : 'takes long'
      siteLog.warn(
        { reason, path: pathOf(question.address) },
        'A page could not be made: it is answered as it was',
      )
      entry = { ...former, version: contentVersion(), validUntil: performance.now() + RETRY_AFTER }
      store.put(question.address, entry)
    }
    return { entry, isForAll: true, isShared: false }
  }

  function begin(question: Question, version: number, wanted: Encoding): Asking {
    const { address } = question
    const former = patience === undefined || store.latest(address) ? null : madeBefore(question)
    const asking = { address, version, former, result: askFor(question, version, wanted, former) }
    running.add(asking)
    const end = () => running.delete(asking)
    asking.result.then(end, end)
    return asking
  }

  async function askFor(
    question: Question,
    version: number,
    wanted: Encoding,
    former: Asking['former'],
  ): Promise<Omit<Result, 'isShared'>> {
    // Next answers all requests for a page with its running render. So the former page must be read before the render begins.
    await former
    const validUntil = performance.now() + PAGE_AGE
    const answer = await timed('render', () => ask(handle, question.address, longestRender))
    const entry = await entryOf(pathOf(question.address), answer, { version, validUntil, wanted }, store)
    const isForAll = mayBeStored(answer, question.isFile)
    if (isForAll) store.put(question.address, asHit(entry))
    return { entry, isForAll }
  }

  /** The latest entry of a page, even an expired one, or else the last page that Next has made. */
  async function formerEntry(question: Question, wanted: Encoding): Promise<Entry | null> {
    const latest = store.latest(question.address)
    if (latest) return latest
    const version = contentVersion()
    const asking = [...running].find(({ address }) => address === question.address)
    const former = await (asking?.former ?? madeBefore(question))
    return former && entryOf(pathOf(question.address), former, { version, validUntil: 0, wanted }, store)
  }

  /** The last page that Next has made, even an expired one. Null when there is none, or when it may not be stored. */
  async function madeBefore(question: Question): Promise<Answer | null> {
    try {
      const answer = await ask(handle, question.address, longestRender, { asMade: true })
      return mayBeStored(answer, question.isFile) ? answer : null
    } catch (error) {
      siteLog.warn({ err: error, path: pathOf(question.address) }, 'The former page could not be read')
      return null
    }
  }

  async function settled(): Promise<void> {
    while (!isSettled()) await settle()
  }

  /**
   * Waits for renders that began before the latest change. Next may store their pages after the change as if they were new, so
   * the changed tags expire a second time. Next compares times in whole milliseconds, so this function first waits one
   * millisecond. After LONGEST_SETTLING it does not wait for slow renders: the tags expire again when these have ended.
   */
  async function settle(): Promise<void> {
    const version = contentVersion()
    const older = [...running].filter((asking) => asking.version !== version)
    const ended = Promise.allSettled(older.map(({ result }) => result))
    const isLate = await Promise.race([ended.then(() => false), wait(LONGEST_SETTLING, true, { ref: false })])
    if (isLate) {
      const tags = unsettledTags()
      ended.then(() => expireContent(tags))
    }
    await wait(1)
    if (version === contentVersion()) settleExpiry()
  }

  /** When Next does not finish a page, the visitor gets the former page, or else the page for failures with status 503. */
  const fail =
    (question: Question, request: IncomingMessage, response: ServerResponse) => (error: unknown) => {
      if (!(error instanceof EndlessRenderError)) return giveUp(request, response)(error)
      siteLog.error({ path: pathOf(question.address) }, 'A page was not finished in time: it is given up')
      const former = store.latest(question.address)
      if (former) return send(former, question, request, response)
      const head = {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': '30',
      }
      response.writeHead(503, { ...headersFor(pathOf(question.address)), ...head }).end(failedPage())
      countAnswer(kindOf(question), 503)
    }

  const giveUp = (request: IncomingMessage, response: ServerResponse) => (error: unknown) => {
    siteLog.error({ err: error, path: pathOf(request.url ?? '') }, 'An answer could not be stored')
    pass(request, response)
  }

  return (request, response) => {
    const page = withoutRouterMark(request)
    if (page !== null) {
      countWhenSent(request, response)
      return lead(page, response)
    }
    const isRouter = request.headers.rsc !== undefined
    const question = questionOf(request)
    if (question === null && !isRouter) return pass(request, response)
    try {
      notice()
    } catch (error) {
      return giveUp(request, response)(error)
    }
    if (question) answer(question, request, response)
    else passRouter(request, response)
  }
}

function send(entry: Entry, question: Question, request: IncomingMessage, response: ServerResponse): void {
  sendEntry(entry, request, response)
  countAnswer(kindOf(question), response.statusCode === 304 ? 304 : entry.status)
}

const kindOf = ({ isFile }: Question): RequestKind => (isFile ? 'file' : 'page')

/** Redirects a browser from an address of Next's router (`?_rsc=`) to the page. */
function lead(page: string, response: ServerResponse): void {
  const head = { ...headersFor(pathOf(page)), Location: page, 'Cache-Control': 'private, no-store' }
  response.writeHead(307, head).end()
}
