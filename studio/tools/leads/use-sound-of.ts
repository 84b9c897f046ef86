import { useEffect, useRef } from 'react'

/** Plays a sound when a number grows. The first number is silent: it was there before the Studio was opened. */
export function useSoundOf(count: number | undefined): void {
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (count === undefined) return
    if (before.current !== undefined && count > before.current) playTwoTones()
    before.current = count
  }, [count])
}

/** Two tones of a fifth of a second. A browser that has not been used yet plays nothing. */
function playTwoTones(): void {
  const context = new AudioContext()
  const volume = context.createGain()
  volume.gain.value = 0.2
  volume.connect(context.destination)
  for (const [place, pitch] of [660, 880].entries()) {
    const tone = context.createOscillator()
    tone.frequency.value = pitch
    tone.connect(volume)
    tone.start(context.currentTime + place * 0.25)
    tone.stop(context.currentTime + place * 0.25 + 0.2)
  }
  setTimeout(() => void context.close(), 1_000)
}
