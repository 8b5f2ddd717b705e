/** The events that webhooks can receive, with their labels in the form. */
export const webhookEvents = {
  'page.saved': 'A page’s draft was saved',
  'page.published': 'A page was published',
  'page.overridePublished': 'A location published its differences from a page',
  'page.detachmentChanged': 'A location detached a page of the network, or attached it again',
  'page.differencesReset': 'Locations were reset to a page of the network',
  'page.reachChanged': 'A change of a network page reached more locations, or was undone at some',
  'page.unpublished': 'A page was unpublished',
  'page.statusChanged': 'A page was submitted, reviewed, archived, deleted or restored',
  'record.saved': 'An event, article, gallery or other record was saved',
  'record.statusChanged': 'A record was shown, hidden, archived or restored',
  'record.deleted': 'A record was moved to the trash',
  'media.uploaded': 'An image or file was uploaded',
  'media.changed': 'An image or file was changed',
  'media.deleted': 'An image or file was deleted',
  'redirects.changed': 'Redirects were added or removed',
  'form.received': 'A visitor sent a message',
} as const

export type WebhookEvent = keyof typeof webhookEvents

export function isWebhookEvent(name: string): name is WebhookEvent {
  return Object.hasOwn(webhookEvents, name)
}

/** Maximum number of webhooks in a network, and of deliveries kept in the log of each. */
export const WEBHOOK_LIMITS = { webhooks: 50, deliveries: 1000 } as const
