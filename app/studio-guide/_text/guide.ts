import { en } from './en.ts'

/** What the guide says about one scene. In texts, `**two stars**` mark what is written on the screen. */
export interface SceneText {
  title: string
  lead: string
  steps: string[]
  note?: string
  /** What the picture shows. */
  alt: string
}

export interface Texts {
  title: string
  lead: string
  contents: string
  toStudio: string
  otherLanguage: string
  scenes: Record<string, SceneText>
}

/** The scenes of the guide, in the order of a day's work. Each has one picture in each language. */
export type Scene = keyof (typeof en)['scenes']
export const SCENES = Object.keys(en.scenes) as Scene[]

export interface GuideText extends Texts {
  scenes: Record<Scene, SceneText>
}

/** The size every picture has, in CSS pixels. */
export const PICTURE = { width: 1280, height: 800 }
