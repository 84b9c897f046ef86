/** The texts of one scene of the guide. In these texts, `**two stars**` mark words that are written on the screen. */
export interface SceneText {
  title: string
  lead: string
  steps: string[]
  note?: string
  /** Texts that replace those above when the content is in hosted Sanity. With other steps, the picture is left out. */
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
