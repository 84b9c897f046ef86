export { default, generateMetadata } from '../terms/page.tsx'
