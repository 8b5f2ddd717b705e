import { contentOf, type EditedPage } from '../store/edits/edited-page'

/** Returns the complete page as text, in its saved format. */
export function pageFile(documentId: number, page: EditedPage): { name: string; text: string } {
  const slug = page.settings.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  const body = { documentId, ...page.settings, content: contentOf(page) }
  return { name: `${slug || 'page'}-${documentId}.json`, text: JSON.stringify(body, null, 2) }
}

/** Downloads a text as a file. */
export function downloadText({ name, text }: { name: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Delayed, because the browser reads the address later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
