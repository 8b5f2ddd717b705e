import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { importNetwork } from '../import/import-network'
import { loadSample } from '../import/sample-network'
import { noPictures } from '../import/testing/small-network'
import { createContentSource } from '../records/reading/content-source'

/** Questions that visitors type, and the page that answers each: in whichever language of the page, at whichever place on it. */
const BROOKFIELD = {
  // In plain words
  'opening hours': '/visit',
  'opening times today': '/visit',
  'when are you open': '/visit',
  timings: '/visit',
  closed: '/visit',
  'how do I get there': '/visit',
  parking: '/visit',
  'car park': '/visit',
  address: '/visit',
  'dress code': '/visit',
  'what should I wear': '/visit',
  shoes: '/visit',
  wheelchair: '/visit/faq',
  'entry fee': '/visit/faq',
  dogs: '/visit/faq',
  faq: '/visit/faq',
  prasad: '/visit/faq',
  'book a wedding': '/services',
  funeral: '/services',
  catering: '/services',
  'hire a hall': '/services',
  lunch: '/services',
  donate: '/give',
  donation: '/give',
  give: '/give',
  volunteer: '/connect',
  contact: '/connect',
  phone: '/visit',
  newsletter: '/',
  history: '/learn/about-us',
  'about us': '/learn/about-us',
  beliefs: '/learn/about-us/beliefs-and-practices',
  haveli: '/explore/haveli',
  garden: '/explore/garden',
  lotus: '/explore/garden',
  basketball: '/explore/gymnasium',
  'guided tour': '/explore',
  library: '/learn',
  'murti darshan': '/galleries/murti-darshan',
  photos: '/galleries',
  events: '/connect/events',
  news: '/connect/news',
  privacy: '/privacy-policy',
  'terms of use': '/terms',
  locations: '/locations',
  // Records
  yoga: '/connect/events/2',
  rangoli: '/connect/events/4',
  kites: '/connect/events/10',
  'food drive': '/connect/events/3',
  'gujarati classes': '/connect/activities/gujarati-classes',
  tabla: '/connect/activities/tabla-and-harmonium',
  'bal sabha': '/connect/activities/bal-sabha',
  children: '/visit',
  youth: '/connect/activities/youth-activities',
  women: '/connect/activities/mahila-mandal',
  accounts: '/connect/news/deepmala-mandirs-publish-their-accounts-for-2025',
  dome: '/connect/news/the-great-dome-is-open-again',
  'diwali pictures': '/galleries/101',
  // With slips of the keyboard
  aarti: '/visit',
  arrti: '/visit/faq',
  patotsv: '/connect/patotsav',
  divali: '/galleries/101',
  pakring: '/visit',
  wheelchiar: '/visit/faq',
  libary: '/learn',
  darshn: '/galleries/murti-darshan',
  volunter: '/connect',
  guidlines: '/visit',
  weding: '/services',
  // In other scripts
  દર્શન: '/galleries/murti-darshan',
  दर्शन: '/explore',
  'દર્શનનો સમય': '/visit',
  દાન: '/give',
  दान: '/give',
  પાટોત્સવ: '/connect/patotsav',
  मंदिर: '/',
  પાર્કિંગ: '/visit',
  पार्किंग: '/visit',
  આરતી: '/visit/faq',
} as const

describe.each(bothDatabases)('what visitors of the sample look for, on $kind', ({ url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
    const { sample } = await loadSample()
    await importNetwork(app, sample, { storePicture: noPictures })
  }, 120_000)
  afterAll(() => closeApp(app))

  /** The page of results begins with them. */
  async function firstThree(text: string, locationSlug = 'brookfield') {
    const source = createContentSource(app, null, () => undefined)
    const { hits } = await source.search({ locationSlug, text, first: 10 })
    return hits.slice(0, 3).map(({ path }) => pageOf(path))
  }

  test.each(Object.entries(BROOKFIELD))('%s', async (question, path) => {
    expect(await firstThree(question)).toContain(path)
  })

  test('a question is found by its answer, on the page that lists the location’s own', async () => {
    const source = createContentSource(app, null, () => undefined)
    const hit = async (locationSlug: string) => {
      const { hits } = await source.search({ locationSlug, text: 'heated boot room', first: 10 })
      return hits.find(({ kind }) => kind === 'QUESTION')
    }
    expect(await hit('ottawa')).toMatchObject({
      title: 'Where do boots go?',
      path: '/ottawa/visit/faq',
    })
    expect(await hit('brookfield')).toBeUndefined()
  })

  test('a location finds its own before what the network lends it', async () => {
    expect(await firstThree('opening hours', 'ottawa')).toContain('/ottawa/visit')
    expect((await firstThree('temple in kenya'))[0]).toBe('/nairobi')
    expect((await firstThree('Leicester', 'ottawa'))[0]).toBe('/leicester')
    expect((await firstThree('mandir'))[0]).not.toBe('/ottawa')
    expect(await firstThree('yoga', 'ottawa')).toContain('/ottawa/connect/events/23')
    expect((await firstThree('mill', 'leicester'))[0]).toMatch(/^\/leicester/)
  })
})

/** The page, whatever the language and the place on it. */
function pageOf(path: string): string {
  return path.replace(/#.*$/, '').replace(/^\/(?:gu|hi)-IN(?=\/|$)/, '') || '/'
}
