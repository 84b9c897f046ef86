import type { Dictionary } from '../en.ts'

export const offerPages: Dictionary['offerPages'] = {}
