import type { Attempts, Variables } from './ask-as'
import type { Seeds } from './seeds'
import { tokenOf, webhookOf } from './webhook-scenarios'

/** For tests: what head office does to the search and the webhooks of the whole network. */
export function headOfficeCalls({
  webhook,
  accessToken,
}: Seeds): Readonly<Record<string, Attempts>> {
  const attempt =
    (variables: Variables): Attempts =>
    async (locationId) =>
      locationId === null ? [{ action: 'administer', variables }] : []
  const ofWebhook =
    (variables: Variables): Attempts =>
    async (locationId) =>
      locationId === null
        ? [{ action: 'administer', variables: { id: await webhook(), ...variables } }]
        : []
  return {
    saveSearchAnswer: attempt({ answer: { words: 'lamp, lamps' } }),
    removeSearchAnswer: attempt({ id: '999999' }),
    restoreSearchAnswer: attempt({ id: '999999' }),
    dismissSearchMiss: attempt({ words: 'lamps' }),
    createAccessToken: async (locationId) => [
      locationId === null
        ? { action: 'governAccess', variables: { token: tokenOf('Matrix') } }
        : {
            action: 'readDraft',
            variables: {
              token: { ...tokenOf('Matrix'), isProgram: false, locationIds: [String(locationId)] },
            },
          },
    ],
    revokeAccessToken: async (locationId) =>
      locationId === null
        ? [{ action: 'governAccess', variables: { id: await accessToken() } }]
        : [],
    startArchiveExport: attempt({ withHistory: false, withPeople: false }),
    deleteArchiveExport: attempt({ id: '999999' }),
    createWebhook: attempt({ webhook: webhookOf('Matrix') }),
    updateWebhook: ofWebhook({ expectedVersion: 1, webhook: webhookOf('Matrix') }),
    deleteWebhook: ofWebhook({}),
    rotateWebhookSecret: ofWebhook({}),
    testWebhook: ofWebhook({}),
    replayDelivery: attempt({ id: '999999' }),
  }
}
