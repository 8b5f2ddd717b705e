import { expect, test } from 'vitest'
import type { PreviewedPage } from '../content/site-content'
import { previewBar } from './preview-bar'

const blocks = [
  { id: 'b_text', name: 'Text', displayName: '', fields: [], slots: {} },
  { id: 'b_way', name: 'Hero', displayName: 'The way in', fields: [], slots: {} },
]

test.each([
  ['en-US', 'Text'],
  ['gu-IN', 'ટેક્સ્ટ'],
  ['hi-IN', 'टेक्स्ट'],
  ['fr-FR', 'Text'],
])(
  'a guest chooses a block by its name, in the language of the page: %s',
  async (language, name) => {
    const preview = {
      ...{ savedAt: new Date(0), expiresAt: new Date(0), followsDraft: true, isShared: true },
      ...{ timeZone: 'UTC', page: { documentId: 1, language, content: { blocks } } },
    } as unknown as PreviewedPage
    const bar = await previewBar(preview)
    expect(bar).toContain(`<option value="b_text">${name}</option>`)
    expect(bar).toContain('<option value="b_way">The way in</option>')
  },
)
