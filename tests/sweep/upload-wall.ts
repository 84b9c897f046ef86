import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openDocument, openTab, uploadImage } from '../e2e/studio.ts'

/** Opens the service of furniture assembly and gives it a picture of one colour, 800 × 600, which is written to `file`. */
export async function uploadWall(page: Page, file: string): Promise<void> {
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .png()
    .toFile(file)
  await openDocument(page, 'service-furniture-assembly', 'service')
  await openTab(page, 'Pictures')
  await uploadImage(page, 'picture', file)
}
