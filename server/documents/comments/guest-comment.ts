import { count, eq } from 'drizzle-orm'
import { GUEST_COMMENT_LIMITS } from '#schema/api/comments'
import type { Orm } from '../../database/orm'
import { comments, users } from '../../database/tables'
import { emit } from '../../events/emit'
import type { Limits } from '../../http/limits/limits'
import { emailPerson, type MailBody, subjectLine } from '../../mail/email-person'
import type { Translate } from '../../mail/mail-messages'
import { checkRoom } from './add-comment'
import { lockComments } from './lock-comment'

/** A comment by a person without an account on a draft shared with them. */
export interface GuestComment {
  /** The id of the preview link. */
  readonly link: string
  readonly page: { readonly id: number; readonly locationId: number; readonly title: string }
  readonly block: string
  readonly blockLabel: string
  /** Returns the label in another language, for the email. */
  readonly blockLabelIn: (language: string | null) => Promise<string>
  readonly name: string
  readonly text: string
}

interface GuestContext {
  readonly tx: Orm
  readonly origin: string
  readonly limits: Pick<Limits, 'spend'>
  readonly requestId: string
  readonly network: string | null
  /** The person who shared the link, and is notified. */
  readonly sharer: { readonly email: string }
}

/**
 * Stores a guest's comment and notifies the person who shared the draft; `full` if the link or the page has reached its limit.
 */
export async function addGuestComment(
  context: GuestContext,
  { link, page, blockLabelIn, ...words }: GuestComment,
): Promise<'stored' | 'full'> {
  const { tx, requestId, network } = context
  await lockComments(tx, page.id)
  const [known] = await tx
    .select({ count: count() })
    .from(comments)
    .where(eq(comments.guestLink, link))
  if (Number(known?.count ?? 0) >= GUEST_COMMENT_LIMITS.ofLink) return 'full'
  await checkRoom(tx, page.id)
  const { name, ...written } = words
  const [row] = await tx
    .insert(comments)
    .values({
      ...{ ...written, documentId: page.id, guestLink: link },
      ...{ authorId: 'guest', authorName: name },
    })
    .returning({ id: comments.id })
  if (!row) throw new Error(`A comment on document ${page.id} was not written`)
  await emit(tx, {
    ...{ type: 'comment.added', id: row.id, action: 'addGuestComment' },
    ...{ by: { principal: null, requestId, network }, locationId: page.locationId, toVersion: 1 },
  })
  await notifySharer(context, { link, page, blockLabelIn, ...words })
  return 'stored'
}

async function notifySharer({ tx, origin, limits, sharer }: GuestContext, comment: GuestComment) {
  // The token from the configuration has no email address.
  if (sharer.email === '') return
  if ((await limits.spend('guestMails', `link ${comment.link}`)) !== null) return
  // Reads the account's language, which the principal doesn't contain.
  const [account] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(users.email, sharer.email))
  const person = { email: sharer.email, language: account?.language ?? null }
  const blockLabel = await comment.blockLabelIn(person.language)
  await emailPerson(tx, person, (t) => guestMail(t, origin, { ...comment, blockLabel }))
}

function guestMail(
  t: Translate,
  origin: string,
  { page, block, blockLabel, name, text }: Omit<GuestComment, 'blockLabelIn'>,
): MailBody {
  const title = page.title || t('Untitled')
  return {
    subject: subjectLine(t('{name} commented on a draft: {title}', { name, title })),
    heading: t('{name} commented on “{title}”', { name, title }),
    paragraphs: [
      t('A guest with your preview link wrote on “{blockLabel}”:', { blockLabel }),
      ...text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
    ],
    action: {
      label: t('Open the page'),
      href: `${origin}/editor/pages/${page.id}#${encodeURIComponent(block)}`,
    },
    reason: t(
      'You’re receiving this email because you shared the link. You won’t get another email for comments in the next 15 minutes.',
    ),
  }
}
