/** The id of the bar that tells staff they look at drafts. */
export const DRAFT_BAR = 'draft-bar'
