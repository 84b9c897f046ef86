'use client'

import { type ComponentType, useEffect, useState } from 'react'

interface Props {
  error: Error
}

/**
 * Replaces the whole page when its frame failed in the browser. The texts are loaded only then, because every page carries
 * this component. The button is there in any case, also when nothing can be loaded.
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
