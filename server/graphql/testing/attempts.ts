import event from '#schema/records/event/event.record'
import faq from '#schema/records/faq/faq.record'
import type { Action } from '../../people/access/can'
import type { Attempts, Variables } from './ask-as'
import { commentCalls } from './comment-attempts'
import { draftCalls } from './draft-attempts'
import { headOfficeCalls } from './head-office-attempts'
import { importCalls } from './import-attempts'
import { inboxCalls } from './inbox-attempts'
import { kitCalls } from './kit-attempts'
import { mediaCalls } from './media-attempts'
import { momentCalls } from './moment-scenarios'
import { mutations } from './mutations'
import { overrideCalls } from './override-attempts'
import { peopleCalls } from './people-attempts'
import { recordCalls } from './record-attempts'
import { replaceCalls } from './replace-attempts'
import { rolloutCalls } from './rollout-attempts'
import type { Seeds } from './seeds'
import { sharedCalls } from './shared-attempts'

/** For tests: how every mutation is tried, by its name. */
export function attemptsOf(seeds: Seeds): Readonly<Record<string, Attempts>> {
  return {
    ...documentCalls(seeds),
    ...otherCalls(seeds),
    ...overrideCalls(seeds),
    ...sharedCalls(seeds),
    ...rolloutCalls(seeds),
    ...replaceCalls(),
    ...kitCalls(seeds),
    ...momentCalls,
    ...headOfficeCalls(seeds),
    ...importCalls(seeds),
    ...scheduleCalls(seeds),
    revokePreview: revokePreviewCall(seeds),
    ...draftCalls(),
    ...recordCalls(seeds),
    ...peopleCalls(seeds),
    ...inboxCalls(seeds),
    ...mediaCalls(seeds),
    ...commentCalls(seeds),
  }
}

/** Steps of a document, which belongs to a location. */
function documentCalls({ page }: Seeds): Readonly<Record<string, Attempts>> {
  return Object.fromEntries(
    Object.entries({
      publishDocument: { action: 'publish' },
      unpublishDocument: { action: 'unpublish' },
      republishDocument: { action: 'publish' },
      submitDocument: { action: 'submit' },
      withdrawDocument: { action: 'withdraw' },
      reviewDocument: { action: 'review', more: { action: 'APPROVE' } },
      reopenDocument: { action: 'reopen' },
      restoreRevision: { action: 'restoreRevision', more: { version: 1 } },
      removeLanguage: { action: 'save', more: { language: 'gu-IN' } },
      restoreLanguage: { action: 'restoreRevision', more: { language: 'gu-IN', version: 1 } },
      setRecordStatus: { action: 'setRecordStatus', more: { status: 'ARCHIVED' } },
      createPreview: { action: 'preview' },
      revokePreviews: { action: 'preview' },
      announcePresence: { action: 'readDraft', more: { tab: 'a-tab-of-tests' } },
    } satisfies Record<string, { action: Action; more?: Variables }>).map(([name, call]) => [
      name,
      async (locationId: number | null) => {
        if (locationId === null) return []
        const { id } = await page(locationId, 'Matrix')
        const version = mutations.get(name)?.args.some(({ name: arg }) => arg === 'expectedVersion')
        const variables = {
          id,
          ...('more' in call && call.more),
          ...(version && { expectedVersion: 999 }),
        }
        return [{ action: call.action, variables }]
      },
    ]),
  )
}

function otherCalls({ page, record }: Seeds): Readonly<Record<string, Attempts>> {
  return {
    async createOrUpdateDocument(locationId) {
      if (locationId === null) return []
      const { id } = await page(locationId, 'Matrix')
      const topic = { locationId: String(locationId) }
      return [
        { action: 'create', variables: { title: 'New', type: 'PAGE', topic } },
        { action: 'save', variables: { id, title: 'Changed', expectedVersion: 999 } },
      ]
    },
    createOrUpdateTopic: async (locationId) => [
      {
        action: 'saveLive',
        variables: { id: '272', topic: { items: [{ locationId, title: 'Rule' }] } },
      },
      {
        action: 'saveLive',
        variables: {
          id: '272',
          topic: { items: [{ locationId, title: 'Rule' }] },
          expectedVersion: 999,
        },
      },
    ],
    updateTopic: async (locationId) =>
      locationId === null
        ? []
        : [
            {
              action: 'saveLive',
              variables: {
                id: '272',
                topic: { locationId: String(locationId), language: 'en-US', title: 'Rule' },
                expectedVersion: 999,
              },
            },
          ],
    setTopicStatus: async (locationId) =>
      locationId === null
        ? [
            {
              action: 'setRecordStatus',
              variables: { id: '272', status: 'ARCHIVED', expectedVersion: 999 },
            },
          ]
        : [],
    moveRecord: async (locationId) =>
      locationId === null
        ? []
        : [
            {
              action: 'saveLive',
              variables: { kind: faq.kind, id: (await record(faq, locationId)).id, by: -1 },
            },
          ],
    setRecordStatuses: async (locationId) =>
      locationId === null
        ? []
        : [
            {
              action: 'setRecordStatus',
              variables: {
                ...{ kind: event.kind, status: 'ARCHIVED' },
                records: [{ id: (await record(event, locationId)).id, expectedVersion: 999 }],
              },
            },
          ],
    scheduleRecord: async (locationId) =>
      locationId === null
        ? []
        : [
            {
              action: 'setRecordStatus',
              variables: {
                ...{ kind: event.kind, id: (await record(event, locationId)).id },
                ...{ action: 'UNPUBLISH', at: null },
              },
            },
          ],
    copyLocation: async (locationId) =>
      locationId === null
        ? [
            {
              action: 'saveLive',
              variables: { from: '20', location: { name: 'Matrix', timeZone: 'UTC' } },
            },
          ]
        : [],
    addRedirects: async (locationId) =>
      locationId === null
        ? []
        : [{ action: 'saveLive', variables: { locationId: String(locationId), redirects: [] } }],
    removeRedirects: async (locationId) =>
      locationId === null
        ? []
        : [{ action: 'saveLive', variables: { locationId: String(locationId), paths: [] } }],
    setUpNetwork: async (locationId) =>
      locationId === null
        ? [{ action: 'setUp', variables: { input: { name: '', timeZone: '' } } }]
        : [],
  }
}

/** Actions on the schedule that a location's page has got. */
function scheduleCalls({ schedule }: Seeds) {
  const attempt = (more: Variables) => async (locationId: number | null) =>
    locationId === null
      ? []
      : [{ action: 'publish' as const, variables: { ...(await schedule(locationId)), ...more } }]
  return { cancelSchedule: attempt({}), moveSchedule: attempt({ at: '2027-07-01T06:00' }) }
}

function revokePreviewCall({ page }: Seeds) {
  return async (locationId: number | null) =>
    locationId === null
      ? []
      : [
          {
            action: 'preview' as const,
            variables: { documentId: (await page(locationId, 'Matrix')).id, id: 'none' },
          },
        ]
}
