import { type GuestOutcome, guestCommentAction } from '#schema/api/comments'
import { escapeHtml } from '#schema/text/escape-text'
import { commentFields } from '../../http/comment-fields'
import { declaredNames } from '../../http/errors/refusal-text'
import { guestMessages, guestMoment } from '../../http/guest-messages'
import { listCommentableBlocks } from '../content/commentable'
import type { PreviewedPage } from '../content/site-content'

/** Inline styles, so that visitors’ pages don’t contain styles of previews. */
const STYLES = {
  bar: 'position:sticky;inset-block-start:0;z-index:90;max-block-size:100vh;overflow:auto;padding:8px 16px;background:#1f2937;color:#fff;font:500 14px/1.4 system-ui,sans-serif;text-align:center',
  words: 'margin:0',
  notice:
    'margin:8px auto 0;padding:8px 12px;max-inline-size:480px;border-radius:6px;background:#fff;color:#111827',
  details: 'margin-block-start:4px',
  summary:
    'display:inline-block;padding:4px 12px;border:1px solid #9ca3af;border-radius:6px;cursor:pointer',
  form: 'display:grid;gap:12px;margin:12px auto 8px;max-inline-size:480px;text-align:start',
  label: 'display:grid;gap:4px',
  field:
    'inline-size:100%;box-sizing:border-box;padding:8px;border:1px solid #6b7280;border-radius:6px;background:#fff;color:#111827;font:400 16px/1.4 system-ui,sans-serif',
  button:
    'justify-self:start;padding:8px 16px;border:0;border-radius:6px;background:#fff;color:#111827;font:600 14px/1.4 system-ui,sans-serif;cursor:pointer',
  trap: 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden',
} as const

const SENT: GuestOutcome = 'thanks'

/**
 * Returns the bar at the top of a preview: that it is a draft, its time, and when the link expires. Guests can comment on a
 * block.
 */
export async function previewBar(preview: PreviewedPage, sent = ''): Promise<string> {
  const { savedAt, expiresAt, followsDraft, isShared, timeZone } = preview
  const messages = guestMessages(preview.page.language)
  const words = [
    messages.savedAt(guestMoment(messages, savedAt, timeZone)),
    ...(followsDraft ? [messages.followsDraft] : []),
    messages.worksUntil(guestMoment(messages, expiresAt, timeZone)),
  ].join(' ')
  const notice = sent === SENT ? messages.sent : null
  return [
    `<aside lang="${messages.locale}" aria-label="${messages.preview}" style="${STYLES.bar}">`,
    `<p style="${STYLES.words}">${escapeHtml(words)}</p>`,
    notice && `<p role="status" style="${STYLES.notice}">${escapeHtml(notice)}</p>`,
    isShared && (await commentForm(preview)),
    '</aside>',
  ]
    .filter(Boolean)
    .join('')
}

/** Returns the comment form, which works without a script. */
async function commentForm({ page }: PreviewedPage): Promise<string> {
  const blocks = listCommentableBlocks(page.content.blocks, await declaredNames(page.language))
  if (blocks.length === 0) return ''
  return [
    `<details style="${STYLES.details}"><summary style="${STYLES.summary}">${guestMessages(page.language).comment}</summary>`,
    `<form method="post" action="${guestCommentAction(String(page.documentId))}" style="${STYLES.form}">`,
    commentFields({ language: page.language, blocks }, STYLES),
    '</form></details>',
  ].join('')
}
