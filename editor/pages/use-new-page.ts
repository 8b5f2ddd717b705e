import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { pageOfTemplate, titleOf } from '#renderer/templates/page-of-template'
import type { Template } from '#renderer/templates/template'
import { t } from '#schema/messages/t'
import { EMPTY_CONTENT, newBlockId } from '#schema/page/content'
import type { LocationName } from '../api/answers'
import { createPage, type NewPage } from '../api/create-page'
import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import { locationPagesQuery } from '../api/operations/page-actions'
import type { SavedTemplate } from '../api/page-templates'
import type { PageType } from '../api/pages'
import { hasHomePage, isHomeAmong } from '../api/publishing'
import { useApp } from '../app/app-context'
import { addressOf, addressProblem } from './page-address'

/** Input for a new page. `null` values are derived from the others. */
interface Entered {
  readonly title: string | null
  readonly address: string | null
  readonly type: PageType
  readonly locationId: number | null
}

/** Initial content of a new page, and its callback. */
export interface NewPageStart {
  /** Template to start from; an empty page if `null`. */
  readonly template: Template | null
  /** Saved template to start from, instead of a built-in one. */
  readonly saved: SavedTemplate | null
  /** Locations at which the user may create pages. */
  readonly locations: readonly LocationName[]
  /** Default location. */
  readonly startAt: number
  readonly onCreated: (documentId: number) => void
}

/**
 * Returns the form state of a new page. The title defaults to the template's, the address is derived from the title. The first
 * home page of a location is at `/`.
 */
export function useNewPage({ template, saved, locations, startAt, onCreated }: NewPageStart) {
  const { client } = useApp()
  const [entered, setEntered] = useState<Entered>({
    title: null,
    address: null,
    type: template?.target === 'location' ? 'LOCATION' : 'PAGE',
    locationId: null,
  })
  const [isTried, setIsTried] = useState(false)
  const [message, setMessage] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  // One key per input: a second press, or a retry after a lost response, creates only one page.
  const key = useRef(newKey())
  const wanted = entered.locationId ?? startAt
  const { id: locationId, name: location } = locations.find(({ id }) => id === wanted) ??
    locations[0] ?? { id: 0, name: '' }
  const title = entered.title ?? (template ? titleOf(template, location) : '')
  const isHome = useIsHome(entered.type, locationId)
  const address = entered.address ?? (isHome ? '/' : addressOf(title))
  const page = { ...entered, title, locationId, address }
  const problems = {
    title: title.trim() === '' ? t('Enter a title for the page') : undefined,
    address: addressProblem(page.address) ?? undefined,
  }

  function change(part: Partial<Entered>): void {
    key.current = newKey()
    setEntered({ ...entered, ...part })
  }

  /** Returns the first invalid field. */
  async function create(): Promise<'title' | 'address' | null> {
    setIsTried(true)
    if (problems.title !== undefined) return 'title'
    if (problems.address !== undefined) return 'address'
    if (isAsking) return null
    if (locations.length === 0) {
      setMessage(t('The locations are still loading. Try again in a moment.'))
      return null
    }
    setIsAsking(true)
    setMessage('')
    try {
      const sent = { ...(await filled()), address: await addressToSend() }
      onCreated((await createPage(client, sent, key.current)).id)
    } catch (error) {
      setMessage(failureOf(error).message)
      setIsAsking(false)
    }
    return null
  }

  /** Recomputes the address: the shown one may be for a previous location or type while the query for a home page is pending. */
  async function addressToSend(): Promise<string> {
    if (entered.address !== null || page.type !== 'LOCATION') return page.address
    return (await hasHomePage(client, locationId)) ? addressOf(title) : '/'
  }

  async function filled(): Promise<NewPage> {
    const plain = { ...page, title: title.trim(), description: '', content: EMPTY_CONTENT }
    if (saved) {
      const template = { pageId: saved.id, version: saved.version }
      return { ...plain, content: { ...saved.content, template } }
    }
    if (!template) return plain
    const { definitions } = await import('#renderer/registry/definitions')
    const made = pageOfTemplate(
      template,
      { title, location },
      { registry: definitions, nextId: newBlockId },
    )
    const content = { ...EMPTY_CONTENT, blocks: made.blocks }
    return { ...plain, description: made.description, content }
  }

  return { page, problems: isTried ? problems : {}, message, isAsking, change, create }
}

/** Returns whether a page of this type becomes the home page of its location. */
function useIsHome(type: PageType, locationId: number): boolean {
  const { data } = useQuery(locationPagesQuery, {
    variables: { locationId },
    skip: type !== 'LOCATION',
  })
  return data !== undefined && !isHomeAmong(data)
}
