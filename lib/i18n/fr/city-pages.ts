import type { Dictionary } from '../en.ts'

export const cityPages: Dictionary['cityPages'] = {}
