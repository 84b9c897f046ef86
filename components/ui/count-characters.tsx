'use client'

import { useEffect } from 'react'
import { loadLazily } from '#lib/browser/lazy-module.ts'

/**
 * Shows in forms that the browser sends itself how many characters are left (`data-limit`). Without scripts `maxLength`
 * ends a text; with scripts nothing is cut, and too long a text is not sent. The code is loaded when somebody types.
 */
export function CountCharacters() {
  useEffect(() => {
    for (const field of document.querySelectorAll('[data-limit][maxlength]'))
      field.removeAttribute('maxlength')
    const follow = ({ target }: Event) =>
      void loadLazily(() => import('../lead/text-limit.ts')).then(
        (loaded) => target && loaded?.followLimit(target),
      )
    document.addEventListener('input', follow)
    return () => document.removeEventListener('input', follow)
  }, [])
  return null
}
