/** Used until somebody names the site. */
export const WORKING_NAME = 'Montage'
