import type { Dictionary } from '../en.ts'

export const articlePages: Dictionary['articlePages'] = {}
