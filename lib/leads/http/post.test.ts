import { expect, test } from 'vitest'
import { readForm } from './post.ts'

function formOf(parts: number): Request {
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
  return new Request('http://localhost/api/forms', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${part.repeat(parts)}--x--\r\n`,
  })
}

test('a form with more parts than any form has is refused before they are read', async () => {
  await expect(readForm(formOf(400_000))).rejects.toMatchObject({ status: 413 })
  expect((await readForm(formOf(900))).texts.a).toBe('\n'.repeat(899))
})
