import { expect, test } from 'vitest'
import { definitions } from './definitions'
import { type FieldData, registryAsData } from './registry-data'

const PROMO =
  'topic topic; title string; description string; fullWidth boolean; maxFullWidthItems number ≥1 = 2; items array'

/**
 * The block library, row by row, as the specification binds us to it: name, where it may be (L: location page,
 * C: content page), category, fields with their types, options, least values and defaults, and slots.
 */
const LIBRARY = `
TopNavigation | L C | navigation | learnTitle string; appearance select(transparent solid); links array
SectionNavigation | L C | navigation | title string; description html; automatic boolean = true; links array
TableOfContents | L C | navigation | title string; links array
QuickLinks | L C | navigation | showBorder boolean; items array
Hero | L C | hero | shouldUseLocation boolean; intro string; pretitle string; title string; subtitle string; spacing select(RELAXED TIGHT) = "RELAXED"; background media; mediaWidth select(FULL MAX) = "FULL"; mediaPosition select(CENTERED LEFT LEFT_TOP RIGHT RIGHT_TOP) = "CENTERED"; layout select(BOTTOM CENTERED LEFT) = "CENTERED"
SecondHero | L C | hero | useLocation boolean; intro string; pretitle string; title string; subtitle string; background media
HeroMosaic | L C | hero | title string; subtitle string; medias medias; cta link
FeatureBanner | L C | hero | pretitle string; title string; subtitle html; background media; logo media; colorOffset boolean; href string; showBorder boolean
FeaturedCarousel | L C | hero | showQuicklinks boolean; fullWidth boolean; slides array
PromoGrid | L C | feature | ${PROMO}
ExploreGrid | L C | feature | ${PROMO}
CircularPromo | L C | feature | ${PROMO}
DarkPromo | L C | feature | ${PROMO}
PromoCards | L C | feature | ${PROMO}
CardList | L C | content | title string; items array
AboutTeaser | L C | feature | colorOffset boolean; title string; text richtext; media media; link link
ExplorePromo | L | feature | title string = "Things To Do & See"; items array
ServicesPromo | L | feature | title string = "Our Services"; items array
ExploreFeatures | L C | feature | title string = "Features of our Mandir"; items array
ExploreBackground | L C | feature | title string = "How It Was Made"; items array
MandirMoods | L C | feature | title string; medias medias
GlobalSitesPromo | L C | feature | items array
Text | L C | content | html html; isIntro boolean
Media | L C | gallery | medias medias; layout select(CAROUSEL GRID_1_2 GRID_3 GRID_4 ROW SINGLE); gallery gallery; restrictHeight boolean; showBorder boolean; offsetTop boolean
Video | L C | content | youtubeLink string; blockBelow link; offsetTop boolean; colorOffset boolean
HoursCard | L C | content | graph string; showFull boolean
Timings | L C | content | title string; graph string; showFullDetails boolean = true
EventsList | L C | content | title string; filters boolean = true
EventsPromo | L C | feature | title string = "Upcoming Events"; count number ≥1 = 3
MasterEvent | C | content | event event
EventPage | C | content | event event
SingleEventPage | C | content | event event; rsvp link
NewsList | L C | content | title string; filters boolean = true
NewsPromo | L | feature | title string = "Latest News"
NewsArticlePage | C | content | article newsArticle
MasterNewsArticle | C | content | article newsArticle
WisdomPromo | L C | feature | title string = "Wisdom"
WisdomFeatured | L C | feature | title string
WisdomList | L C | content | title string = "More Talks & Inspiring Stories"
EmailSignUp | L C | content | title string = "Keep In Touch"; prompt string = "Sign up to receive regular news and event alerts."; placeholder string = "Enter your email here..."; button string = "Sign Up"
FeedbackForm | L C | content | title string = "Feedback for us?"; prompt string; button string = "Submit"
SocialMediaPromo | L C | feature | title string = "Stay Connected"; firstHandle string; secondHandle string
SocialSubFeeds | L C | content | title string = "Social Media Feeds"; items array
GettingHere | L C | content | location location; businessId string; busLink link
VisitorGuidelines | L C | content | topic topic = 272; title string = "Visitor Guidelines"
Faqs | L C | content | title string = "Frequently Asked Questions"; expandAll boolean = false; items array
SecurityAccessibility | L C | content | rules array; tabs array
ActivitiesPromo | L C | feature | title string = "Our Activities"
Activities | L C | content | satsangOnly boolean = false
ActivityPage | C | content | activity record
GalleryList | L C | gallery | title string
GalleryView | L C | gallery | gallery gallery
MurtiDarshan | L C | gallery | title string = "Murti Darshan"; medias medias
Announcements | L C | content | title string = "Announcements"; body richtext = ""
Footer | L C | footer | logo media; contact richtext; links array; social array; copyrightEnd number = 2024
Section | L C | content | background select; width select; spacing select | content
Columns | L C | content | ratio select | column1 column2 column3 column4
SearchResults | C | content |
Locations | L C | content | title string; description string
`

const TARGETS: Readonly<Record<string, string>> = { L: 'location', C: 'content' }
const FIELD =
  /^(?<name>\w+) (?<type>\w+)(?:\((?<options>[^)]*)\))?(?: ≥(?<min>\d+))?(?: = (?<value>.+))?$/

const rows = LIBRARY.trim()
  .split('\n')
  .map((line) => {
    const [name = '', at = '', category = '', fields = '', slots = ''] = line.split(/\s*\|\s*/)
    return {
      name,
      category,
      targets: words(at).map((letter) => TARGETS[letter]),
      fields: fields.split('; ').filter(Boolean),
      slots: words(slots),
    }
  })
const registry = new Map(registryAsData(definitions).map((block) => [block.name, block]))

/** Common searches in every editor, besides the library of the specification. */
const EVERYDAY = [
  'Accordion',
  'Buttons',
  'ContactPerson',
  'Countdown',
  'Divider',
  'Download',
  'Embed',
  'Notice',
  'PictureText',
  'Programme',
  'Quote',
  'TabGroup',
  'Table',
]

test('the registry holds the library and the everyday blocks, and nothing besides', () => {
  const names = [...rows.map(({ name }) => name), ...EVERYDAY]
  expect([...registry.keys()].sort()).toEqual(names.sort())
})

test.each(rows)('$name is as its row says', ({ name, category, targets, fields, slots }) => {
  const block = registry.get(name)
  expect(block).toMatchObject({ category, targets, slots })
  for (const field of fields) expectField(block?.fields ?? [], field)
})

test.each([...registry.values()])('each field of $name says what it is for', ({ fields }) => {
  const without = fields.filter(({ label, help }) => label.trim() === '' || !help?.trim())
  expect(without.map(({ name }) => name)).toEqual([])
})

function expectField(fields: readonly FieldData[], wanted: string): void {
  const { name, type, options, min, value } = FIELD.exec(wanted)?.groups ?? {}
  const field = fields.find((candidate) => candidate.name === name)
  expect(field?.type, wanted).toBe(type)
  if (options)
    expect(Object.keys(field?.options ?? {})).toEqual(expect.arrayContaining(words(options)))
  if (min) expect(field?.min).toBe(Number(min))
  if (value) expect(field?.default, wanted).toEqual(JSON.parse(value))
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean)
}
