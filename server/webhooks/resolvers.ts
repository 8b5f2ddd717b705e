import { audited } from '../graphql/operations/audited'
import {
  createWebhook,
  deleteWebhook,
  replayDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  webhookDeliveries,
  webhookList,
} from './webhooks'

/** Query fields. */
export const webhookQueries = { webhooks: webhookList, webhookDeliveries }

/** Mutation fields. */
export const webhookMutations = {
  createWebhook: audited('createWebhook', createWebhook),
  updateWebhook: audited('updateWebhook', updateWebhook),
  deleteWebhook: audited('deleteWebhook', deleteWebhook),
  rotateWebhookSecret: audited('rotateWebhookSecret', rotateWebhookSecret),
  testWebhook: audited('testWebhook', testWebhook),
  replayDelivery: audited('replayDelivery', replayDelivery),
}
