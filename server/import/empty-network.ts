import { definitions } from '#renderer/registry/definitions'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { ImportedDocument, NetworkContent } from '#schema/import/network-content'
import type { StoredBlock } from '#schema/page/content'
import { newLayout } from '#schema/page/site-layout'

/** The initial content of an empty database: the default location. */
export const emptyNetwork: NetworkContent = {
  author: { id: 'setup', name: 'Setup' },
  locations: [
    {
      id: DEFAULT_LOCATION_ID,
      slug: 'main',
      name: 'Main location',
      status: 'ACTIVE',
      introSubtitle: '',
      introText: '',
      emailPrimary: '',
      phonePrimary: '',
      timeZone: 'UTC',
      address: {
        addressLine1: '',
        city: '',
        region: '',
        postalCode: '',
        countryCode: '',
        latitude: null,
        longitude: null,
      },
      type: { id: 1, name: 'Centre', description: '' },
      configuration: {},
    },
  ],
  pictures: [],
  galleries: [],
  topics: [],
  events: [],
  posts: [],
  wisdom: [],
  activities: [],
  faqs: [],
  socialPosts: [],
  documents: [siteLayout()],
  navigations: [
    { locationId: DEFAULT_LOCATION_ID, language: DEFAULT_LANGUAGE, entries: [], footer: [] },
  ],
}

/**
 * Returns the initial site layout: the location’s name above every page and its contact details below. Navigation is added with
 * the pages it links to.
 */
function siteLayout(): ImportedDocument {
  const title = 'Site layout'
  const { blocks } = newLayout(definitions)
  const values = {
    ...{ learnTitle: '', learnLinks: [], links: [], giveLabel: '', linksTitle: '' },
    copyrightEnd: null,
  }
  return {
    ...{ id: 1, type: 'LAYOUT', title, description: '', externalUrl: null },
    locationId: DEFAULT_LOCATION_ID,
    items: [
      {
        ...{ language: DEFAULT_LANGUAGE, locationId: DEFAULT_LOCATION_ID, title },
        content: { format: 1, blocks: blocks.map((block) => withValues(block, values)) },
      },
    ],
  }
}

/** Returns a block with different values in the named fields. */
function withValues(block: StoredBlock, values: Readonly<Record<string, unknown>>): StoredBlock {
  const fields = block.fields.map((field) =>
    Object.hasOwn(values, field.name) ? { ...field, value: values[field.name] } : field,
  )
  return { ...block, fields }
}
