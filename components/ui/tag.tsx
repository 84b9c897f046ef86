import type { ReactNode } from 'react'

const TONES = {
  outline: 'tag',
  ink: 'tag tag-ink',
  loud: 'tag tag-loud',
  // The popularity of a bundle. Only these tags have a colour other than the loud colour.
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
