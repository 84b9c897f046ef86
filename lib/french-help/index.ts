import 'server-only'
import { type Env, env } from '#lib/env.ts'
import { chat } from './chat.ts'
import { deepl } from './deepl.ts'
import type { FrenchService } from './service.ts'

type Settings = Pick<Env, 'DEEPL_KEY' | 'DEEPL_URL' | 'CHAT_URL' | 'CHAT_KEY' | 'CHAT_MODEL'>

let service: FrenchService | null | undefined

/** The translation service of the settings; null when there is none. */
export function getFrenchService(): FrenchService | null {
  service ??= serviceOf(env)
  return service
}

function serviceOf({ DEEPL_KEY, DEEPL_URL, CHAT_URL, CHAT_KEY, CHAT_MODEL }: Settings): FrenchService | null {
  if (DEEPL_KEY) return deepl(DEEPL_KEY, DEEPL_URL)
  return CHAT_URL && CHAT_KEY && CHAT_MODEL ? chat({ url: CHAT_URL, key: CHAT_KEY, model: CHAT_MODEL }) : null
}
