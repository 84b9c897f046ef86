import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { BRAND } from '#lib/brand/brand.ts'
import { SCHEMES } from '#lib/brand/schemes.ts'
import type { Blocks } from '#lib/content/blocks.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'

/** The content of a PDF, in one language. */
export interface TextDocument {
  lang: Language
  title: string
  /** The publisher's name: beside the logo, at the bottom of every page, and as the author. */
  publisher: string
  /** A square PNG beside the name. It is decorative, so it has no text alternative. */
  logo?: Uint8Array | null
  lead: string
  /** Short lines under the lead, such as the date. */
  notes: string[]
  blocks: Blocks
  /** The date of the content, not of the PDF: the same content must give the same file. */
  date: Date
  /** The page number at the bottom of each page. */
  pageLabel: (page: number, pages: number) => string
  /** Turns the `href` of a link into a full address; `null` when the link has no target. */
  toAddress: (href: string) => string | null
}

type Block = Blocks[number]

/** Fonts of one weight each, because pdfkit reads no variable fonts. A PDF embeds only the letters that it uses. */
const FILES = {
  heading: join(process.cwd(), 'app/fonts/heading.ttf'),
  text: join(process.cwd(), 'app/fonts/text-regular.ttf'),
  bold: join(process.cwd(), 'app/fonts/text-bold.ttf'),
}

const { ink: INK, muted: MUTED } = SCHEMES.day
const { loud: LOUD } = BRAND.still

/** Lengths in points (1/72 inch): page margin, indent of lists, side of the logo; font size and space around a paragraph. */
const MARGIN = 60
const INDENT = 18
const LOGO = 24
const STYLES = {
  h2: { font: 'heading', size: 15, before: 15, after: 4 },
  h3: { font: 'heading', size: 12.5, before: 12, after: 3 },
  text: { font: 'text', size: 10.5, before: 0, after: 7 },
  item: { font: 'text', size: 10.5, before: 0, after: 4 },
} as const

/** The space in points that a heading needs below it. Where the page has less, the heading moves to the next page. */
const KEEP_WITH_HEADING = 60

/** Makes a PDF from formatted text: real text in the site's fonts, tagged, with language, title and page numbers. */
export function makePdf(content: TextDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, right: MARGIN, bottom: MARGIN + 16, left: MARGIN },
    lang: LOCALES[content.lang],
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: {
      Title: content.title,
      Author: content.publisher,
      Subject: content.lead,
      CreationDate: content.date,
      ModDate: content.date,
    },
  })
  const finished = collect(pdf)
  for (const [name, file] of Object.entries(FILES)) pdf.registerFont(name, file)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  writeHead(pdf, root, content)
  writeBlocks(pdf, root, content)
  root.end()
  numberPages(pdf, content)
  pdf.end()
  return finished
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}

/** The head of the first page: a band in the loud colour with the logo and the title, then the lead and the notes. */
function writeHead(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { title, publisher, logo, lead, notes }: TextDocument,
) {
  const { width } = pdf.page
  pdf.font('heading').fontSize(30)
  const bandHeight = 76 + pdf.heightOfString(title, { width: width - 2 * MARGIN, lineGap: -3 })
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.rect(0, 0, width, bandHeight).fill(LOUD)
  pdf.rect(0, bandHeight, width, 2).fill(INK)
  if (logo) pdf.image(Buffer.from(logo), MARGIN, 26, { width: LOGO, height: LOGO })
  pdf.endMarkedContent()
  pdf.fillColor(INK)
  add(pdf, root, 'P', () =>
    pdf
      .font('heading')
      .fontSize(12)
      .text(publisher, logo ? MARGIN + LOGO + 8 : MARGIN, 32),
  )
  add(pdf, root, 'H1', () => pdf.font('heading').fontSize(30).text(title, MARGIN, 54, { lineGap: -3 }))
  pdf.y = bandHeight + 26
  add(pdf, root, 'P', () => pdf.font('text').fontSize(13).text(lead, MARGIN, pdf.y, { lineGap: 2 }))
  pdf.y += 8
  for (const note of notes) {
    add(pdf, root, 'P', () => pdf.font('text').fontSize(9.5).fillColor(MUTED).text(note, { lineGap: 1 }))
  }
  pdf.fillColor(INK)
  pdf.y += 10
}

