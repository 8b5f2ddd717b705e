import { and, eq, inArray } from 'drizzle-orm'
import { editorPath } from '#schema/records/editor-path'
import type { AnyRecord } from '#schema/records/record'
import type { Orm } from '../../database/orm'
import { recordDrafts as table } from '../../database/tables'
import { notifyAuthor, type Reviewed } from '../../mail/notify-people'
import { approvedMail } from '../../mail/review-mails'

interface PublicationEnding {
  readonly tx: Orm
  readonly principal: { readonly id: string; readonly name: string }
  readonly configuration: { readonly origin: string }
  readonly definition: Pick<AnyRecord, 'kind' | 'words' | 'collection' | 'drafts'>
}

/** Ends the submissions of hidden records that were published without approving them, and notifies their authors. */
export async function endSubmissions(
  { tx, principal, configuration: { origin }, definition }: PublicationEnding,
  published: readonly { readonly id: number; readonly locationId: number | null }[],
): Promise<void> {
  if (definition.drafts !== 'record' || published.length === 0) return
  const ids = published.map(({ id }) => id)
  const ended = await tx
    .delete(table)
    .where(
      and(eq(table.kind, definition.kind), inArray(table.recordId, ids), eq(table.values, '{}')),
    )
    .returning()
  for (const { title, submittedBy, recordId } of ended) {
    const { locationId = null } = published.find(({ id }) => id === recordId) ?? {}
    const reviewed: Reviewed = {
      ...{ isPage: false, locationId, submittedBy, title },
      path: editorPath(definition, { recordId }),
    }
    const by = { byId: principal.id, by: principal.name, note: '' }
    await notifyAuthor({ tx, origin }, reviewed, { letter: approvedMail, ...by })
  }
}

/** Returns the submissions of records moved to the archive or the trash, where nobody could approve them. */
export async function returnSubmissions(
  { tx, principal, definition: { kind } }: Omit<PublicationEnding, 'configuration'>,
  { ids, note }: { readonly ids: readonly number[]; readonly note: string },
): Promise<void> {
  const by = { id: principal.id, name: principal.name }
  const review = { step: 'RETURNED', at: new Date().toISOString(), by, note } as const
  await tx
    .update(table)
    .set({ status: 'RETURNED', review })
    .where(
      and(eq(table.kind, kind), inArray(table.recordId, [...ids]), eq(table.status, 'IN_REVIEW')),
    )
}
