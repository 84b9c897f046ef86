/** Shown when a page fails in the browser. A separate file, because the browser loads these texts in both languages. */
export const failure = {
  title: 'Something went wrong',
  text: 'This page could not be shown. It has been reported, and loading it again often helps.',
  retry: 'Load again',
  home: 'Go Home',
}
