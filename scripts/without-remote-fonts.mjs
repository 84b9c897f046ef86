/**
 * PostCSS plugin: fonts come with the site. A style sheet that has one on another host, as that of the Studio does, is built
 * without it: the browser would only refuse the font (see `headers` in next.config.ts) and complain.
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
