import type { ReactNode } from 'react'

const TONES = {
  outline: 'tag',
  ink: 'tag tag-ink',
  loud: 'tag tag-loud',
  // How popular a bundle is: the one exception to the single loud colour.
  amber: 'tag tag-amber',
  blue: 'tag tag-blue',
  green: 'tag tag-green',
  grey: 'tag tag-grey',
}

export type TagTone = keyof typeof TONES

/** A small fact about a service: its complexity, a licence, its popularity. */
export function Tag({ tone = 'outline', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={TONES[tone]}>{children}</span>
}
