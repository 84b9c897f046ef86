import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Flex } from '@sanity/ui'
import { useRef, useState } from 'react'
import { Muted } from './muted.tsx'

interface FileButtonProps {
  label: string
  /** Extensions, such as `.csv`. */
  accept: string
  onFile: (file: File) => void
}

/** A button to choose a file. The same file can be chosen again. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  return (
    <Flex gap={3} align="center">
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (!file) return
          setName(file.name)
          onFile(file)
          currentTarget.value = ''
        }}
      />
      <Button mode="ghost" icon={UploadIcon} text={label} onClick={() => input.current?.click()} />
      {name && <Muted>{name}</Muted>}
    </Flex>
  )
}
