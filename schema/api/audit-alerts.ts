/** The events that people can be notified of by email (`AuditAlert` in the schema), as the dialog shows them. */
export const auditAlertLabels = {
  ACCESS: 'Access: invitations, roles, passwords and two-step verification',
  PUBLISHING: 'Pages published or unpublished',
  LOCATIONS: 'Locations opened, closed or copied',
  REFUSED: 'Actions that weren’t allowed',
} as const
export type AuditAlert = keyof typeof auditAlertLabels
