import { Button } from '@sanity/ui'
import type { ComponentProps } from 'react'
import { saveFile } from '../save-file.ts'
import { useAction } from '../use-action.ts'
import { Alert } from './alert.tsx'

interface DownloadButtonProps extends Pick<ComponentProps<typeof Button>, 'icon' | 'text'> {
  /** Rejects with an Error whose message can be shown. */
  load: () => Promise<File>
}

/** A button that saves a file. When the download fails, it shows the reason. */
export function DownloadButton({ load, ...button }: DownloadButtonProps) {
  const { problem, run } = useAction()

  async function download() {
    const file = await load()
    saveFile(file.name, file.type, file)
  }

  return (
    <>
      <Button {...button} mode="ghost" onClick={() => run(download)} />
      <Alert problem={problem} />
    </>
  )
}
