import { t } from '../messages/t'

/** The events that webhooks can receive, with their labels in the form. */
export const webhookEvents = {
  'page.saved': t('A page’s draft was saved'),
  'page.published': t('A page was published'),
  'page.overridePublished': t('A location published its differences from a page'),
  'page.detachmentChanged': t('A location detached a page of the network, or attached it again'),
  'page.differencesReset': t('Locations were reset to a page of the network'),
  'page.reachChanged': t(
    'A change of a network page reached more locations, or was undone at some',
  ),
  'page.unpublished': t('A page was unpublished'),
  'page.statusChanged': t('A page was submitted, reviewed, archived, deleted or restored'),
  'record.saved': t('An event, article, gallery or other record was saved'),
  'record.statusChanged': t('A record was made public, hidden, archived or restored'),
  'record.deleted': t('A record was moved to the trash'),
  'media.uploaded': t('An image or file was uploaded'),
  'media.changed': t('An image or file was changed'),
  'media.deleted': t('An image or file was deleted'),
  'redirects.changed': t('Redirects were added or removed'),
  'form.received': t('A visitor sent a message'),
} as const

export type WebhookEvent = keyof typeof webhookEvents

export function isWebhookEvent(name: string): name is WebhookEvent {
  return Object.hasOwn(webhookEvents, name)
}

/** Maximum number of webhooks in a network, and of deliveries kept in the log of each. */
export const WEBHOOK_LIMITS = { webhooks: 50, deliveries: 1000 } as const
