import { Box } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { readFile } from '#studio/core/ask-server.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { photoUrl } from './leads-api.ts'

/** The height of a photo, in CSS pixels. */
const HEIGHT = 160

interface LeadPhotoProps {
  leadId: string
  /** The id of the photo. */
  id: string
  /** The alternative text, such as `Photo 1`. */
  name: string
}

/** A photo that came with a lead. It opens in a new tab. */
export const LeadPhoto = ({ leadId, id, name }: LeadPhotoProps) => (
  <PhotoAt address={photoUrl(leadId, id)} name={name} />
)

/** A photo at an address that only staff can read. It opens in a new tab. */
export function PhotoAt({ address: source, name }: { address: string; name: string }) {
  const { value, error } = useLoaded(useCallback(() => readFile(source), [source]))
  const address = useObjectUrl(value)
  if (error !== null) return <Alert problem={`${error} (${name})`} />
  if (address === null) return <Box style={{ height: HEIGHT }} />
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={name} height={HEIGHT} />
    </a>
  )
}

/** A `blob:` URL of a file; null while there is no file. It is revoked when the component unmounts. */
function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
