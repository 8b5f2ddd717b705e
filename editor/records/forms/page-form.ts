import { t } from '#schema/messages/t'
import { pageFields } from '#schema/page/page-fields'
import topic from '#schema/records/topic/topic.record'
import { write } from '../../api/fetch-query'
import type { OpenTopicQuery } from '../../api/operations/generated'
import {
  openTopicQuery,
  writePageMutation,
  writeTopicMutation,
} from '../../api/operations/record-writing'
import { languageLabel } from '../../ui/language-names'
import { showDraft } from './open-draft'
import type { FormPlace, OpenedRecord, RecordFormOf, RecordPlace } from './opened-record'
import { pageVariables, textVariables, topicOfRecord } from './page-record'

const page = {
  kind: 'page',
  words: {
    ...{ one: t('page'), new: t('New page'), edit: t('Edit page'), untitled: t('Untitled page') },
  },
  fields: pageFields,
  title: 'title',
  note: ({ place }: FormPlace) =>
    t('For {place}. Visitors see what you write here once the page is published.', { place }),
  opening: {
    query: openTopicQuery,
    variables: (key: string, { locationId, language }: RecordPlace) => ({
      ...{ key, locationId: String(locationId), language },
    }),
    read: readTopic,
  },
} as const

/** Form of a page created from a picker; its blocks are added in a new tab. */
export const pageForm: RecordFormOf = {
  ...page,
  async write(client, opened, sent) {
    const { id, version } = await writePage(client, opened, sent)
    return { key: String(id), version }
  },
}

/**
 * Form of a topic: a topic with a page is edited as its page, any other as a text for the location and language of the edited
 * page.
 */
export const topicForm: RecordFormOf = {
  ...page,
  kind: topic.kind,
  async write(client, opened, sent) {
    const { topicId, version } = await writePage(client, opened, sent)
    return { key: String(topicId), version }
  },
}

const topicTextForm: RecordFormOf = {
  ...{
    kind: topic.kind,
    words: topic.words,
    fields: topic.fields,
    title: topic.title,
    opening: page.opening,
  },
  alwaysNoted: true,
  note: ({ place, language }) =>
    t('The text for {place} in {language}. Other locations and languages keep their own text.', {
      place,
      language: languageLabel(language),
    }),
  async write(client, opened, { values, about: { id, ...about } }) {
    if (id === null) throw new Error('The text of a topic needs a stored topic')
    const variables = { id, ...about, ...textVariables(opened, values) }
    const { saved } = await write(client, writeTopicMutation, variables)
    return { key: String(saved.id), version: saved.version, isPublic: saved.isPublic }
  },
}

function readTopic(
  { record, recordDraft }: OpenTopicQuery,
  key: string,
  place: RecordPlace,
): OpenedRecord | null {
  const opened = topicOfRecord(record, place, topicTextForm)
  if (opened?.form !== topicTextForm) return opened
  const { locationId, language } = place
  const of = { kind: topic.kind, id: opened.id, locationId: String(locationId), language }
  return showDraft(opened, recordDraft, { of, key, place })
}

async function writePage(
  ...[client, opened, { values, about }]: Parameters<RecordFormOf['write']>
) {
  const variables = { ...about, ...pageVariables(opened, values) }
  return (await write(client, writePageMutation, variables)).saved
}
