/** A page that failed in the browser. Apart from the rest, because a browser loads these in both languages. */
export const failure = {
  title: 'Something went wrong',
  text: 'This page could not be shown. It has been reported, and loading it again often helps.',
  retry: 'Load again',
  home: 'Go Home',
}
