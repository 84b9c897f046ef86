'use client'

import { Explorer } from './explorer.tsx'
import * as notes from './notes.tsx'
import type { ExplorerProps } from './types.ts'

/** The explorer of an address with a state. The server has rendered the notes for it, so their code comes with the page. */
export function ChosenExplorer(props: ExplorerProps) {
  return <Explorer {...props} notes={notes} />
}
