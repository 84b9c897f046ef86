import { Button } from '@sanity/ui'
import type { ComponentProps } from 'react'
import { readFile } from '../ask-server.ts'
import { saveFile } from '../save-file.ts'
import { useAction } from '../use-action.ts'
import { Alert } from './alert.tsx'

interface DownloadButtonProps extends Pick<ComponentProps<typeof Button>, 'icon' | 'text'> {
  address: string
}

/** A button that downloads a file of this server. When the download fails, it shows the reason. */
export function DownloadButton({ address, ...button }: DownloadButtonProps) {
  const { problem, run } = useAction()

  async function download() {
    const file = await readFile(address)
    saveFile(file.name, file.type, file)
  }

  return (
    <>
      <Button {...button} mode="ghost" onClick={() => run(download)} />
      <Alert problem={problem} />
    </>
  )
}
