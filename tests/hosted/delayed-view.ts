import type { DocumentChange, Lake } from 'content-lake'
import { createView, runQuery, temporaryIndex } from 'content-lake/groq'

/** Published documents of a lake as they were some time ago: what a replica or a cache of Sanity answers from. */
export class DelayedView {
  readonly #lake: Lake
  readonly #replica: ReturnType<typeof temporaryIndex>
  readonly #waiting: { seq: number; due: number; changes: DocumentChange[] }[] = []
  /** Milliseconds until a commit is seen. */
  delay: number

  constructor(lake: Lake, delay: number) {
    this.#lake = lake
    this.#replica = temporaryIndex(lake.allDocuments())
    this.delay = delay
    lake.subscribe(({ seq, changes }) =>
      this.#waiting.push({ seq, due: performance.now() + this.delay, changes }),
    )
  }

  /**
   * The lake, except that queries over published documents see it delayed. Queries with drafts or source maps are not delayed.
   * @param atLeast the number of a transaction that queries see in any case
   */
  asLake(atLeast: number): Lake {
    const { evaluator, projectId, dataset } = this.#lake
    type Query = Lake['evaluator']['query']
    const query: Query = async (asked, asker) => {
      const layers = [asked.perspective].flat()
      const isPublished = layers.length === 1 && (layers[0] === 'published' || layers[0] === 'public')
      if (!isPublished || asked.withSources) return evaluator.query(asked, asker)
      this.#catchUp(atLeast)
      const view = createView(this.#replica.index, layers)
      const result = runQuery(asked.query, asked.params, view, {
        projectId,
        dataset,
        identity: asked.identity,
      })
      return Buffer.from(withOrigin(JSON.stringify(result ?? null), asked.origin, projectId))
    }
    return Object.create(this.#lake, { evaluator: { value: { query } } })
  }

  #catchUp(atLeast: number): void {
    const now = performance.now()
    while (this.#waiting[0] && (this.#waiting[0].due <= now || this.#waiting[0].seq <= atLeast)) {
      for (const change of this.#waiting.shift()?.changes ?? []) this.#replica.change(change)
    }
  }
}

/** Stored addresses of images and files have no origin. */
function withOrigin(json: string, origin: string, project: string): string {
  return json.replace(new RegExp(`(?<!\\\\)"/(?=(images|files)/${project}/)`, 'g'), `"${origin}/`)
}

/** A lake for whoever may read nothing: it is not an error to ask. */
export function withoutDocuments(lake: Lake): Lake {
  const { index } = temporaryIndex([])
  const { evaluator, projectId, dataset } = lake
  const query: Lake['evaluator']['query'] = async ({ query, params }) =>
    Buffer.from(
      JSON.stringify(runQuery(query, params, createView(index, 'raw'), { projectId, dataset }) ?? null),
    )
  return Object.create(lake, {
    getDocuments: { value: () => [] },
    withVersions: { value: () => [] },
    transactionsSince: { value: () => [] },
    subscribe: { value: () => () => {} },
    evaluator: { value: { query, check: evaluator.check.bind(evaluator) } },
  })
}