function writeBlocks(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, content: TextDocument) {
  const { blocks } = content
  let list: PDFKit.PDFStructureElement | undefined
  let number = 0
  for (const [index, block] of blocks.entries()) {
    if (block.listItem) {
      const isFirst = blocks[index - 1]?.listItem !== block.listItem
      if (isFirst) {
        list = pdf.struct('L')
        root.add(list)
        number = 0
      }
      number++
      if (list) writeItem(pdf, list, block, block.listItem === 'number' ? `${number}.` : '•', content)
      if (blocks[index + 1]?.listItem !== block.listItem) {
        list?.end()
        pdf.y += 4
      }
    } else {
      writeParagraph(pdf, root, block, content)
    }
  }
}

function writeParagraph(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  block: Block,
  content: TextDocument,
) {
  const isHeading = block.style === 'h2' || block.style === 'h3'
  const style = STYLES[block.style === 'h2' || block.style === 'h3' ? block.style : 'text']
  const room = pdf.page.height - pdf.page.margins.bottom - pdf.y
  if (isHeading && room < style.before + style.size + KEEP_WITH_HEADING) pdf.addPage()
  else pdf.y += style.before
  const tag = block.style === 'h2' ? 'H2' : block.style === 'h3' ? 'H3' : 'P'
  add(pdf, root, tag, () => writeSpans(pdf, block, style, MARGIN, content))
  pdf.y += style.after
}

function writeItem(
  pdf: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  block: Block,
  mark: string,
  content: TextDocument,
) {
  const style = STYLES.item
  if (pdf.page.height - pdf.page.margins.bottom - pdf.y < style.size * 2) pdf.addPage()
  const item = pdf.struct('LI')
  list.add(item)
  const { y } = pdf
  add(pdf, item, 'Lbl', () =>
    pdf.font(style.font).fontSize(style.size).text(mark, MARGIN, y, { lineBreak: false }),
  )
  pdf.y = y
  add(pdf, item, 'LBody', () => writeSpans(pdf, block, style, MARGIN + INDENT, content))
  item.end()
  pdf.x = MARGIN
  pdf.y += style.after
}

/** The text of a block in pieces: bold pieces in the bold font, links underlined and clickable. */
function writeSpans(
  pdf: PDFKit.PDFDocument,
  block: Block,
  style: (typeof STYLES)[keyof typeof STYLES],
  left: number,
  { toAddress }: TextDocument,
) {
  const spans = block.children ?? []
  const width = pdf.page.width - MARGIN - left
  pdf.x = left
  for (const [index, span] of spans.entries()) {
    const href = block.markDefs?.find(({ _key }) => span.marks?.includes(_key))?.href
    const link = href ? toAddress(href) : null
    pdf.font(span.marks?.includes('strong') ? 'bold' : style.font).fontSize(style.size)
    pdf.text(span.text ?? '', {
      width,
      lineGap: 2.5,
      continued: index < spans.length - 1,
      link,
      underline: link !== null,
    })
  }
  pdf.x = MARGIN
}

function add(pdf: PDFKit.PDFDocument, parent: PDFKit.PDFStructureElement, tag: string, write: () => void) {
  parent.add(pdf.struct(tag, {}, write))
}

/** Writes the publisher and the page number at the bottom of every page, as artifacts, which screen readers skip. */
function numberPages(pdf: PDFKit.PDFDocument, { publisher, title, pageLabel }: TextDocument) {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    // Otherwise pdfkit would begin a new page for text below the margin.
    pdf.page.margins.bottom = 0
    const { width, height } = pdf.page
    const top = height - MARGIN + 8
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.rect(MARGIN, top - 8, width - 2 * MARGIN, 1).fill(INK)
    pdf.font('text').fontSize(9).fillColor(MUTED)
    pdf.text(`${publisher} · ${title}`, MARGIN, top, { lineBreak: false })
    pdf.text(pageLabel(page + 1, count), MARGIN, top, {
      width: width - 2 * MARGIN,
      align: 'right',
      lineBreak: false,
    })
    pdf.endMarkedContent()
  }
}
