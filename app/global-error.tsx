'use client'

import { type ComponentType, useEffect, useState } from 'react'

interface Props {
  error: Error
}

/**
 * Replaces the whole page when its root layout failed in the browser. The texts are loaded after the failure, because this
 * component is in the code of every page. The button needs no loaded code, so it also works when nothing can be loaded.
 */
export default function FailedFrame({ error }: Props) {
  const [Words, setWords] = useState<ComponentType<Props>>()
  useEffect(() => {
    void import('#components/failure/failed-frame.tsx').then(({ FailedFrameWords }) =>
      setWords(() => FailedFrameWords),
    )
  }, [])
  return (
    <html lang="en">
      <body>
        {Words && <Words error={error} />}
        <button type="button" onClick={() => window.location.reload()}>
          Load again · <span lang="fr">Recharger la page</span>
        </button>
      </body>
    </html>
  )
}
