import type { Effects, LakeDocument, MendozaPatch } from './types.ts'

// Mendoza is Sanity's format for the difference between two documents. These are opcodes from the `mendoza` package.
const VALUE = 0
const COPY = 1
const PUSH_FIELD_COPY = 10
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_DELETE_FIELD = 19

type Fields = Record<string, unknown>

/** The effects of a change as Mendoza patches: `apply` turns `before` into `after`, `revert` turns `after` into `before`. */
export function effectsOf(before: LakeDocument | null, after: LakeDocument | null): Effects {
  const from = before && withoutRevision(before)
  const to = after && withoutRevision(after)
  return { apply: patchBetween(from, to), revert: patchBetween(to, from) }
}

/** The Studio applies effects to documents without `_rev`. Mendoza numbers the fields, so `_rev` would shift the numbers. */
function withoutRevision({ _rev, ...fields }: LakeDocument): Fields {
  return fields
}

function patchBetween(from: Fields | null, to: Fields | null): MendozaPatch {
  return from && to ? [COPY, ...fieldPatches(from, to)] : [VALUE, to]
}

/** A patch for the fields that differ. Objects are patched field by field. Other values, lists too, are replaced as a whole. */
function fieldPatches(from: Fields, to: Fields): MendozaPatch {
  const patch: MendozaPatch = []
  for (const [number, key] of Object.keys(from).sort().entries()) {
    if (!Object.hasOwn(to, key)) {
      patch.push(OBJECT_DELETE_FIELD, number)
      continue
    }
    const [old, value] = [from[key], to[key]]
    if (JSON.stringify(old) === JSON.stringify(value)) continue
    if (isFields(old) && isFields(value)) {
      patch.push(PUSH_FIELD_COPY, number, ...fieldPatches(old, value), RETURN_INTO_OBJECT_SAME_KEY_POP)
    } else {
      patch.push(OBJECT_SET_FIELD_VALUE, value, key)
    }
  }
  for (const key of Object.keys(to)) {
    if (!Object.hasOwn(from, key)) patch.push(OBJECT_SET_FIELD_VALUE, to[key], key)
  }
  return patch
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
