import { isWebhookEvent, type WebhookEvent } from '#schema/api/webhook-events'
import type { EventOf, EventType } from './domain-event'
import type { WebhookPayload } from './queue-webhooks'

/** Events that webhooks receive. Events about people, access and comments stay internal. */
const isForWebhooks: {
  readonly [Type in EventType]: Type extends WebhookEvent ? true : false
} = {
  'page.saved': true,
  'page.published': true,
  'page.unpublished': true,
  'page.statusChanged': true,
  'page.languageUnpublished': false,
  'page.overrideSaved': false,
  'page.overridePublished': true,
  'page.detachmentChanged': true,
  'page.differencesReset': true,
  'page.overridesShown': false,
  'page.rolloutChanged': false,
  'page.reachChanged': true,
  'page.setUp': false,
  'page.scheduleChanged': false,
  'page.scheduleFailed': false,
  'comment.added': false,
  'comment.changed': false,
  'comment.deleted': false,
  'record.saved': true,
  'record.statusChanged': true,
  'record.deleted': true,
  'record.moved': false,
  'record.purged': false,
  'record.draftSubmitted': false,
  'record.draftWithdrawn': false,
  'record.draftReviewed': false,
  'record.scheduleChanged': false,
  'record.scheduleFailed': false,
  'media.uploaded': true,
  'media.changed': true,
  'media.deleted': true,
  'media.restored': false,
  'media.purged': false,
  'redirects.changed': true,
  'form.received': true,
  'message.changed': false,
  'message.deleted': false,
  'visitor.erased': false,
  'person.invited': false,
  'person.created': false,
  'person.invitationChanged': false,
  'person.accessChanged': false,
  'person.accountChanged': false,
  'role.changed': false,
  'permissionSet.changed': false,
  'alerts.changed': false,
  'network.setUp': false,
  'network.signInPolicyChanged': false,
  'kit.changed': false,
  'searchAnswer.changed': false,
  'job.changed': false,
  'text.replaced': false,
  'webhook.changed': false,
  'archive.changed': false,
  'calendarSubscription.changed': false,
  'accessToken.changed': false,
}

/** Returns the webhook payload of an event. It is small: ids and states only. Receivers can query more with a token. */
export function webhookOf(event: EventOf<EventType>): WebhookPayload | null {
  const { type } = event
  if (!isForWebhooks[type] || !isWebhookEvent(type)) return null
  const { by, actorId, action, locationId, language } = event
  const { fromVersion, toVersion, fromStatus, toStatus } = event
  return {
    type,
    locationId,
    data: {
      id: 'id' in event ? event.id : null,
      kind: 'kind' in event ? event.kind : null,
      ...{ action, locationId, language: language ?? null },
      ...{ fromVersion: fromVersion ?? null, toVersion: toVersion ?? null },
      ...{ fromStatus: fromStatus ?? null, toStatus: toStatus ?? null },
      ...{ actorId: by.principal?.id ?? actorId ?? null, requestId: by.requestId },
    },
  }
}
