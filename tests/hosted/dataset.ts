import { join } from 'node:path'
import { type DocumentChange, type Lake, type LakeDocument, openLake } from 'content-lake'
import { countAttributes } from '#lib/content/attributes.ts'
import { DelayedView } from './delayed-view.ts'
import type { Plan } from './facts.ts'
import { documentTooLarge, tooManyAttributes } from './refusals.ts'

interface DatasetOptions {
  name: string
  isPublic: boolean
  /** The dataset whose comments and tasks are in this one. */
  addonFor?: string
}

/** How long a query may see old content by itself, in milliseconds. */
interface Delays {
  /** Of the API CDN, always. */
  cdn: number
  /** Of the API, while the fault is `late`. */
  late: number
}

/** A dataset: a lake without the site's own checks and additions, and the views of it that are late. */
export class Dataset {
  readonly name: string
  readonly isPublic: boolean
  readonly addonFor: string | undefined
  readonly lake: Lake
  readonly cdn: DelayedView
  readonly late: DelayedView
  readonly #timer: NodeJS.Timeout
  /** Not fewer than the attributes of all documents. To count them takes long, so it is done where this exceeds the limit. */
  #atMost = 0

  constructor(
    folder: string,
    projectId: string,
    { name, isPublic, addonFor }: DatasetOptions,
    delays: Delays,
  ) {
    this.name = name
    this.isPublic = isPublic
    this.addonFor = addonFor
    this.lake = openLake(join(folder, name), {
      projectId,
      dataset: name,
      title: projectId,
      path: '',
      log: LOG,
    })
    this.cdn = new DelayedView(this.lake, delays.cdn)
    this.late = new DelayedView(this.lake, delays.late)
    this.lake.subscribe(({ changes }) => {
      this.#atMost += attributesOf(changes)
    })
    // Sanity publishes what is due without a client. Who may schedule was checked then.
    this.#timer = setInterval(() => this.lake.publishDueReleases(() => () => {}), DUE_EVERY).unref()
  }

  attributes(): number {
    return countAttributes(this.lake.allDocuments())
  }

  /** Throws a LakeError when the dataset, or one of its documents, would have more attributes than the plan allows. */
  requireFewAttributes(changes: DocumentChange[], plan: Plan): void {
    for (const { id, after } of changes) {
      const count = countAttributes(after ? [after] : [])
      if (count > plan.attributesOfDocument) throw documentTooLarge(id, count, plan.attributesOfDocument)
    }
    if (this.#atMost + attributesOf(changes) <= plan.attributes) return
    const stored = this.lake.allDocuments()
    const documents = new Map<string, LakeDocument | null>(stored.map((document) => [document._id, document]))
    for (const { id, after } of changes) documents.set(id, after)
    const count = countAttributes([...documents.values()].filter((document) => document !== null))
    this.#atMost = countAttributes(stored)
    // A dataset that has too many already can be cleaned up.
    if (count > plan.attributes && count >= this.#atMost) throw tooManyAttributes(count, plan.attributes)
  }

  close(): void {
    clearInterval(this.#timer)
    this.lake.close()
  }
}

const attributesOf = (changes: DocumentChange[]) =>
  changes.reduce((sum, { after }) => sum + countAttributes(after ? [after] : []), 0)

const DUE_EVERY = 500

const LOG = {
  warn: (details: object, sentence: string) => console.warn(sentence, details),
  error: (details: object, sentence: string) => console.error(sentence, details),
}
