import { momentWords } from '#schema/publication/publication-words'
import { escapeHtml } from '../../http/escape-html'

/** What a preview says of itself. */
interface PreviewBar {
  readonly savedAt: Date
  readonly expiresAt: Date
  readonly followsDraft: boolean
  readonly timeZone: string
}

/** Styles of its own: no page of visitors carries those of a preview. */
const STYLE = [
  'position:sticky;inset-block-start:0;z-index:90',
  'padding:8px 16px;background:#1f2937;color:#fff',
  'font:500 14px/1.4 system-ui,sans-serif;text-align:center',
].join(';')

/** The bar at the top of a preview: that it is a draft, of when, and until when the link works. */
export function previewBar({ savedAt, expiresAt, followsDraft, timeZone }: PreviewBar): string {
  const words = [
    `Preview of a draft, saved ${momentWords(savedAt.toISOString(), timeZone)}. Visitors don’t see it.`,
    ...(followsDraft ? ['It shows the newest draft.'] : []),
    `This link works until ${momentWords(expiresAt.toISOString(), timeZone)}.`,
  ].join(' ')
  return `<aside lang="en" aria-label="Preview" style="${STYLE}">${escapeHtml(words)}</aside>`
}
