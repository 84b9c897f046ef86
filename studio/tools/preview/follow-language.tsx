import { type ReactNode, useEffect } from 'react'
import { BehaviorSubject } from 'rxjs'
import type { Language } from '#lib/i18n/languages.ts'
import { useStudioLanguage } from '#studio/core/language.ts'

/** The language of the Studio, for code outside of components. */
export const studioLanguage = new BehaviorSubject<Language>('en')

export function FollowLanguage({ children }: { children: ReactNode }) {
  const language = useStudioLanguage()
  useEffect(() => studioLanguage.next(language), [language])
  return children
}
