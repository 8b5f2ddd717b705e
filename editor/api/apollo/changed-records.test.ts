import { gql } from '@apollo/client'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefinitions } from '#schema/api/type-definitions'
import { recordDefinitions } from '#schema/records'
import { dropAnswersAbout } from './changed-records'
import { createApollo } from './create-apollo'
import { FIELDS_OF, OF_ANY_KIND } from './fields-of-kinds'

const EVENTS = gql`query Events { allEvents(first: 1) { nodes { id title } } }`
const TOPICS = gql`query Topics { topics(first: 1) { nodes { id } } }`
const RECORDS = gql`query Records($kind: String!) { records(kind: $kind, first: 1) { nodes { kind id title } } }`

function filledCache() {
  const { cache } = apollo()
  cache.writeQuery({ query: EVENTS, data: { allEvents: listOf('EventConnection', 'Event') } })
  cache.writeQuery({ query: TOPICS, data: { topics: listOf('TopicConnection', 'Topic') } })
  for (const kind of ['event', 'faq']) {
    const records = listOf('RecordSummaryConnection', 'RecordSummary', kind)
    cache.writeQuery({ query: RECORDS, variables: { kind }, data: { records } })
  }
  return {
    cache,
    held: () => ({
      events: cache.readQuery({ query: EVENTS }) !== null,
      topics: cache.readQuery({ query: TOPICS }) !== null,
      eventRecords: cache.readQuery({ query: RECORDS, variables: { kind: 'event' } }) !== null,
      faqRecords: cache.readQuery({ query: RECORDS, variables: { kind: 'faq' } }) !== null,
    }),
  }
}

function apollo() {
  const nothing = () => undefined
  return createApollo({ onError: nothing, onWrite: nothing, fetch, known: [] })
}

function listOf(connection: string, type: string, kind = 'event') {
  const node = {
    __typename: type,
    id: 1,
    title: 'Diwali',
    ...(type === 'RecordSummary' && { kind }),
  }
  return { __typename: connection, nodes: [node] }
}

test('a change of a record drops the answers that may hold its kind, and no others', () => {
  const { cache, held } = filledCache()
  expect(held()).toEqual({ events: true, topics: true, eventRecords: true, faqRecords: true })
  dropAnswersAbout(cache, 'event')
  expect(held()).toEqual({ events: false, topics: true, eventRecords: false, faqRecords: true })
})

test('a change of a picture drops whatever may show it', () => {
  const { cache, held } = filledCache()
  dropAnswersAbout(cache, 'media')
  expect(held()).toEqual({ events: false, topics: false, eventRecords: false, faqRecords: false })
})

test('what is named is in the schema', () => {
  const fields = Object.keys(buildSchema(typeDefinitions).getQueryType()?.getFields() ?? {})
  expect(fields).toEqual(
    expect.arrayContaining([...Object.values(FIELDS_OF).flat(), ...OF_ANY_KIND]),
  )
  const kinds = [...recordDefinitions.keys(), 'page']
  expect(kinds).toEqual(expect.arrayContaining(Object.keys(FIELDS_OF)))
})
