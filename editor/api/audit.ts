import type { AuditAlert } from '#schema/api/audit-alerts'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import {
  auditAlertsQuery,
  auditCheckQuery,
  auditQuery,
  setAuditAlertsMutation,
} from './operations/audit'
import type {
  AuditAlertsQuery,
  AuditCheckQuery,
  AuditQuery,
  AuditQueryVariables,
} from './operations/generated'
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

export type ChosenAlerts = AuditAlertsQuery['auditAlerts']

/** What the person is told of by email, by location. */
export async function readAuditAlerts(client: ApiClient): Promise<ChosenAlerts> {
  return (await fetchQuery(client, auditAlertsQuery, {})).auditAlerts
}

/** Chooses it at a location, or, for `null`, in the whole network. */
export async function saveAuditAlerts(
  client: ApiClient,
  variables: { readonly locationId: string | null; readonly alerts: readonly AuditAlert[] },
): Promise<ChosenAlerts> {
  return (
    await write(client, setAuditAlertsMutation, { ...variables, alerts: [...variables.alerts] })
  ).setAuditAlerts
}
