/**
 * PostCSS plugin: removes fonts that are loaded from other hosts, as in the Studio's style sheet. The Content Security Policy
 * (lib/server/headers) refuses such fonts, so the browser would only log an error.
 */
const withoutRemoteFonts = () => ({
  postcssPlugin: 'without-remote-fonts',
  AtRule: {
    'font-face': (rule) => {
      if (/url\(\s*["']?(https?:)?\/\//.test(rule.toString())) rule.remove()
    },
  },
})
withoutRemoteFonts.postcss = true

export default withoutRemoteFonts
