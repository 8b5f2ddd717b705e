import { type ApiClient, fetchQuery } from './fetch-query'
import { auditCheckQuery, auditQuery } from './operations/audit'
import type { AuditCheckQuery, AuditQuery, AuditQueryVariables } from './operations/generated'
import { type Plain, plainAnswer } from './plain-answer'

/** What the audit screen asks the server for. Failures are thrown as they came. */

type AuditPart = Plain<AuditQuery['audit']>
export type AuditLine = AuditPart['nodes'][number]
export type CheckedPart = Plain<AuditCheckQuery['auditCheck']>

export async function readAudit(
  client: ApiClient,
  variables: AuditQueryVariables,
): Promise<AuditPart> {
  return plainAnswer((await fetchQuery(client, auditQuery, variables)).audit)
}

/** Checks the next rows of all chains. */
export async function checkAudit(client: ApiClient, after: string | null): Promise<CheckedPart> {
  return plainAnswer((await fetchQuery(client, auditCheckQuery, { after })).auditCheck)
}
