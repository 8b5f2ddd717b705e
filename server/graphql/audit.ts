import { refusalFor } from '#schema/api/refusals/refusals'
import { type CheckedPart, checkChains } from '../audit/check-chains'
import { ApiError, notSignedIn } from '../http/errors/api-error'
import { can, managesSomething } from '../people/access/can'
import { type AuditLine, type AuditOutcome, listAudit } from '../records/reading/audit-rows'
import type { ReadContext } from '../records/reading/read-context'
import { namesOfChains } from '../records/usage/name-sources'
import { type Connection, connection, type PageArguments, partOf } from './operations/connection'
import type { RequestContext } from './operations/context'
import { inputId } from './operations/ids'

interface AuditArguments extends PageArguments {
  readonly locationId?: string | null
  readonly chain?: string | null
  readonly who?: string | null
  readonly action?: string | null
  readonly outcome?: AuditOutcome | null
  readonly from?: Date | null
  readonly until?: Date | null
  readonly sort?: 'asc' | 'desc' | null
}

/** Returns the audit log of the locations the caller manages. */
export async function audit(
  _: unknown,
  args: AuditArguments,
  { principal, readContext }: RequestContext,
): Promise<Connection<AuditEntryWithSubject>> {
  if (!principal) throw notSignedIn()
  const locationId = args.locationId ? inputId(args.locationId, 'locationId') : undefined
  const isAllowed =
    locationId === undefined
      ? managesSomething(principal)
      : can(principal, 'readAudit', { locationId, isPublic: false })
  if (!isAllowed) throw new ApiError('FORBIDDEN', refusalFor('noAuditLog'))
  const part = partOf(args)
  const query = {
    locationId,
    chain: args.chain ?? undefined,
    who: args.who?.trim() || undefined,
    action: args.action ?? undefined,
    outcome: args.outcome ?? undefined,
    from: args.from ?? undefined,
    until: args.until ?? undefined,
    isOldestFirst: args.sort === 'asc',
  }
  const { nodes, totalCount } = listAudit(readContext, query, part)
  return connection({ nodes: async () => withNames(readContext, await nodes()), totalCount }, part)
}

interface AuditEntryWithSubject extends AuditLine {
  readonly subjectName: string | null
}

async function withNames(
  readContext: ReadContext,
  lines: readonly AuditLine[],
): Promise<readonly AuditEntryWithSubject[]> {
  const names = await namesOfChains(
    readContext,
    lines.map(({ chain }) => chain),
  )
  return lines.map((line) => ({ ...line, subjectName: names.get(line.chain) ?? null }))
}

/** Verifies that audit rows are unmodified, in batches. */
export async function auditCheck(
  _: unknown,
  { after }: { readonly after?: string | null },
  { principal, readContext }: RequestContext,
): Promise<CheckedPart> {
  if (!principal) throw notSignedIn()
  if (!can(principal, 'checkAudit', { locationId: null, isPublic: false }))
    throw new ApiError('FORBIDDEN', refusalFor('logByNetwork'))
  return checkChains(readContext.orm, after ?? null)
}
