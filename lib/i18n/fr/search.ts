import type { Dictionary } from '../en.ts'

export const search: Dictionary['search'] = {}
