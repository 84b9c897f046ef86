import type { Dictionary } from '../en.ts'

export const forms: Dictionary['forms'] = {}
