import type { Dictionary } from '../en.ts'

export const trustPages: Dictionary['trustPages'] = {}
