import en from './en.json' with { type: 'json' }
import type { SceneText, Texts } from './shape.ts'

/** The name of a part of the guide, such as `publish`. Each part has one picture in each language. */
export type Scene = keyof (typeof en)['scenes']
/** The parts of the guide, in the order of a day's work. */
export const SCENES = Object.keys(en.scenes) as Scene[]

export interface GuideText extends Texts {
  scenes: Record<Scene, SceneText>
}

/** The size every picture has, in CSS pixels. */
export const PICTURE = { width: 1280, height: 800 }
