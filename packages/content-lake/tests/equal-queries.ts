import fc from 'fast-check'
import { evaluate, parse } from 'groq-js'
import { expect } from 'vitest'
import { createView, layersOf } from '../src/groq/perspective.ts'
import { runQuery } from '../src/groq/query.ts'
import { temporaryIndex } from '../src/groq/temporary-index.ts'
import type { Perspective } from '../src/index.ts'
import type { NewDocument } from '../src/working-copy.ts'
import { documents, params, queries, reducedQueries, services } from './generated.ts'

const AT = '2026-01-01T00:00:00.000Z'
const SYSTEM = { _rev: 'r', _createdAt: AT, _updatedAt: AT }

function stored(document: NewDocument) {
  return { ...document, ...SYSTEM, _id: document._id ?? '' }
}

/** The perspectives once more, written as plainly as possible. */
function overlay(all: NewDocument[], perspective: Perspective): NewDocument[] {
  const documents = all.map(stored)
  const layers = {
    raw: [],
    public: [''],
    published: [''],
    drafts: ['drafts.', ''],
    r1: ['versions.r1.', 'drafts.', ''],
  }
  const prefixes = Array.isArray(perspective) ? layers.r1 : layers[perspective]
  const seen =
    perspective === 'raw'
      ? documents
      : ['a', 'b', 'c', 'd', 'e'].flatMap((name) => {
          const candidates = prefixes.map((prefix) => documents.find(({ _id }) => _id === prefix + name))
          const top = candidates.find((candidate) => candidate !== undefined)
          if (!top) return []
          return perspective === 'published' || perspective === 'public'
            ? [top]
            : [{ ...top, _id: name, _originalId: top._id }]
        })
  return seen.sort((a, b) => (a._id < b._id ? -1 : 1))
}

async function plainGroq(query: string, values: Record<string, unknown>, dataset: NewDocument[]) {
  const result = await evaluate(parse(query, { params: values }), { params: values, dataset })
  return JSON.parse(JSON.stringify(await result.get()))
}

function lakeGroq(
  query: string,
  values: Record<string, unknown>,
  all: NewDocument[],
  perspective: Perspective,
) {
  const { index } = temporaryIndex(all.map(stored))
  const result = runQuery(query, values, createView(index, layersOf(perspective)), {
    projectId: 'p',
    dataset: 'd',
  })
  return JSON.parse(JSON.stringify(result))
}

export const PERSPECTIVES: [string, Perspective][] = [
  ['raw', 'raw'],
  ['public', 'public'],
  ['published', 'published'],
  ['drafts', 'drafts'],
  ['a stack', ['r1', 'drafts']],
]

/** What is answered from columns is what plain groq-js answers: `runs` generated contents and queries. */
export const expectColumnsEqual = (perspective: Perspective, runs: number) =>
  expectEqual(services, reducedQueries, perspective, runs)

/** Narrowed and joined queries answer as plain groq-js does: `runs` generated contents and queries. */
export const expectJoinsEqual = (perspective: Perspective, runs: number) =>
  expectEqual(documents, queries, perspective, runs)

function expectEqual(
  contents: fc.Arbitrary<NewDocument[]>,
  asked: fc.Arbitrary<string>,
  perspective: Perspective,
  runs: number,
): Promise<void> {
  const property = fc.asyncProperty(contents, asked, params, async (all, query, values) => {
    const expected = await plainGroq(query, values, overlay(all, perspective))
    expect(lakeGroq(query, values, all, perspective)).toEqual(expected)
  })
  return fc.assert(property, { numRuns: runs })
}
