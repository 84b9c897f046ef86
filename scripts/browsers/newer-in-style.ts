import type { Identifier } from '@mdn/browser-compat-data'
import { type AtRule, type Declaration, parse, type Rule } from 'postcss'
import { css, featuresOf, isOld, SITE_FLOOR } from './floor.ts'

const AT_RULES = new Map(featuresOf(css['at-rules'] as Identifier))
const PROPERTIES = new Map(featuresOf(css.properties as Identifier))
const SELECTORS = new Map(featuresOf(css.selectors as Identifier))
const FUNCTIONS = new Map(featuresOf(css.types as Identifier).flatMap(([, type]) => featuresOf(type)))

/**
 * The features in a style sheet that the oldest browsers lack, such as `@starting-style`, `:has`, `text-wrap`, `oklch()` and
 * `appearance: base-select`. Old browsers ignore these features, so a page must also work without them.
 * @returns the names, each once
 */
export function newerInStyle(styles: string): string[] {
  const found = new Set<string>()
  const note = (name: string, feature: Identifier | undefined) => {
    if (feature && !isOld(feature, SITE_FLOOR)) found.add(name)
  }
  const inAtRule = ({ name, params }: AtRule) => {
    note(`@${name}`, AT_RULES.get(name))
    // `@supports` only tests for a feature.
    if (name === 'supports') return
    for (const [feature] of params.matchAll(/[a-z][a-z-]+(?=\s*[:)<>=])/g))
      note(`@${name} (${feature})`, AT_RULES.get(name)?.[feature])
  }
  const inSelector = ({ selector }: Rule) => {
    for (const [written, name = ''] of selector.replace(/\\./g, '').matchAll(/::?([a-z-]+)/g))
      note(written, SELECTORS.get(name))
  }
  const inDeclaration = ({ prop, value }: Declaration) => {
    const property = PROPERTIES.get(prop)
    note(prop, property)
    for (const [word, name = '', call] of value.matchAll(/([a-z][a-z-]*)(\()?/g)) {
      if (call) note(`${word})`, FUNCTIONS.get(name))
      else note(`${prop}: ${name}`, property?.[name])
    }
  }
  const sheet = parse(styles)
  sheet.walkAtRules(inAtRule)
  sheet.walkRules(inSelector)
  sheet.walkDecls(inDeclaration)
  return [...found].sort()
}
