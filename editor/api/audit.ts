import type { AuditAlertsQuery, AuditCheckQuery, AuditQuery } from './operations/generated'

/** Results of the audit screen's queries. */

export type AuditLine = AuditQuery['audit']['nodes'][number]
export type CheckedPart = AuditCheckQuery['auditCheck']

export type AuditAlertSettings = AuditAlertsQuery['auditAlerts']
