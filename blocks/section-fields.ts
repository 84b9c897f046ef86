import { blockFields } from './queries.ts'

/** What is read of a section: a block, or the saved section that stands in its place (`shownBlocks`). */
export const sectionFields = `${blockFields},
  _type == "savedSectionBlock" => {"saved": savedSection->{_id, sections[hidden != true]{${blockFields}}}}`
