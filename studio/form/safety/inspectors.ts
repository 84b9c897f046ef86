/** Names of the panels beside the form, as they are in addresses. */
export const WHAT_CHANGES = 'what-changes'
export const ON_THE_SITE = 'on-the-site'
