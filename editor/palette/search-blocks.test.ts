import { describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { addableBlocks, groupsOf } from './addable-blocks'
import { searchBlocks } from './search-blocks'

const addable = addableBlocks(definitions, 'content')
const found = (typed: string) => searchBlocks(addable, typed, 'content')
const names = (typed: string) => found(typed).map(({ definition }) => definition.name)

/** Queries by people who have not seen the labels, and the blocks that come first. */
const WORDS: readonly (readonly [typed: string, first: string])[] = [
  ['image', 'Media HeroMosaic GalleryView'],
  ['images', 'Media HeroMosaic GalleryView'],
  ['photo', 'Media GalleryView HeroMosaic'],
  ['photos', 'Media GalleryView HeroMosaic'],
  ['picture', 'Media PictureText MandirMoods'],
  ['pictures', 'Media PictureText MandirMoods'],
  ['gallery', 'GalleryView GalleryList Media'],
  ['album', 'GalleryView Media GalleryList'],
  ['slideshow', 'FeaturedCarousel Media'],
  ['carousel', 'FeaturedCarousel Media'],
  ['slider', 'FeaturedCarousel Media'],
  ['logo', 'Media TopNavigation'],
  ['video', 'Video'],
  ['youtube', 'Video SocialMediaPromo'],
  ['embed', 'Embed'],
  ['iframe', 'Embed'],
  ['spotify', 'Embed'],
  ['button', 'Buttons AboutTeaser QuickLinks'],
  ['divider', 'Divider Section'],
  ['line', 'Divider Section ExploreBackground'],
  ['spacer', 'Divider Section'],
  ['space', 'Divider Section'],
  ['columns', 'Columns Faqs Table'],
  ['two columns', 'Columns Faqs'],
  ['grid', 'PromoGrid Columns CardList'],
  ['background', 'Section ExploreBackground DarkPromo'],
  ['accordion', 'Accordion Faqs'],
  ['tabs', 'TabGroup VisitorGuidelines SecurityAccessibility'],
  ['faq', 'Faqs'],
  ['questions', 'Faqs FeedbackForm'],
  ['donate', 'FeatureBanner QuickLinks'],
  ['donation', 'FeatureBanner QuickLinks'],
  ['download', 'Download Text'],
  ['pdf', 'Download Text'],
  ['file', 'Download Text'],
  ['quote', 'Quote Text'],
  ['testimonial', 'Quote Text'],
  ['table', 'Table TableOfContents Text'],
  ['price', 'Text Table'],
  ['list', 'CardList Text WisdomList'],
  ['heading', 'Hero Text SecondHero'],
  ['title', 'Hero HeroMosaic SecondHero'],
  ['paragraph', 'Text AboutTeaser'],
  ['text', 'Text PictureText ExploreFeatures'],
  ['banner', 'FeatureBanner Hero SecondHero'],
  ['cover', 'Hero'],
  ['hero', 'Hero HeroMosaic SecondHero'],
  ['about us', 'AboutTeaser'],
  ['history', 'ExploreBackground'],
  ['schedule', 'ExploreBackground Programme SingleEventPage'],
  ['programme', 'Programme ExploreBackground SingleEventPage'],
  ['program', 'Programme ExploreBackground SingleEventPage'],
  ['times', 'Programme ExploreBackground Timings'],
  ['timetable', 'Timings Programme ExploreBackground'],
  ['agenda', 'Programme ExploreBackground'],
  ['timeline', 'ExploreBackground'],
  ['steps', 'ExploreBackground'],
  ['hours', 'HoursCard Timings Locations'],
  ['opening hours', 'Timings HoursCard'],
  ['opening times', 'Timings HoursCard QuickLinks'],
  ['map', 'GettingHere Embed Locations'],
  ['address', 'GettingHere EmailSignUp'],
  ['directions', 'GettingHere'],
  ['parking', 'GettingHere'],
  ['contact', 'ContactPerson FeedbackForm GettingHere'],
  ['phone', 'GettingHere Locations ContactPerson'],
  ['email', 'EmailSignUp GettingHere ContactPerson'],
  ['form', 'FeedbackForm EmailSignUp Embed'],
  ['contact form', 'FeedbackForm'],
  ['newsletter', 'EmailSignUp'],
  ['subscribe', 'EmailSignUp'],
  ['sign up', 'EmailSignUp'],
  ['register', 'SingleEventPage EmailSignUp'],
  ['rsvp', 'SingleEventPage'],
  ['invitation', 'SingleEventPage'],
  ['event', 'MasterEvent SingleEventPage EventsPromo'],
  ['events', 'EventsPromo EventsList MasterEvent'],
  ['calendar', 'EventsPromo EventsList Embed'],
  ['what is on', 'EventsPromo EventsList QuickLinks'],
  ['news', 'NewsList MasterNewsArticle EmailSignUp'],
  ['blog', 'NewsList MasterNewsArticle'],
  ['article', 'MasterNewsArticle NewsList WisdomList'],
  ['talks', 'WisdomFeatured WisdomList WisdomPromo'],
  ['podcast', 'WisdomPromo WisdomList WisdomFeatured'],
  ['wisdom', 'WisdomPromo WisdomFeatured WisdomList'],
  ['team', 'CardList'],
  ['staff', 'CardList'],
  ['people', 'CardList ContactPerson'],
  ['volunteers', 'CardList'],
  ['sponsors', 'CardList Media'],
  ['cards', 'CardList PromoCards HoursCard'],
  ['links', 'QuickLinks Text SectionNavigation'],
  ['menu', 'SectionNavigation QuickLinks TopNavigation'],
  ['navigation', 'SectionNavigation TopNavigation'],
  ['header', 'Hero TopNavigation'],
  ['footer', 'Footer'],
  ['search', 'SearchResults'],
  ['social media', 'SocialMediaPromo SocialSubFeeds'],
  ['facebook', 'SocialMediaPromo SocialSubFeeds'],
  ['instagram', 'SocialMediaPromo SocialSubFeeds'],
  ['rules', 'VisitorGuidelines SecurityAccessibility'],
  ['dress code', 'VisitorGuidelines SecurityAccessibility'],
  ['wheelchair', 'SecurityAccessibility'],
  ['announcement', 'Announcements FeatureBanner'],
  ['callout', 'Notice'],
  ['countdown', 'Countdown EventsPromo'],
  ['spreadsheet', 'Table'],
  ['notice', 'Notice Announcements'],
  ['classes', 'ActivitiesPromo Activities'],
  ['children', 'ActivitiesPromo Activities'],
  ['youth', 'ActivitiesPromo Activities'],
  ['darshan', 'MurtiDarshan Timings'],
  ['places', 'ExploreGrid Locations'],
  ['locations', 'Locations GettingHere'],
  ['services', 'CardList'],
  ['promo', 'PromoCards CircularPromo DarkPromo'],
  ['picture beside text', 'PictureText ExploreFeatures AboutTeaser'],
]

describe('everyday words find their block first', () => {
  test.each(WORDS)('%s', (typed, first) => {
    expect(names(typed).slice(0, 3).join(' ')).toBe(first)
  })
})

test('typing on keeps what is found', () => {
  for (const word of ['gallery', 'galleries', 'picture', 'accordion', 'opening hours'])
    for (let length = 3; length <= word.length; length += 1)
      expect(names(word.slice(0, length)), word.slice(0, length)).toContain(names(word)[0])
})

test('what is no block of its own leads to the one that does it, which says how', () => {
  expect(found('table').map(({ summary }) => summary)).toContain(
    'Add the text, then select Table in the toolbar above it.',
  )
  expect(found('donate')[0]?.summary).toBe(
    'Say what the gifts are for, and fill in the address of your giving page.',
  )
  // A block that is found by its own name needs no hint.
  expect(found('text')[0]?.summary).toBe(definitions.get('Text')?.description)
})

test('one wrong letter is forgiven where nothing else fits', () => {
  for (const typed of ['galery', 'shcedule', 'acordion', 'pictuers'])
    expect(names(typed).length, typed).toBeGreaterThan(0)
  expect(names('xyzzy')).toEqual([])
})

test('what pages hardly ever need is found, but never first', () => {
  expect(names('menu').at(-1)).toBe('TopNavigation')
  expect(names('event').indexOf('EventPage')).toBeGreaterThan(2)
  expect(names('footer')[0]).toBe('Footer')
})

test('a location page has blocks of its own', () => {
  const ofLocation = addableBlocks(definitions, 'location')
  const first = (typed: string) => searchBlocks(ofLocation, typed, 'location')[0]?.definition.name
  expect(['news', 'catering', 'attractions'].map(first)).toEqual([
    'NewsPromo',
    'ServicesPromo',
    'ExplorePromo',
  ])
})

describe('the list', () => {
  const groups = groupsOf(addable, 'content')

  test('has no long group, and the rare ones at its end', () => {
    expect(Math.max(...groups.map(({ blocks }) => blocks.length))).toBeLessThanOrEqual(10)
    expect(groups.at(-1)?.label).toBe('Advanced')
    expect(groups.at(-1)?.blocks.map(({ name }) => name)).toEqual([
      'ActivityPage',
      'EventPage',
      'Footer',
      'NewsArticlePage',
      'TopNavigation',
    ])
  })

  test('offers header and footer among the others where they belong, in a layout', () => {
    const [first] = groupsOf(addableBlocks(definitions, 'layout'), 'layout').slice(-1)
    expect(first?.label).toBe('Navigation and search')
  })

  test('tells every block from the others: by a name and a sentence of its own, and words to find it by', () => {
    const labels = addable.map(({ label }) => label.toLowerCase())
    const sentences = addable.map(({ description }) => description)
    expect(new Set(labels).size).toBe(labels.length)
    expect(new Set(sentences).size).toBe(sentences.length)
    const without = [...definitions.values()].filter(({ keywords }) => keywords.length === 0)
    expect(without.map(({ name }) => name)).toEqual([])
  })
})
