import type { Dictionary } from '../en.ts'

export const app: Dictionary['app'] = {}
