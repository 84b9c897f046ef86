import { useLayoutEffect, useRef } from 'react'

/**
 * Writes the step into the page's title: `Step 2 of 4 - Book an installation`. `position` is `Step 2 of 4`. When the router shows the page, Next writes the title after the wizard has appeared. So this hook
 * watches the head for as long as the wizard is mounted.
 */
export function useStepInTitle(position: string) {
  const pageTitle = useRef('')
  const shown = useRef('')
  useLayoutEffect(() => {
    const { pathname } = location
    const write = () => {
      if (location.pathname !== pathname) return
      if (document.title !== shown.current) pageTitle.current = document.title
      const title = `${position} - ${pageTitle.current}`
      if (document.title === title || pageTitle.current === '') return
      shown.current = title
      document.title = title
    }
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    write()
    return () => observer.disconnect()
  }, [position])
}
