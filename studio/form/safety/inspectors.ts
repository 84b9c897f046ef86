/** Names of the panels beside the form. They are part of the Studio's addresses. */
export const WHAT_CHANGES = 'what-changes'
export const ON_THE_SITE = 'on-the-site'
