import type { AuditAlertsQuery, AuditCheckQuery, AuditQuery } from './operations/generated'

/** What the audit screen is answered with. */

export type AuditLine = AuditQuery['audit']['nodes'][number]
export type CheckedPart = AuditCheckQuery['auditCheck']

export type AuditAlertSettings = AuditAlertsQuery['auditAlerts']
