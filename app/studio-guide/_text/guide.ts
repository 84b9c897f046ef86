/** The scenes of the guide, in the order of a day's work. Each has one picture in each language. */
export const SCENES = [
  'sign-in',
  'edit',
  'preview',
  'translate',
  'translations',
  'publish',
  'history',
  'bulk',
  'import',
  'leads',
  'checklist',
  'people',
] as const

export type Scene = (typeof SCENES)[number]

/** What the guide says about one scene. In texts, `**two stars**` mark what is written on the screen. */
export interface SceneText {
  title: string
  lead: string
  steps: string[]
  note?: string
  /** What the picture shows. */
  alt: string
}

export interface GuideText {
  title: string
  lead: string
  contents: string
  toStudio: string
  otherLanguage: string
  scenes: Record<Scene, SceneText>
}

/** The size every picture has, in CSS pixels. */
export const PICTURE = { width: 1280, height: 800 }
