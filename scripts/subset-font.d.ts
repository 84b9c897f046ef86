declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt'
    /** By variation axis: a fixed value or a narrower range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    /** OpenType features to keep. All others are dropped. */
    keepFeatures?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
