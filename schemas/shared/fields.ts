/** Functions that make the fields of the content model, such as `field.slug(…)`. Import them with `import * as field`. */
export * from './fields/lists.ts'
export * from './fields/localized.ts'
export { fieldOf as ofType, type Titles } from './fields/options.ts'
export * from './fields/parts.ts'
export * from './fields/values.ts'
