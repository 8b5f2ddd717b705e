import type { Orm } from '../../database/orm'
import type { Limits } from '../../http/limits/limits'
import { tooMany } from '../../http/limits/too-many'
import { emailPerson, type MailBody, subjectLine } from '../../mail/email-person'
import type { Translate } from '../../mail/mail-messages'
import type { Principal } from '../../people/access/principal'
import type { DocumentRow } from '../document-row'
import type { Mentioned } from './mentionable'

/** A comment and the people to notify of it. */
interface Mention {
  readonly principal: Principal
  readonly people: readonly Mentioned[]
  /** People already notified of this comment. */
  readonly told: readonly string[]
  readonly page: DocumentRow
  readonly comment: { readonly block: string; readonly blockLabel: string; readonly text: string }
}

interface MentionContext {
  readonly tx: Orm
  readonly origin: string
  readonly limits: Pick<Limits, 'spend'>
}

/**
 * Emails people mentioned for the first time, except the author. The emails are jobs of this transaction, sent after its commit.
 * Returns everyone notified so far.
 */
export async function notifyMentioned(
  context: MentionContext,
  mention: Mention,
): Promise<readonly string[]> {
  const { principal, people, told } = mention
  const news = people.filter(({ id }) => id !== principal.id && !told.includes(id))
  if (news.length === 0) return told
  const wait = await context.limits.spend('mentionsOfPerson', `person ${principal.id}`, news.length)
  if (wait !== null) throw tooMany('mentions', wait)
  for (const person of news)
    await emailPerson(context.tx, person, (t) => mentionMail(t, context.origin, mention))
  return [...told, ...news.map(({ id }) => id)]
}

function mentionMail(
  t: Translate,
  origin: string,
  { principal, page, comment }: Mention,
): MailBody {
  const { name } = principal
  const title = page.title || t('Untitled')
  const { blockLabel } = comment
  return {
    subject: subjectLine(t('{name} mentioned you: {title}', { name, title })),
    heading: t('{name} mentioned you in a comment', { name }),
    paragraphs: [
      blockLabel === ''
        ? t('On “{title}”:', { title })
        : t('On “{blockLabel}” in “{title}”:', { blockLabel, title }),
      ...paragraphsOf(comment.text),
    ],
    action: {
      label: t('Open the page'),
      href: `${origin}/editor/pages/${page.id}#${encodeURIComponent(comment.block)}`,
    },
    reason: t('You’re receiving this email because you were mentioned in a comment on a page.'),
  }
}

/** A blank line starts a paragraph. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
