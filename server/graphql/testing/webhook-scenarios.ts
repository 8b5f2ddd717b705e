import type { Done, Scenario } from './people-scenarios'

/** For tests: what is done to webhooks and access tokens. */
export function webhookScenarios(done: Done): Readonly<Record<string, Scenario>> {
  const made = async (word: string) =>
    (await done('createWebhook', { webhook: webhookOf(word) })).id
  let shared: Promise<string> | null = null
  // There are at most 50.
  const named: Scenario = {
    winners: 'all',
    async prepare(word) {
      shared ??= made(word)
      return { id: await shared }
    },
  }
  return {
    startArchiveExport: {
      winners: 'all',
      prepare: async () => ({ withHistory: false, withPeople: false }),
    },
    deleteArchiveExport: { winners: 'all', prepare: async () => ({ id: '999999' }) },
    createAccessToken: { winners: 'all', prepare: async (word) => ({ token: tokenOf(word) }) },
    revokeAccessToken: {
      winners: 'all',
      prepare: async (word) => ({
        id: (await done('createAccessToken', { token: tokenOf(word) })).id,
      }),
    },
    createWebhook: { winners: 'all', prepare: async (word) => ({ webhook: webhookOf(word) }) },
    updateWebhook: {
      winners: 'one',
      prepare: async (word) => ({
        ...{ id: await made(word), expectedVersion: 1 },
        webhook: webhookOf(`${word} changed`),
      }),
    },
    deleteWebhook: { winners: 'all', prepare: async (word) => ({ id: await made(word) }) },
    rotateWebhookSecret: named,
    testWebhook: named,
    replayDelivery: { winners: 'all', prepare: async () => ({ id: '1' }) },
  }
}

/** For tests: a webhook that nothing answers. */
export function webhookOf(name: string) {
  return { name, url: 'https://hooks.example.org/toran', events: ['page.published'] }
}

/** For tests: an access token of a program that ends tomorrow. */
export function tokenOf(name: string) {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  return { name, scope: 'PUBLISH', expiresAt, isProgram: true }
}
