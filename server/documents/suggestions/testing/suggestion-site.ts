import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import type { PageContent } from '#schema/page/content'
import { comments, jobs } from '../../../database/tables'
import type { Variables } from '../../../graphql/testing/ask-as'
import type { Principal } from '../../../people/access/principal'
import {
  type AnswerNode,
  LEICESTER,
  placeAt,
  text,
  useOverrideSite,
} from '../../overrides/testing/override-site'
import { addPerson } from '../../testing/sign-in-as'

const SUGGESTION = `id block blockLabel text isMine version resolvedByName
  suggestion { locationName language field fieldLabel before after current state answerNote mayDecide }`
export const SUGGEST = `
  mutation ($documentId: ID!, $locationId: ID!, $language: String!, $block: String!, $field: String, $text: String, $note: String) {
    suggestChange(documentId: $documentId, locationId: $locationId, language: $language, block: $block, field: $field, text: $text, note: $note) { ${SUGGESTION} }
  }
`
export const DECIDE = `
  mutation ($id: ID!, $action: SuggestionAction!, $seen: String, $note: String) {
    decideSuggestion(id: $id, action: $action, seen: $seen, note: $note) { comment { ${SUGGESTION} } document { version publishedVersion } }
  }
`
export const WITHDRAW = 'mutation ($id: ID!) { withdrawSuggestion(id: $id) }'
export const LIST = `query ($documentId: ID!, $locationId: ID!) { suggestions(documentId: $documentId, locationId: $locationId) { ${SUGGESTION} } }`
export const COMMENTS = `query ($documentId: ID!) { comments(documentId: $documentId) { blocks { block open } nodes { ${SUGGESTION} } } }`
export const WAITING = `{ waitingItems { kind title detail by block locationName locationSlug } waitingCounts { home } }`

export const LOCK = { by: 'Head office', reason: 'The law asks for it' }

/** For tests: a network page on which texts are locked, and people of Leicester, Ottawa and head office. */
export function useSuggestionSite(url: string | undefined) {
  const all = useOverrideSite(url)
  const { site, done, networkPage, changeNetwork } = all
  const people: { asha?: Principal; mira?: Principal; office?: Principal } = {}
  beforeAll(async () => {
    const { app } = site()
    people.asha = await addPerson(app, { name: 'Asha', level: 'CONTRIBUTE', locationId: 30 })
    people.mira = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
    people.office = await addPerson(app, { name: 'Office', level: 'MANAGE', locationId: null })
  })
  beforeEach(async () => {
    await site().app.database.orm.delete(jobs)
    await site().app.database.orm.delete(comments)
  })
  const person = (name: keyof typeof people): Principal => {
    const one = people[name]
    if (!one) throw new Error(`${name} is not there yet`)
    return one
  }
  const draftOf = async (id: string): Promise<AnswerNode> =>
    done(
      'query ($id: ID!) { document(id: $id) { version topic { items { language content } } } }',
      { id },
    )
  return {
    ...all,
    person,
    draftOf,
    /** A page of which the first block is locked, and the second only in one field. Its version is 2. */
    async lockedPage(path: string): Promise<string> {
      const id = await networkPage(path)
      const value = '<p>Dress <b>modestly</b>, see <a href="/visit">Visit</a>.</p><p>No shoes.</p>'
      const dress = { ...text('dress', ''), locked: LOCK }
      await changeNetwork(
        id,
        1,
        { ...dress, fields: [{ id: 'f1', type: 'html', name: 'html', value }] },
        { ...text('shop', 'Open daily'), locked: { ...LOCK, fields: ['html'] } },
        text('free', 'As you like'),
      )
      return id
    },
    /** The English content of a draft. */
    async contentOf(id: string): Promise<PageContent> {
      const { items } = (await draftOf(id)).topic
      return items.find((item) => item.language === 'en-US')?.content as PageContent
    },
    async mails() {
      const rows = await site().app.database.orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
      return rows.map(({ payload }) => JSON.parse(payload))
    },
  }
}

/** For tests: what Leicester suggests. */
export function suggestionOf(id: string, more: Variables = {}) {
  return {
    ...{ ...placeAt(id, LEICESTER), block: 'dress', field: 'html' },
    ...{ text: 'Dress warmly, see Visit.\nNo shoes.', note: 'It is cold here' },
    ...more,
  }
}
