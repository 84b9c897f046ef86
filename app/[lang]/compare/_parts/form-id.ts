/** The id of the form that chooses what is compared. */
export const FORM = 'compare-form'
