import event from '#schema/records/event/event.record'
import faq from '#schema/records/faq/faq.record'
import navigation from '#schema/records/navigation/navigation.record'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import type { App } from '../../app/app'
import { topicChildren, topicItems, topics } from '../../database/tables'
import { argumentOf, writtenKinds } from '../../records/testing/record-input'
import type { Done, Scenario } from './people-scenarios'

/** A draft beside a topic's text, which has none yet. */
const DRAFT = { kind: 'topic', locationId: '20', language: 'en-US' }
const NEW = { values: {}, baseVersion: 0, expectedVersion: 0 }

/** For tests: what is done to records, topics and locations; `done` calls a mutation. */
export function recordScenarios(app: () => App, done: Done): Readonly<Record<string, Scenario>> {
  return {
    createOrUpdateTopic: {
      winners: 'one',
      isFound: true,
      prepare: async (word) => ({
        ...(await guideline('Rule')),
        topic: {
          items: [{ locationId: '20', title: word }],
          children: [{ items: [{ title: 'Below' }] }],
        },
      }),
    },
    updateTopic: {
      winners: 'one',
      isFound: true,
      prepare: async (word) => ({
        ...(await guideline('Rule')),
        topic: { locationId: '20', language: 'en-US', title: word, richText: '<p>Please</p>' },
      }),
    },
    setTopicStatus: {
      winners: 'one',
      prepare: async (word) => ({ ...(await guideline(word)), status: 'ARCHIVED' }),
    },
    saveRecordDraft: {
      winners: 'one',
      prepare: async (word) => ({ ...DRAFT, ...NEW, id: (await guideline(word)).id }),
    },
    dropRecordDraft: {
      winners: 'one',
      async prepare(word) {
        const { id } = await guideline(word)
        await done('saveRecordDraft', { ...DRAFT, ...NEW, id })
        return { ...DRAFT, id, expectedVersion: 1 }
      },
    },
    moveRecord: {
      winners: 'all',
      async prepare(word) {
        const { id } = await record(faq, word)
        return { kind: faq.kind, id, by: -1 }
      },
    },
    setRecordStatuses: {
      winners: 'one',
      prepare: async (word) => ({
        ...{ kind: event.kind, status: 'ARCHIVED' },
        records: [await record(event, word)],
      }),
    },
    copyLocation: {
      winners: 'all',
      prepare: async (word) => ({ from: '20', location: { name: word, timeZone: 'UTC' } }),
    },
    ...Object.fromEntries(writtenKinds.flatMap(scenariosOf)),
    // Its title is its language, which stays.
    createOrUpdateNavigation: {
      winners: 'one',
      prepare: async (word) => ({
        ...(await record(navigation, word)),
        navigation: { entries: [{ label: word, link: { href: '/' }, level: 0 }] },
      }),
    },
    addRedirects: {
      winners: 'all',
      prepare: async (word) => ({
        locationId: '20',
        redirects: [{ path: `/${word}`, target: '/visit' }],
      }),
    },
    removeRedirects: {
      winners: 'all',
      prepare: async (word) => ({ locationId: '20', paths: [`/${word}`] }),
    },
  }

  /** The same for every kind of record, also for those that are yet to be declared. */
  function scenariosOf(definition: AnyRecord): readonly (readonly [string, Scenario])[] {
    const { save, setStatus } = mutationNames(definition)
    const saving: Scenario = {
      winners: 'one',
      isFound: definition.search !== null && definition.search.path === undefined,
      prepare: async (word) => ({
        ...(await record(definition, 'Old')),
        ...argumentOf(definition, word),
      }),
    }
    const archiving: Scenario = {
      winners: 'one',
      prepare: async (word) => ({ ...(await record(definition, word)), status: 'ARCHIVED' }),
    }
    return [
      [save, saving],
      [setStatus, archiving],
    ]
  }

  async function record(definition: AnyRecord, word: string) {
    const { id } = await done(mutationNames(definition).save, argumentOf(definition, word))
    return { id, expectedVersion: 1 }
  }
  async function guideline(word: string) {
    const { orm } = app().database
    const [topic] = await orm.insert(topics).values({}).returning()
    const topicId = topic?.id ?? 0
    const place = { language: 'en-US', locationId: null, position: topicId }
    await orm.insert(topicChildren).values({ ...place, topicId: 272, childId: topicId })
    await orm.insert(topicItems).values({ topicId, language: 'en-US', locationId: 20, title: word })
    return { id: String(topicId), expectedVersion: 1 }
  }
}
