import type { ReviewAction } from '#schema/entities/statuses'
import { abandonedMail, approvedMail, returnedMail } from '../../mail/review-mails'
import { requiredNote, reviewNote } from '../../mail/review-note'
import type { StatusDecision } from '../change-status'
import { type DocumentRow, NO_REVIEW } from '../document-row'
import { checkApprover, published } from '../publish'
import { statusAfter } from '../transitions'

interface Decision extends StatusDecision {
  readonly letter: typeof approvedMail
  /** The note as sent to the person who submitted the page. */
  readonly note: string
}

type Decide = (
  by: Parameters<typeof published>[0],
  row: DocumentRow,
  note: string | null | undefined,
) => Promise<Decision>

/** The effect of each review action on a submitted document. */
export const decisions: Readonly<Record<ReviewAction, Decide>> = {
  async APPROVE(by, row, note) {
    const { principal } = by
    const places = row.review?.texts
    const publishing = await published(by, row, { step: 'approve', ...(places && { places }) })
    const reason = await checkApprover(by.tx, row, { principal })
    return { ...publishing, reason, letter: approvedMail, note: reviewNote(note) }
  },
  async RETURN({ principal: { id, name } }, row, given) {
    const status = statusAfter('return', row.status)
    const note = requiredNote(given)
    const at = new Date().toISOString()
    const review = { ...row.review, step: 'RETURNED', at, by: { id, name }, note } as const
    const set = { status, submittedBy: null, review }
    return { set, reason: 'RETURN', letter: returnedMail, note }
  },
  async ABANDON(_, row, note) {
    const set = { status: statusAfter('abandon', row.status), ...NO_REVIEW }
    return { set, reason: 'ABANDON', letter: abandonedMail, note: reviewNote(note) }
  },
}
