/** Builders for the kinds of field the content model is made of. Use as `import * as field`. */
export * from './fields/lists.ts'
export * from './fields/localized.ts'
export { fieldOf as ofType, type Titles } from './fields/options.ts'
export * from './fields/parts.ts'
export * from './fields/values.ts'
