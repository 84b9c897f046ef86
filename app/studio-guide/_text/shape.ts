/** The texts of one scene of the guide. In these texts, `**two stars**` mark words that are written on the screen. */
export interface SceneText {
  title: string
  lead: string
  steps: string[]
  note?: string
  /** What is said instead where the content is in hosted Sanity. With steps of its own, the scene has no picture there. */
  hosted?: Partial<Pick<SceneText, 'lead' | 'steps' | 'note'>>
  /** The alternative text of the picture. */
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
